import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { terminalMethod } from '../../db/schema.ts';
import { checkAmount } from '../invoices/check-offer.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

/**
 * The amount of a withdrawal that is about to be sent has to be within the limits of its terminal's method
 * as they are now (INVOICE-481), whether the method is still offered or not; 422 `amount_outside_limits`.
 * A refund gives back what came, whatever the limits are (INVOICE-230).
 */
export async function requireWithinLimits(tx: Tx, row: InvoiceRow): Promise<void> {
  const { terminalId, methodId, amount, currency, refundOf } = row;
  if (refundOf !== null || methodId === null) return;
  const offered = await tx
    .select()
    .from(terminalMethod)
    .where(and(eq(terminalMethod.terminalId, terminalId), eq(terminalMethod.methodId, methodId)));
  checkAmount(amount, methodId, { offered, currency });
}
