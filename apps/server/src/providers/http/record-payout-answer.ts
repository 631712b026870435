import type { InvoiceId, PayoutId, ProviderId } from '@tiyin/domain/ids';
import { payoutAskDelayMs, payoutWindowMs } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { lockInvoice } from '../../payments/invoice-rows/invoice-row.ts';
import { notePayout, reportPayout } from '../../payments/withdrawals/report-payout.ts';
import { type HttpPayout, findHttpPayout } from './find-payout.ts';
import type { PayoutAnswer } from './payout-messages.ts';

/** A provider's response about a payout. */
export type AnsweredPayout = {
  readonly payoutId: PayoutId;
  readonly providerId: ProviderId;
  readonly answer: PayoutAnswer;
};

type Recording = {
  readonly invoiceId: InvoiceId;
  /** Undefined if no call was needed. */
  readonly report: AnsweredPayout | undefined;
  readonly now: Date;
};

/**
 * Records a provider's response about a payout; returns when the invoice's payout call is due next,
 * undefined when the outcome is known. Locks the invoice, as starting another payout does, so that
 * none is missed.
 */
export async function recordPayoutAnswer(
  tx: Tx,
  { invoiceId, report, now }: Recording,
): Promise<Date | undefined> {
  await lockInvoice(tx, invoiceId);
  if (report) await follow(tx, report, await findHttpPayout(tx, invoiceId), now);
  const next = await findHttpPayout(tx, invoiceId);
  if (!next) return undefined;
  return next.payout.id === report?.payoutId ? nextAskAt(next.payout.createdAt, now) : now;
}

async function follow(
  tx: Tx,
  { payoutId, providerId, answer }: AnsweredPayout,
  live: HttpPayout | undefined,
  now: Date,
): Promise<void> {
  const actor = { type: 'provider', id: providerId } as const;
  if (answer.state === 'paid' || answer.state === 'refused') {
    // Also where something else was reported meanwhile: a contradiction is for a person to see.
    const { externalId, reason: said } = answer;
    const report = { payoutId, outcome: answer.state, actor, said, now };
    return reportPayout(tx, externalId === undefined ? report : { ...report, externalId });
  }
  if (live?.payout.id !== payoutId) return;
  if (answer.state === 'missing' && isGivenUp(live, now)) {
    return reportPayout(tx, { payoutId, outcome: 'refused', actor, now });
  }
  // Its provider is paused or a person has moved the withdrawal: it is still one that was not sent.
  if (answer.state === 'missing' && live.payout.status === 'NEW') return;
  const status = answer.state === 'accepted' ? 'SENT' : 'UNKNOWN';
  return notePayout(tx, { payoutId, status, now });
}

/**
 * Whether a payout that is unknown to its provider has failed: it is not sent again, because staff
 * have moved its withdrawal, and no call of ours can arrive any more.
 */
function isGivenUp({ payout, invoice }: HttpPayout, now: Date): boolean {
  // It could be sent as long as its withdrawal was IN_PROGRESS, however late that was.
  const sentBy = Math.max(payout.createdAt.getTime(), invoice.statusAt.getTime());
  return invoice.status !== 'IN_PROGRESS' && now.getTime() - sentBy >= payoutWindowMs;
}

/** The pauses between the questions, counted from when the payout was made (ROUTING-37). */
export function nextAskAt(madeAt: Date, now: Date): Date {
  let at = madeAt.getTime();
  for (let requested = 0; at <= now.getTime(); requested += 1) at += payoutAskDelayMs(requested);
  return new Date(at);
}
