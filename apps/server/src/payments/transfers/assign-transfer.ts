import type { InvoiceId, TransferId } from '@tiyin/domain/ids';
import { type MinorUnits, minus } from '@tiyin/domain/money';
import { eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { transfer } from '../../db/schema.ts';
import { resolve } from '../../notifications/notify.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { lockInvoice } from '../invoice-rows/invoice-row.ts';
import { readReason } from '../given-reason.ts';
import { followMoney, judgeMoney } from '../invoices/judge-money.ts';
import { requireAssignable } from './assignable-deposit.ts';
import { bookAssignment } from './book-transfer.ts';
import { accountOfTransfer, findVisible } from './read-transfer.ts';
import type { TransferRow } from './transfer-row.ts';
import { readReturned } from '../ledger/waiting-transfer.ts';

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
 * Of one that was returned in part, what is left (LEDGER-280). 409 `transfer_assigned` if it has an invoice,
 * `transfer_returned` if all of it was returned or a return is under way, 422 for an invoice that does not
 * fit. The reason is kept with the posting and the events.
 */
export async function assignTransfer(tx: Tx, command: Assignment): Promise<void> {
  const { staff, id, invoiceId, now } = command;
  const comment = readReason(command.reason);
  await tx.select({ id: transfer.id }).from(transfer).where(eq(transfer.id, id)).for('update');
  const found = await findVisible(tx, staff, id);
  const { transfer: row } = found;
  if (found.isReversed || row.reversesId !== null) throw new ProblemError('transfer_reversed');
  if (row.invoiceId !== null) throw new ProblemError('transfer_assigned');
  const amount = await amountLeft(tx, row);
  const account = accountOfTransfer(found);
  await requireAssignable(tx, { staff, invoiceId, account });
  const owner = await lockInvoice(tx, invoiceId);
  if (!owner) throw new Error(`invoice ${invoiceId} is gone`);
  await tx.update(transfer).set({ invoiceId }).where(eq(transfer.id, id));
  const by = { personId: staff.id, comment };
  const actor = { type: 'staff', id: staff.id } as const;
  const money = { ...row, amount, cameAt: row.createdAt, actor, comment, now };
  const judged = await judgeMoney(tx, owner, money);
  await bookAssignment(tx, { transfer: { ...row, amount }, by, now }, owner);
  await followMoney(tx, judged);
  await resolve(tx, `transfer:${id}`, now, 'TRANSFER_UNMATCHED');
  recordAudit(tx, {
    actor,
    action: 'transfer.assigned',
    subject: `transfer:${id}`,
    before: { invoiceId: null },
    after: { invoiceId: owner.id },
    details: { reason: comment },
    now,
  });
}

/** The money of a locked transfer that was not returned, in minor units. */
async function amountLeft(tx: Tx, { id, amount }: TransferRow): Promise<MinorUnits> {
  const returned = await readReturned(tx, id);
  if (returned.isUnderWay || returned.amount >= amount) throw new ProblemError('transfer_returned');
  return minus(amount, returned.amount);
}
