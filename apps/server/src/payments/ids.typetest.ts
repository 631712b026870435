import type { Operations } from '@tiyin/api/operations';
import {
  type AccountId,
  type ApiKeyId,
  asId,
  type InvoiceId,
  type MerchantId,
  type MethodId,
  type NotificationId,
  type PayoutId,
  type TerminalId,
} from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import { type invoice, merchant, payout, transfer } from '../db/schema.ts';
import type { readInvoice } from './invoices/read-invoice.ts';
import type { LedgerAccountName } from './ledger/accounts.ts';
import type { post } from './ledger/post.ts';

declare const merchantId: MerchantId;
declare const terminalId: TerminalId;
declare const accountId: AccountId;
declare const invoiceId: InvoiceId;
declare const payoutId: PayoutId;
declare const movements: Parameters<typeof post>[1]['movements'];

/** An id of one kind in the place of another (LEDGER-238). */
export const ownTerminal: TerminalId = terminalId;
// @ts-expect-error a merchant's id is not a terminal's
export const terminalOfMerchant: TerminalId = merchantId;
// @ts-expect-error an invoice's id is not a payout's, though both are UUIDs
export const payoutOfInvoice: PayoutId = invoiceId;
// @ts-expect-error an account's id is not an invoice's
export const invoiceOfAccount: InvoiceId = accountId;
// @ts-expect-error a number is not an id until it is marked as one
export const plain: MerchantId = 1;

/** `asId` names plain values; it does not turn one kind into another. */
export const named: MerchantId = asId(1);
// @ts-expect-error a terminal's id is named already
export const renamed: MerchantId = asId(terminalId);

/** The owner of a ledger account. */
export const balance: LedgerAccountName = { kind: 'merchant_balance', merchantId };
export const foreignBalance: LedgerAccountName = {
  kind: 'merchant_balance',
  // @ts-expect-error a balance belongs to a merchant
  merchantId: terminalId,
};
export const foreignAccount: LedgerAccountName = {
  kind: 'payment_account',
  // @ts-expect-error a payment account is not a merchant
  paymentAccountId: merchantId,
};

/** The subject of a posting. */
type Posting = Parameters<typeof post>[1];
const posting = { kind: 'settlement', isTest: true, movements, now: new Date(0) } as const;
export const posted: Posting = { ...posting, invoiceId, terminalId };
// @ts-expect-error a payout is not an invoice
export const postedForPayout: Posting = { ...posting, invoiceId: payoutId };
// @ts-expect-error a merchant is not a terminal
export const postedAtMerchant: Posting = { ...posting, terminalId: merchantId };

/** Rows carry their ids, and conditions compare like with like. */
type InvoiceRow = typeof invoice.$inferSelect;
export const merchantOfRow = (row: InvoiceRow): MerchantId => row.merchantId;
// @ts-expect-error the row's terminal is not a merchant
export const wrongOfRow = (row: InvoiceRow): MerchantId => row.terminalId;
export const ofInvoice = eq(payout.invoiceId, invoiceId);
// @ts-expect-error a payout's id is compared with an invoice's
export const ofPayout = eq(transfer.invoiceId, payoutId);
// @ts-expect-error a terminal's id is compared with a merchant's
export const ofTerminal = eq(merchant.id, terminalId);

/** A use case, and the requests that the contract lets through. */
type Question = Parameters<typeof readInvoice>[1];
type Path<Id extends keyof Operations> = Operations[Id]['input']['path'];
export const invoiceOfPath = ({ id }: Path<'getInvoice'>): Question['invoiceId'] => id;
export const keyOfPath = ({ keyId }: Path<'revokeApiKey'>): ApiKeyId => keyId;
// @ts-expect-error an API key's id is not its merchant's
export const merchantOfKey = ({ keyId }: Path<'revokeApiKey'>): MerchantId => keyId;
export const methodOfRow = (row: InvoiceRow): MethodId | null => row.methodId;
// @ts-expect-error a method is not an account
export const accountOfMethod = (row: InvoiceRow): AccountId | null => row.methodId;
export const notificationOfPath = ({ id }: Path<'closeNotification'>): NotificationId => id;
// @ts-expect-error the id in a merchant's address is not a terminal's
export const merchantOfPath = ({ id }: Path<'getMerchant'>): TerminalId => id;
