import { type InvoiceStatusCode, matchWindowMs } from '@tiyin/domain/invoices';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import { holdLeases, releaseLease } from '../routing/leases.ts';
import { bookMove } from './books.ts';
import type { StatusReason } from '@tiyin/api/types';
import { appendEvent } from './events.ts';
import { depositFee } from './fee.ts';
import type { InvoiceFields, InvoiceRow } from './invoice-row.ts';

type Move = {
  readonly to: InvoiceStatusCode;
  readonly reason: StatusReason;
  readonly actor: Actor;
  readonly details?: unknown;
  readonly fields?: InvoiceFields;
  readonly now: Date;
};

/**
 * Moves a locked invoice to another status: the books, the lease, the waiting that the status begins
 * and the event, in one transaction (decisions 11, 14, 19). Who may move it where is the caller's.
 */
export async function moveInvoice(tx: Tx, row: InvoiceRow, move: Move): Promise<InvoiceRow> {
  const fee = row.fee ?? (move.to === 'DONE' ? await depositFee(tx, row) : null);
  await bookMove(tx, row, move.to, fee ?? 0n, move.now);
  await followLease(tx, row, move);
  const waiting = await beginWaiting(tx, row, move);
  return appendEvent(
    tx,
    row,
    {
      code: move.reason,
      status: move.to,
      actor: move.actor,
      details: move.details,
      now: move.now,
    },
    { fee, ...move.fields, ...waiting, status: move.to, statusAt: move.now },
  );
}

async function followLease(tx: Tx, row: InvoiceRow, move: Move): Promise<void> {
  switch (move.to) {
    case 'DONE':
      return releaseLease(tx, row);
    case 'CANCELED':
    case 'DECLINED':
    case 'ERROR':
      return holdLeases(tx, row.id, move.now);
    case 'NEW':
    case 'IN_PROGRESS':
    case 'PENDING':
    case 'PAYED':
      return;
  }
}

/** PENDING waits for the money until its match window ends (decision 14). */
async function beginWaiting(tx: Tx, row: InvoiceRow, move: Move): Promise<InvoiceFields> {
  if (move.to !== 'PENDING') return {};
  const matchUntil = new Date(move.now.getTime() + matchWindowMs);
  await enqueue(tx, 'deposit.match-window', { invoiceId: row.id }, matchUntil);
  return { matchUntil };
}
