import { payoutStatusByCode } from '@tiyin/domain/invoices';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { type PayoutRow, payoutsOf } from './payout-row.ts';

/** The transactions of an invoice in a person's scope, newest first (section 3): 404 beyond it. */
export async function listPayouts(tx: Tx, staff: Staff, invoiceId: string) {
  const [visible] = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.id, invoiceId), inScope(staff, invoice.merchantId)));
  if (!visible) throw new ProblemError('not_found');
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
