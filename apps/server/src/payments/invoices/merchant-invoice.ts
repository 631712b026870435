import type { InvoiceId } from '@tiyin/domain/ids';
import type { KeyScope } from '@tiyin/domain/permissions';
import { amountToWire, type MinorUnits, zeroUnits } from '@tiyin/domain/money';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { type Own, isOfMode } from '../../db/own.ts';
import { invoice } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { passDeadline } from './expire.ts';
import { describeRefunds } from '../invoice-rows/describe.ts';
import { reportedTotal } from './judge-money.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { refundedTotal } from './refunded.ts';

/** One of a merchant's own invoices. */
export type InvoiceLookup = Own & { readonly invoiceId: InvoiceId };

/** One of a merchant's own invoices (API-21); another merchant's is 404. */
export async function readMerchantInvoice(tx: Tx, lookup: InvoiceLookup) {
  const [row] = await tx.select().from(invoice).where(isOwn(lookup));
  if (!row) throw new ProblemError('not_found');
  const refunded = row.flowType === 'DEPOSIT' ? await refundedTotal(tx, row.id) : zeroUnits;
  const received = await describeReceived(tx, row);
  return describeMerchantInvoice(row, { refunded, received });
}

/**
 * Cancels a merchant's own invoice (INVOICE-18, API-21); another merchant's is 404, and 409
 * `not_cancelable` if it is too late. One whose deadline has passed is canceled for that reason.
 * @param admit throws where the caller may not act on payments of this kind (API-500)
 */
export async function cancelMerchantInvoice(
  tx: Tx,
  lookup: InvoiceLookup & { readonly now: Date },
  admit: (needed: KeyScope) => void = () => undefined,
) {
  const { merchantId, now } = lookup;
  const [row] = await tx.select().from(invoice).where(isOwn(lookup)).for('update');
  if (!row) throw new ProblemError('not_found');
  admit(scopeOf(row));
  const canceled = await cancelInvoice(tx, await passDeadline(tx, row, now), {
    reason: 'canceled_by_merchant',
    actor: { type: 'merchant', id: merchantId },
    now,
  });
  return describeMerchantInvoice(canceled, { received: await describeReceived(tx, canceled) });
}

/** The scope that a key needs to act on a payment. */
export function scopeOf({ flowType, refundOf }: InvoiceRow): KeyScope {
  if (refundOf !== null) return 'refunds';
  return flowType === 'DEPOSIT' ? 'deposits' : 'payouts';
}

/** The condition on a merchant's own invoice, in the mode of its key. */
export function isOwn({ merchantId, invoiceId, isTest }: InvoiceLookup) {
  const isVisible = isOfMode(invoice.isTest, { isTest });
  return and(eq(invoice.id, invoiceId), eq(invoice.merchantId, merchantId), isVisible);
}

/** The server's addition to a fixed amount, if any; the amount includes it (ROUTING-203). */
export function describeAdjustment({ adjustment }: Pick<InvoiceRow, 'adjustment'>) {
  return adjustment > 0n ? { adjustment: amountToWire(adjustment) } : {};
}

type Received = { readonly receivedAmount?: number };

/** All money that was reported for a deposit. */
export async function describeReceived(tx: Tx, row: InvoiceRow): Promise<Received> {
  if (row.flowType === 'WITHDRAWAL') return {};
  return { receivedAmount: receivedToWire(await reportedTotal(tx, row.id)) };
}

/**
 * The money reported for a deposit and not returned: none where more was returned than came, after reports that
 * contradict each other (LEDGER-726).
 */
export function receivedToWire(total: MinorUnits): number {
  return amountToWire(total < 0n ? zeroUnits : total);
}

type MoneyOf = {
  /** Its refunds that have not failed, in minor units. */
  readonly refunded?: MinorUnits;
  readonly received?: Received;
};

/** `MerchantInvoice` of the contract; of a deposit with its money. */
export function describeMerchantInvoice(
  row: InvoiceRow,
  { refunded = zeroUnits, received }: MoneyOf = {},
) {
  return {
    invoiceId: row.id,
    merchantInvoiceId: row.merchantInvoiceId,
    status: row.status,
    amount: amountToWire(row.amount),
    ...describeAdjustment(row),
    ...received,
    ...describeRefunds(row, refunded),
    fee: row.fee === null ? null : amountToWire(row.fee),
    currency: row.currency,
    isTest: row.isTest,
    createdDate: row.createdAt.toISOString(),
    statusDate: row.statusAt.toISOString(),
  };
}
