import type { InvoiceId, TransferId } from '@tiyin/domain/ids';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { transfer } from '../../db/schema.ts';
import { resolve } from '../../notifications/notify.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { lockInvoice } from '../invoice-rows/invoice-row.ts';
import { readReason } from '../invoices/given-reason.ts';
import { followMoney, judgeMoney } from '../invoices/judge-money.ts';
import { requireAssignable } from './assignable-deposit.ts';
import { bookAssignment } from './book-transfer.ts';
import { accountOfTransfer, findVisible } from './read-transfer.ts';
import { isBeingReturned } from './waiting-transfer.ts';

type Assignment = {
  readonly staff: Staff;
  readonly id: TransferId;
  readonly invoiceId: InvoiceId;
  readonly reason: string;
  readonly now: Date;
};

/**
 * Assigns a transfer to an invoice on a person's decision (ROUTING-33): it moves to the suspense of
 * the invoice's merchant, and the invoice is handled as if the provider had named it originally.
 * 409 `transfer_assigned` if it has an invoice, `transfer_returned` if it is given back, 422 for an invoice
 * that does not fit. The reason is kept with the posting and the events.
 */
export async function assignTransfer(tx: Tx, order: Assignment): Promise<void> {
  const { staff, id, invoiceId, now } = order;
  const comment = readReason(order.reason);
  await tx.select({ id: transfer.id }).from(transfer).where(eq(transfer.id, id)).for('update');
  const found = await findVisible(tx, staff, id);
  const { transfer: row } = found;
  if (found.isReversed || row.reversesId !== null) throw new ProblemError('transfer_reversed');
  if (row.invoiceId !== null) throw new ProblemError('transfer_assigned');
  await requireKept(tx, id);
  const account = accountOfTransfer(found);
  await requireAssignable(tx, { staff, invoiceId, account });
  const owner = await lockInvoice(tx, invoiceId);
  if (!owner) throw new Error(`invoice ${invoiceId} is gone`);
  await tx.update(transfer).set({ invoiceId }).where(eq(transfer.id, id));
  const by = { personId: staff.id, comment };
  const actor = { type: 'staff', id: staff.id } as const;
  const money = { ...row, cameAt: row.createdAt, actor, comment, now };
  const judged = await judgeMoney(tx, owner, money);
  await bookAssignment(tx, { transfer: row, account, by, now }, owner);
  await followMoney(tx, judged);
  await resolve(tx, `transfer:${id}`, now, 'TRANSFER_UNMATCHED');
  recordAudit(tx, {
    actor,
    action: 'transfer.assigned',
    subject: `transfer:${id}`,
    details: { invoiceId: owner.id, reason: comment },
    now,
  });
}

async function requireKept(tx: Tx, id: TransferId): Promise<void> {
  const [returned] = await tx
    .select({ id: transfer.id })
    .from(transfer)
    .where(and(eq(transfer.id, id), isBeingReturned));
  if (returned) throw new ProblemError('transfer_returned');
}
