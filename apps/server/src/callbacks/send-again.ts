import type { InvoiceId } from '@tiyin/domain/ids';
import { and, eq } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { invoice } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';
import { describeCallback } from './list-callbacks.ts';
import { statusWebhook } from './webhook-body.ts';
import { writeCallback } from './write-callback.ts';

type Input = { readonly staff: Staff; readonly invoiceId: InvoiceId; readonly now: Date };

/**
 * Sends the current status of an invoice again, as a separate callback, on a person's request
 * (INVOICE-46). 422 `no_callback_address` without an address.
 */
export async function sendAgain(tx: Tx, { staff, invoiceId, now }: Input) {
  const [row] = await tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, invoiceId), inScope(staff, invoice.merchantId)))
    .for('update');
  if (!row) throw new ProblemError('not_found');
  const type = statusWebhook(row);
  const written = await writeCallback(tx, row, { type, at: row.statusAt, now });
  if (!written) throw new ProblemError('no_callback_address');
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'callback.sent_by_hand',
    subject: `invoice:${row.id}`,
    details: { callback: written.id, status: row.status },
    now,
  });
  return describeCallback(written, [], now);
}
