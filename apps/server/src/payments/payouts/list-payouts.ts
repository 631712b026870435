import type { InvoiceId } from '@tiyin/domain/ids';
import { payoutStatusByCode } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';
import type { Staff } from '../../staff/staff.ts';
import { type PayoutRow, payoutsOf } from './payout-row.ts';

/** The transactions of an invoice in a person's scope, newest first (INVOICE-60): 404 beyond it. */
export async function listPayouts(tx: Tx, staff: Staff, invoiceId: InvoiceId) {
  await requireVisible(tx, staff, invoiceId);
  return (await payoutsOf(tx, invoiceId)).toReversed().map(describePayout);
}

/** `Transaction` of the contract. */
export function describePayout(row: PayoutRow) {
  return {
    id: row.id,
    status: payoutStatusByCode(row.status),
    createDate: row.createdAt.toISOString(),
    statusDate: row.statusAt.toISOString(),
  };
}
