import {
  type FlowTypeCode,
  type InvoiceStatusCode,
  isReserved,
  matchWindowMs,
} from '@tiyin/domain/invoices';
import { type FeeRule, zeroUnits } from '@tiyin/domain/money';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import { type NotificationKind, notify, resolve } from '../../notifications/notify.ts';
import { holdLeases, releaseLease } from '../routing/leases.ts';
import { followBalance } from './below-zero.ts';
import { bookMove } from './books.ts';
import type { StatusReason } from '@tiyin/api/types';
import { type NewEvent, type PassedEvent, appendEvent, passEvent } from './events.ts';
import { followExpectedMoney } from './expected-deposit.ts';
import { invoiceFee } from './fee.ts';
import type { ReadyPosting } from '../ledger/insert-posting.ts';
import type { PreloadedContext } from '../ledger/posting-context.ts';
import type { InvoiceFields, InvoiceRow } from '../invoice-rows/invoice-row.ts';

type Move = {
  readonly to: InvoiceStatusCode;
  readonly reason: StatusReason;
  readonly actor: Actor;
  readonly details?: unknown;
  /** The reason that a member of staff gave. */
  readonly comment?: string | undefined;
  readonly fields?: InvoiceFields;
  /** Until when PENDING waits, where that is no match window from now (FORM-204, INVOICE-221). */
  readonly matchUntil?: Date;
  /** Preloaded data for its postings. */
  readonly preloaded?: PreloadedBooks | undefined;
  /** A posting of the same transaction that is written by the same statement. */
  readonly together?: ReadyPosting | undefined;
  readonly now: Date;
};

/** The data for an invoice's postings, if it was read together with other data. */
export type PreloadedBooks = {
  readonly postingContext: PreloadedContext;
  readonly feeRule: FeeRule | undefined;
};

/**
 * Moves a locked invoice to another status: the postings, the lease, the status's timers and the
 * event, in one transaction (LEDGER-16, INVOICE-12, ROUTING-28). The caller checks the permission.
 */
export async function moveInvoice(tx: Tx, row: InvoiceRow, move: Move): Promise<InvoiceRow> {
  return moveTo(tx, row, move, (event, fields) => appendEvent(tx, row, event, fields));
}

/**
 * Moves a locked invoice through statuses of which only the last one stays: the events are written together, with
 * the invoice as it is then.
 * @param moveOf the move to a status, and whether it is the last
 */
export async function moveAlong(
  tx: Tx,
  row: InvoiceRow,
  path: readonly InvoiceStatusCode[],
  moveOf: (to: InvoiceStatusCode, isLast: boolean) => Omit<Move, 'to'>,
): Promise<InvoiceRow> {
  const passed: PassedEvent[] = [];
  let moved = row;
  for (const [place, to] of path.entries()) {
    const before = moved;
    const isLast = place === path.length - 1;
    moved = await moveTo(tx, before, { to, ...moveOf(to, isLast) }, (event, fields) =>
      isLast
        ? appendEvent(tx, before, event, fields, passed)
        : passEvent(before, event, fields, passed),
    );
  }
  return moved;
}

type WriteEvent = (event: NewEvent, fields: InvoiceFields) => InvoiceRow;

async function moveTo(tx: Tx, row: InvoiceRow, move: Move, write: WriteEvent): Promise<InvoiceRow> {
  const { to, reason, actor, details, comment, preloaded, together, now } = move;
  const fee = row.fee ?? (isFeeDue(row, to) ? await invoiceFee(tx, row, preloaded?.feeRule) : null);
  const by = actor.type === 'staff' ? { personId: actor.id, comment } : undefined;
  const { postingContext } = preloaded ?? {};
  const booking = { to, fee: fee ?? zeroUnits, postingContext, together, by, now };
  const balanceChange = await bookMove(tx, row, booking);
  const waiting = waitingOf(row, move);
  const fields = { fee, ...move.fields, ...waiting, status: to, statusAt: now };
  const event = { code: reason, status: to, actor, details, comment, now };
  const moved = write(event, fields);
  followLease(tx, row, move);
  followExpectedMoney(tx, row, move);
  if (waiting) enqueue(tx, 'deposit.match-window', { invoiceId: row.id }, waiting.matchUntil);
  await followBalance(tx, row, balanceChange, now);
  await followPerson(tx, row, move);
  return moved;
}

/** ERROR needs staff until the invoice leaves it (INVOICE-14). */
async function followPerson(tx: Tx, row: InvoiceRow, { to, reason, now }: Move): Promise<void> {
  const subject = `invoice:${row.id}`;
  const { merchantId, isTest } = row;
  if (row.status === 'ERROR') await resolve(tx, subject, now, { allBut: ofReturns[row.flowType] });
  const kind = needOf[reason];
  if (to !== 'ERROR' || kind === undefined) return;
  await notify(tx, { kind, subject, merchantId, isTest, details: { reason }, now });
}

/** A deposit has no payout: these are about a return of its money, and close with its outcome (LEDGER-728). */
const ofReturns: Readonly<Record<FlowTypeCode, readonly NotificationKind[]>> = {
  DEPOSIT: ['PAYOUT_WAITS', 'PAYOUT_UNKNOWN'],
  WITHDRAWAL: [],
};

/**
 * The notification to staff who must decide about an invoice; a change made by staff needs none.
 */
const needOf: Readonly<Partial<Record<StatusReason, NotificationKind>>> = {
  amount_differs: 'TRANSFER_DIFFERS',
  return_requested: 'TRANSFER_DIFFERS',
  money_late: 'TRANSFER_LATE',
  reports_contradict: 'REPORTS_CONTRADICT',
  // For a withdrawal that staff had moved: their change and the provider's report contradict each
  // other.
  payouts_exhausted: 'REPORTS_CONTRADICT',
  payout_unknown: 'PAYOUT_UNKNOWN',
  paid_after_release: 'PAYOUT_AFTER_RELEASE',
};

/** The fee is fixed at DONE for a deposit, at its reservation for a withdrawal (LEDGER-26). */
function isFeeDue(row: InvoiceRow, to: InvoiceStatusCode): boolean {
  return to === 'DONE' || (row.flowType === 'WITHDRAWAL' && isReserved(to));
}

function followLease(tx: Tx, row: InvoiceRow, move: Move): void {
  if (row.flowType === 'WITHDRAWAL') return;
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

/** PENDING waits for the money until its match window ends (INVOICE-19). */
function waitingOf(
  row: InvoiceRow,
  { to, matchUntil, now }: Move,
): { matchUntil: Date } | undefined {
  if (to !== 'PENDING' || row.flowType === 'WITHDRAWAL') return undefined;
  return { matchUntil: matchUntil ?? new Date(now.getTime() + matchWindowMs) };
}
