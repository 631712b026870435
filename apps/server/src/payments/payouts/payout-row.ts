import type { InvoiceId, PayoutId } from '@tiyin/domain/ids';
import { and, asc, eq, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { payout } from '../../db/schema.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';

/** One attempt to pay a withdrawal out, as a row. */
export type PayoutRow = typeof payout.$inferSelect;

/** A payout that may still be paid, or may have been without our knowing. */
const underWay: readonly PayoutRow['status'][] = ['NEW', 'SENT', 'UNKNOWN'];

/** Whether a payout's outcome is unknown. */
export function isUnderWay({ status }: Pick<PayoutRow, 'status'>): boolean {
  return underWay.includes(status);
}

/** The payouts of an invoice, the first first. */
export async function payoutsOf(tx: Tx, invoiceId: InvoiceId): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payout)
    .where(eq(payout.invoiceId, invoiceId))
    .orderBy(asc(payout.number));
}

/** The running payout of an invoice; there is at most one. */
export async function livePayoutOf(tx: Tx, invoiceId: InvoiceId): Promise<PayoutRow | undefined> {
  const [row] = await tx
    .select()
    .from(payout)
    .where(and(eq(payout.invoiceId, invoiceId), inArray(payout.status, [...underWay])));
  return row;
}

/**
 * A payout with its locked invoice: neither changes until the transaction ends. Undefined for an
 * unknown payout.
 */
export async function lockPayout(
  tx: Tx,
  payoutId: PayoutId,
): Promise<{ readonly payout: PayoutRow; readonly invoice: InvoiceRow } | undefined> {
  const matchingRow = eq(payout.id, payoutId);
  const [seen] = await tx.select({ invoiceId: payout.invoiceId }).from(payout).where(matchingRow);
  const invoice = seen && (await lockInvoice(tx, seen.invoiceId));
  if (!invoice) return undefined;
  // Read again: data from before the lock may be old.
  const [row] = await tx.select().from(payout).where(matchingRow);
  return row && { payout: row, invoice };
}

/** Writes the status of a payout. */
export async function markPayout(
  tx: Tx,
  payoutId: PayoutId,
  fields: Partial<Pick<PayoutRow, 'status' | 'externalId'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(payout)
    .set({ ...fields, statusAt: now })
    .where(eq(payout.id, payoutId));
}
