import type { PayoutId } from '@tiyin/domain/ids';
import { type InvoiceStatusCode, withdrawalTransition } from '@tiyin/domain/invoices';
import { negated } from '@tiyin/domain/money';
import type { ProviderReason, StatusReason } from '@tiyin/api/types';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { closeOvertaken } from '../../approvals/close-overtaken.ts';
import { enqueue } from '../../jobs/queue.ts';
import { notify, resolve } from '../../notifications/notify.ts';
import { appendEvent } from '../invoices/events.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { moveAlong, moveInvoice } from '../invoices/move-invoice.ts';
import { matchAgain } from '../ledger/match-again.ts';
import { isAnHourOld } from '../payouts/endable.ts';
import {
  type PayoutRow,
  isUnderWay,
  lockPayout,
  markPayout,
  payoutsOf,
} from '../payouts/payout-row.ts';
import { isAwaitedPayout } from './awaited-payout.ts';
import { retryOrDecline } from './retry-or-decline.ts';

type PayoutReport = {
  readonly payoutId: PayoutId;
  readonly outcome: 'paid' | 'refused';
  /** The provider's own id of it. */
  readonly externalId?: string;
  readonly actor: Actor;
  /** The reason of the person who confirmed or refused it. */
  readonly comment?: string | undefined;
  /** The reason of the provider who refused it. */
  readonly said?: ProviderReason | undefined;
  /** Two people declare the outcome, and know what contradicts it (LEDGER-292). */
  readonly isDeclared?: boolean;
  readonly now: Date;
};

type Found = { readonly payout: PayoutRow; readonly invoice: InvoiceRow };

/**
 * Handles a report about a payout, and its withdrawal moves as the transition table says
 * (INVOICE-31, INVOICE-34, LEDGER-290). A repetition changes nothing; a contradiction is for staff.
 */
export async function reportPayout(tx: Tx, report: PayoutReport): Promise<void> {
  const found = await lockPayout(tx, report.payoutId);
  if (!found) throw new Error(`payout ${report.payoutId} was reported, but is not there`);
  const said = report.outcome === 'paid' ? 'PAID' : 'FAILED';
  if (found.payout.status === said) return;
  const isContrary = !isUnderWay(found.payout);
  // Once paid, the money is gone: a later refusal must not cause a second payment.
  if (found.payout.status !== 'PAID') {
    const externalId = report.externalId ?? found.payout.externalId;
    await markPayout(tx, found.payout.id, { status: said, externalId }, report.now);
    // A line of the bank may have been taken for a payout that failed: it is of something else (LEDGER-262).
    if (said === 'FAILED') {
      const undone = { accountId: found.payout.accountId, amount: negated(found.invoice.amount) };
      await matchAgain(tx, undone, report.now);
    }
  }
  if (said === 'PAID') await matchPaidTwice(tx, found.payout, report.now);
  const subject = `invoice:${found.invoice.id}`;
  await resolve(tx, subject, report.now, 'PAYOUT_WAITS');
  const isEndRequested = !isContrary && isAnHourOld(found.payout, report.now);
  if (isEndRequested) await closeOvertaken(tx, 'PAYOUT_END', subject, report.now);
  if (report.outcome === 'paid' && (!isContrary || isReleased(found.invoice))) {
    await followPaid(tx, found, report);
  } else if (isContrary) await contradict(tx, found, report);
  else await followRefused(tx, found, report);
}

/** Where several payouts were paid, a line of one that is not booked is open again (LEDGER-727). */
async function matchPaidTwice(tx: Tx, { invoiceId }: PayoutRow, now: Date): Promise<void> {
  const paid = (await payoutsOf(tx, invoiceId)).filter(({ status }) => status === 'PAID');
  if (paid.length < 2) return;
  const accountIds = new Set(paid.map(({ accountId }) => accountId));
  for (const accountId of accountIds) enqueue(tx, 'statement.match', { accountId }, now);
}

/**
 * Records that a provider accepted a payout, or that this is unknown (ROUTING-37). Acceptance is
 * final, whatever a later status request returns.
 */
