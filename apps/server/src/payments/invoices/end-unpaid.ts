import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { StatusReason } from '@tiyin/api/types';
import type { InvoiceFields, InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { moveInvoice } from './move-invoice.ts';
import { reportedTotal } from './judge-money.ts';

type End = {
  readonly to: InvoiceStatusCode;
  readonly reason: StatusReason;
  readonly actor: Actor;
  readonly fields?: InvoiceFields;
  readonly now: Date;
};

/**
 * Ends a locked deposit without money. If some did arrive (staff opened it again, or booked it and
 * took that back), the end contradicts the money, and staff decide (INVOICE-26): no customer's
 * money is hidden behind CANCELED or DECLINED.
 */
export async function endUnpaid(tx: Tx, row: InvoiceRow, end: End): Promise<InvoiceRow> {
  const hasMoney = (await reportedTotal(tx, row.id)) > 0n;
  if (!hasMoney) return moveInvoice(tx, row, end);
  return moveInvoice(tx, row, { ...end, to: 'ERROR', reason: 'reports_contradict' });
}
