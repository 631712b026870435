import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { callback, invoice } from '../db/schema.ts';
import { describeStatus } from '../payments/invoices/describe.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';
import type { CallbackRow } from './write-callback.ts';

/** The callbacks of an invoice in a person's scope, newest first (section 3). */
export async function listCallbacks(tx: Tx, staff: Staff, invoiceId: string) {
  const [visible] = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.id, invoiceId), inScope(staff, invoice.merchantId)));
  if (!visible) throw new ProblemError('not_found');
  const rows = await tx
    .select()
    .from(callback)
    .where(eq(callback.invoiceId, invoiceId))
    .orderBy(desc(callback.number));
  return rows.map(describeCallback);
}

/** A callback as the contract shows it. */
export function describeCallback(row: CallbackRow) {
  return {
    id: row.id,
    status: row.state,
    invoiceStatus: describeStatus(row.invoiceStatus),
    createDate: row.createdAt.toISOString(),
    executionDate: row.executedAt?.toISOString() ?? null,
  };
}
