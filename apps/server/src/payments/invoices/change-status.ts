import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { invoiceStatusById } from '@tiyin/domain/invoices';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, transfer } from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import { watchPayout } from '../payouts/watch-payout.ts';
import { takeLease } from '../routing/leases.ts';
import { bookReportedMoney } from './books.ts';
import { type InvoiceFields, type InvoiceRow, isOpenDeposit } from './invoice-row.ts';
import { type InvoiceChange, lockForChange } from './lock-for-change.ts';
import { moveInvoice } from './move-invoice.ts';
import { reportedTotal } from './judge-money.ts';

/** A form that a person opens again gives the customer this long, in ms. */
const reopenedForMs = 15 * 60_000;

type StatusChange = InvoiceChange & { readonly statusId: number };

/**
 * A person moves an invoice to any other status (decision 15): the books follow, no money is sent.
 * 409 `amount_taken` when another waits for its amount by now, 422 `status_unchanged` when it has that
 * status; otherwise as `lockForChange`.
 */
export async function changeStatus(tx: Tx, change: StatusChange): Promise<void> {
  const { staff, now } = change;
  const row = await lockForChange(tx, change, 'invoice.status.change');
  const to = invoiceStatusById(change.statusId)?.code;
  if (!to) throw notAllowed('/statusId', 'There is no such status');
  if (to === row.status) throw new ProblemError('status_unchanged');
  if (to === 'DONE' && row.flowType === 'DEPOSIT') await vouchForMissing(tx, row, change);
  const fields = await reopen(tx, row, to, now);
  const moved = await moveInvoice(tx, row, {
    to,
    reason: 'changed_by_person',
    actor: { type: 'staff', id: staff.id },
    fields: { ...fields, wasMovedByPerson: true, ...callOffRetry(row) },
    now,
  });
  if (row.flowType === 'WITHDRAWAL') await watchPayout(tx, moved, now);
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'invoice.status_changed',
    subject: `invoice:${row.id}`,
    details: { from: row.status, to },
    now,
  });
}

/** A new round of a withdrawal: what was planned in the last one is off, since a move by hand sends no money. */
function callOffRetry({ flowType, payoutRound }: InvoiceRow): InvoiceFields {
  return flowType === 'WITHDRAWAL' ? { payoutRound: payoutRound + 1 } : {};
}

/** What was not reported is vouched for by the person, so that nothing is booked without (decision 11). */
async function vouchForMissing(tx: Tx, row: InvoiceRow, change: StatusChange): Promise<void> {
  const missing = row.amount - (await reportedTotal(tx, row.id));
  if (missing <= 0n) return;
  const report = { amount: missing, accountId: row.accountId, now: change.now };
  await tx.insert(transfer).values({
    accountId: row.accountId,
    externalId: `staff-${row.id}-${row.eventSequence}`,
    source: 'staff',
    amount: missing,
    invoiceId: row.id,
    personId: change.staff.id,
    createdAt: change.now,
  });
  await bookReportedMoney(tx, row, report);
}

/**
 * An ended deposit that a person opens again gets its amount back, and time. 409 `amount_taken`. A
 * withdrawal that is new again gets time, too.
 */
async function reopen(
  tx: Tx,
  row: InvoiceRow,
  to: InvoiceStatusCode,
  now: Date,
): Promise<InvoiceFields> {
  if (row.flowType === 'WITHDRAWAL' ? to !== 'NEW' : !isOpenDeposit({ ...row, status: to })) {
    return {};
  }
  if (row.flowType === 'DEPOSIT' && row.accountId !== null && !isOpenDeposit(row)) {
    const [account] = await tx
      .select()
      .from(paymentAccount)
      .where(eq(paymentAccount.id, row.accountId));
    const isFree = await takeLease(tx, {
      accountId: row.accountId,
      amount: row.amount,
      isUnique: account?.checkUniqueAmount ?? false,
      invoiceId: row.id,
      now,
    });
    if (!isFree) throw new ProblemError('amount_taken');
  }
  if (to === 'PENDING' || row.deadlineAt > now) return {};
  const deadlineAt = new Date(now.getTime() + reopenedForMs);
  enqueue(tx, 'invoice.deadline', { invoiceId: row.id }, deadlineAt);
  return { deadlineAt };
}
