import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { payout } from '../../db/schema.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';

/** One try to pay a withdrawal out, as its row stands. */
export type PayoutRow = typeof payout.$inferSelect;

/** A payout that may still be paid, or may have been without our knowing. */
const underWay: readonly PayoutRow['status'][] = ['NEW', 'SENT', 'UNKNOWN'];

/** Whether nobody has said yet what came of a payout. */
export function isUnderWay({ status }: Pick<PayoutRow, 'status'>): boolean {
  return underWay.includes(status);
}

/** The payouts of an invoice, the first first. */
export async function payoutsOf(tx: Tx, invoiceId: string): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payout)
    .where(eq(payout.invoiceId, invoiceId))
    .orderBy(asc(payout.number));
}

/** The payout of an invoice that is under way; there is one at most. */
export async function livePayoutOf(tx: Tx, invoiceId: string): Promise<PayoutRow | undefined> {
  const [row] = await tx
    .select()
    .from(payout)
    .where(and(eq(payout.invoiceId, invoiceId), inArray(payout.status, [...underWay])));
  return row;
}

/**
 * A payout with its invoice, which is locked: nobody else moves either until the transaction ends.
 * Undefined where there is no such payout.
 */
export async function lockPayout(
  tx: Tx,
  payoutId: string,
): Promise<{ readonly payout: PayoutRow; readonly invoice: InvoiceRow } | undefined> {
  const itsRow = eq(payout.id, payoutId);
  const [seen] = await tx.select({ invoiceId: payout.invoiceId }).from(payout).where(itsRow);
  const invoice = seen && (await lockInvoice(tx, seen.invoiceId));
  if (!invoice) return undefined;
  // Read again: what was read before the lock may be old.
  const [row] = await tx.select().from(payout).where(itsRow);
  return row && { payout: row, invoice };
}

/** Writes how a payout stands now. */
export async function markPayout(
  tx: Tx,
  payoutId: string,
  fields: Partial<Pick<PayoutRow, 'status' | 'externalId'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(payout)
    .set({ ...fields, statusAt: now })
    .where(eq(payout.id, payoutId));
}
