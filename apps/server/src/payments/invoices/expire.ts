import { type DepositEvent, depositTransition } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { endUnpaid } from './end-unpaid.ts';
import type { StatusReason } from '@tiyin/api/types';
import { type InvoiceRow, lockInvoice } from './invoice-row.ts';
import { depositFacts } from './report-money.ts';

/** Cancels a locked deposit whose deadline has passed; otherwise leaves it as it is (decision 14). */
export async function passDeadline(tx: Tx, row: InvoiceRow, now: Date): Promise<InvoiceRow> {
  if (row.deadlineAt > now) return row;
  return passTime(tx, row, { type: 'deadline-passed' }, 'deadline_passed', now);
}

/** The deadline of a deposit's form comes (the job `deposit.deadline`). */
export async function runDeadline(tx: Tx, invoiceId: string, now: Date): Promise<void> {
  const row = await lockInvoice(tx, invoiceId);
  if (row) await passDeadline(tx, row, now);
}

/** The match window of a deposit ends (the job `deposit.match-window`). */
export async function runMatchWindow(tx: Tx, invoiceId: string, now: Date): Promise<void> {
  const row = await lockInvoice(tx, invoiceId);
  if (!row?.matchUntil || row.matchUntil > now) return;
  await passTime(tx, row, { type: 'match-window-ended' }, 'match_window_ended', now);
}

async function passTime(
  tx: Tx,
  row: InvoiceRow,
  event: DepositEvent,
  reason: StatusReason,
  now: Date,
): Promise<InvoiceRow> {
  const [to] = depositTransition(row.status, event, depositFacts(row, now));
  if (to === undefined) return row;
  return endUnpaid(tx, row, { to, reason, actor: { type: 'system' }, now });
}