export async function notePayout(
  tx: Tx,
  note: { readonly payoutId: PayoutId; readonly status: 'SENT' | 'UNKNOWN'; readonly now: Date },
): Promise<void> {
  const found = await lockPayout(tx, note.payoutId);
  if (!found || !isUnderWay(found.payout)) return;
  if (found.payout.status === note.status || found.payout.status === 'SENT') return;
  await markPayout(tx, note.payoutId, { status: note.status }, note.now);
  if (note.status === 'SENT') return;
  const actor = { type: 'system' } as const;
  const event = { code: 'provider_timed_out', status: null, actor, now: note.now } as const;
  appendEvent(tx, found.invoice, event);
}

function isReleased({ status }: InvoiceRow): boolean {
  const [to] = withdrawalTransition(status, { type: 'payout-paid' });
  return to === 'ERROR';
}

async function followPaid(tx: Tx, { payout, invoice }: Found, report: PayoutReport): Promise<void> {
  const { actor, comment, now } = report;
  const { isDeclared = false } = report;
  const isAwaited = isDeclared
    ? invoice.status === 'ERROR'
    : await isAwaitedPayout(tx, { payout, invoice });
  const type = isAwaited ? 'unknown-payout-paid' : 'payout-paid';
  const path = withdrawalTransition(invoice.status, { type });
  if (path.length === 0) await keep(tx, { payout, invoice }, report);
  const moved = await moveAlong(tx, invoice, path, (to) => ({
    reason: paidReason(to, isDeclared),
    actor,
    details: { payoutId: payout.id },
    comment,
    fields: {
      providerInvoiceId: report.externalId ?? payout.externalId,
      accountId: payout.accountId,
    },
    now,
  }));
  const isKeptForPerson = invoice.status === 'ERROR' && !isAwaited;
  if (isKeptForPerson || (await isPaidTwice(tx, invoice))) await needPerson(tx, moved, report);
}

/**
 * A payout that was refused first turned out to be paid, too: in any status of the invoice, the
 * money left twice.
 */
async function isPaidTwice(tx: Tx, { id }: InvoiceRow): Promise<boolean> {
  const paid = (await payoutsOf(tx, id)).filter(({ status }) => status === 'PAID');
  return paid.length > 1;
}

function paidReason(to: InvoiceStatusCode, isDeclared: boolean): StatusReason {
  if (to === 'DONE') return 'booked';
  if (to !== 'PAYED') return 'paid_after_release';
  return isDeclared ? 'payout_declared_paid' : 'payout_paid';
}

async function followRefused(tx: Tx, found: Found, report: PayoutReport): Promise<void> {
  const row = await keep(tx, found, report);
  if (row.status === 'DONE') return needPerson(tx, row, report);
  const { attempt } = found.payout;
  const { actor, now } = report;
  await retryOrDecline(tx, row, { attempt, isRouteLeft: true, actor, now });
}

/** A report contradicts an earlier one. */
async function contradict(tx: Tx, found: Found, report: PayoutReport): Promise<void> {
  const { actor, now } = report;
  const row = await keep(tx, found, report);
  const [to] = withdrawalTransition(row.status, { type: 'reports-contradict' });
  if (to === undefined) return needPerson(tx, row, report);
  await moveInvoice(tx, row, { to, reason: 'reports_contradict', actor, now });
}

const keptCodes = {
  reported: { paid: 'payout_paid', refused: 'payout_refused' },
  declared: { paid: 'payout_declared_paid', refused: 'payout_declared_failed' },
} as const;

/**
 * The report is kept with the invoice, with or without a status change. Money that left another
 * account than the last one is booked from there, unless it is booked already.
 */
async function keep(tx: Tx, { payout, invoice }: Found, report: PayoutReport): Promise<InvoiceRow> {
  const { actor, comment, now, outcome, said } = report;
  const code = keptCodes[report.isDeclared === true ? 'declared' : 'reported'][outcome];
  const details = { payoutId: payout.id, attempt: payout.attempt, ...(said && { said }) };
  const isToBook = outcome === 'paid' && invoice.status !== 'DONE';
  const fields = isToBook ? { accountId: payout.accountId } : {};
  return appendEvent(tx, invoice, { code, status: null, actor, details, comment, now }, fields);
}

async function needPerson(tx: Tx, row: InvoiceRow, { now }: PayoutReport): Promise<void> {
  const { merchantId, isTest } = row;
  const subject = `invoice:${row.id}`;
  await notify(tx, { kind: 'REPORTS_CONTRADICT', subject, merchantId, isTest, now });
}
