import type { InvoiceId } from '@tiyin/domain/ids';
import { depositTransition, withdrawalTransition } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { endUnpaid } from './end-unpaid.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';
import { moveInvoice } from './move-invoice.ts';
import { depositFacts } from './judge-money.ts';

const system = { type: 'system' } as const;

/** Cancels a locked invoice whose deadline has passed; otherwise leaves it as it is (INVOICE-17). */
export async function passDeadline(tx: Tx, row: InvoiceRow, now: Date): Promise<InvoiceRow> {
  if (row.deadlineAt > now) return row;
  const passed = { type: 'deadline-passed' } as const;
  const end = { reason: 'deadline_passed', actor: system, now } as const;
  if (row.flowType === 'DEPOSIT') {
    const [to] = depositTransition(row.status, passed, depositFacts(row, now));
    return to === undefined ? row : endUnpaid(tx, row, { to, ...end });
  }
  const [to] = withdrawalTransition(row.status, passed);
  return to === undefined ? row : moveInvoice(tx, row, { to, ...end });
}

/** The deadline of an invoice's form has passed (the job `invoice.deadline`). */
export async function runDeadline(tx: Tx, invoiceId: InvoiceId, now: Date): Promise<void> {
  const row = await lockInvoice(tx, invoiceId);
  if (row) await passDeadline(tx, row, now);
}

/** The match window of a deposit ends (the job `deposit.match-window`). */
export async function runMatchWindow(tx: Tx, invoiceId: InvoiceId, now: Date): Promise<void> {
  const row = await lockInvoice(tx, invoiceId);
  if (row) await passMatchWindow(tx, row, now);
}

/** Ends a locked deposit whose match window is over; otherwise leaves it as it is (INVOICE-21). */
export async function passMatchWindow(tx: Tx, row: InvoiceRow, now: Date): Promise<InvoiceRow> {
  if (row.flowType === 'WITHDRAWAL' || !row.matchUntil || row.matchUntil > now) return row;
  const ended = { type: 'match-window-ended' } as const;
  const [to] = depositTransition(row.status, ended, depositFacts(row, now));
  if (to === undefined) return row;
  return endUnpaid(tx, row, { to, reason: 'match_window_ended', actor: system, now });
}
