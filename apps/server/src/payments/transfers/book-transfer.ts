import { money } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import { bookAssignedMoney } from '../invoices/books.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { LedgerAccountName } from '../ledger/accounts.ts';
import type { PreloadedContext } from '../ledger/posting-context.ts';
import type { ReadyPosting } from '../ledger/insert-posting.ts';
import { type PostedBy, preparePosting } from '../ledger/post.ts';
import type { ReportedAccount } from './reported-account.ts';
import type { TransferRow } from './transfer-row.ts';

type Money = {
  readonly transfer: TransferRow;
  readonly account: ReportedAccount;
  /** The member of staff who assigned it; missing for a report. */
  readonly by?: PostedBy | undefined;
  readonly now: Date;
};

/** Money without a known owner. */
const unknown: LedgerAccountName = { kind: 'suspense' };

function suspenseOf(row: InvoiceRow): LedgerAccountName {
  return { kind: 'suspense', merchantId: row.merchantId };
}

/**
 * The posting of reported money: payment account → suspense, its merchant's if known (LEDGER-15). The
 * caller writes it and checks the limit of the account, after all postings.
 */
export async function prepareTransfer(
  tx: Tx,
  { transfer, account, now }: Money,
  owner: InvoiceRow | undefined,
  postingContext: PreloadedContext | undefined,
): Promise<ReadyPosting | undefined> {
  const { amount } = transfer;
  const posting = {
    kind: 'money_reported',
    transferId: transfer.id,
    ...(owner && { invoiceId: owner.id, terminalId: owner.terminalId }),
    isTest: account.isTest,
    movements: [
      {
        from: { kind: 'payment_account', paymentAccountId: account.id },
        to: owner ? suspenseOf(owner) : unknown,
        money: money(amount, account.currency),
      },
    ],
    now,
  } as const;
  return preparePosting(tx, posting, postingContext);
}

/**
 * Posts money that was matched to an invoice: suspense without a merchant → suspense of its
 * merchant (ROUTING-31).
 */
export async function bookAssignment(
  tx: Tx,
  { transfer, by, now }: Pick<Money, 'by' | 'now' | 'transfer'>,
  owner: InvoiceRow,
): Promise<void> {
  const { amount, id: transferId } = transfer;
  await bookAssignedMoney(tx, owner, { transferId, amount, by, now });
}
