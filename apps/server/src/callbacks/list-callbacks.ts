import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { callback } from '../db/schema.ts';
import { describeStatus } from '../payments/invoices/describe.ts';
import { requireVisible } from '../payments/invoices/visible-invoice.ts';
import type { Staff } from '../staff/staff.ts';
import type { CallbackRow } from './write-callback.ts';

/** The callbacks of an invoice in a person's scope, newest first (section 3). */
export async function listCallbacks(tx: Tx, staff: Staff, invoiceId: string) {
  await requireVisible(tx, staff, invoiceId);
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
