import { payoutAskDelayMs, payoutWindowMs } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { lockInvoice } from '../../payments/invoice-rows/invoice-row.ts';
import { notePayout, reportPayout } from '../../payments/withdrawals/report-payout.ts';
import { type HttpPayout, findHttpPayout } from './find-payout.ts';
import type { PayoutAnswer } from './payout-messages.ts';

/** What a provider answered about a payout. */
export type ToldOfPayout = {
  readonly payoutId: string;
  readonly providerId: number;
  readonly answer: PayoutAnswer;
};

type Recording = {
  readonly invoiceId: string;
  /** Undefined where there was nothing to call about. */
  readonly told: ToldOfPayout | undefined;
  readonly now: Date;
};

/**
 * Writes down what a provider answered about a payout; answers when the invoice's payout is to be called
 * about next, undefined when it is known what became of it. Holds the invoice, as whoever begins another
 * payout does: so none is overlooked.
 */
export async function recordPayoutAnswer(
  tx: Tx,
  { invoiceId, told, now }: Recording,
): Promise<Date | undefined> {
  await lockInvoice(tx, invoiceId);
  if (told) await follow(tx, told, await findHttpPayout(tx, invoiceId), now);
  const next = await findHttpPayout(tx, invoiceId);
  if (!next) return undefined;
  return next.payout.id === told?.payoutId ? nextAskAt(next.payout.createdAt, now) : now;
}

async function follow(
  tx: Tx,
  { payoutId, providerId, answer }: ToldOfPayout,
  live: HttpPayout | undefined,
  now: Date,
): Promise<void> {
  const actor = { type: 'provider', id: providerId } as const;
  if (answer.state === 'paid' || answer.state === 'refused') {
    // Also where something else was reported meanwhile: a contradiction is for a person to see.
    const report = { payoutId, outcome: answer.state, actor, now };
    const { externalId } = answer;
    return reportPayout(tx, externalId === undefined ? report : { ...report, externalId });
  }
  if (live?.payout.id !== payoutId) return;
  if (answer.state === 'missing' && isGivenUp(live, now)) {
    return reportPayout(tx, { payoutId, outcome: 'refused', actor, now });
  }
  const status = answer.state === 'accepted' ? 'SENT' : 'UNKNOWN';
  return notePayout(tx, { payoutId, status, now });
}

/**
 * Whether a payout that its provider has never heard of has failed: it is not sent again, since a person
 * has moved its withdrawal on, and no call of ours can arrive any more.
 */
function isGivenUp({ payout, invoice }: HttpPayout, now: Date): boolean {
  // It could be sent as long as its withdrawal was IN_PROGRESS, however late that was.
  const sentBy = Math.max(payout.createdAt.getTime(), invoice.statusAt.getTime());
  return invoice.status !== 'IN_PROGRESS' && now.getTime() - sentBy >= payoutWindowMs;
}

/** The pauses between the questions, counted from when the payout was made (ROUTING-37). */
function nextAskAt(madeAt: Date, now: Date): Date {
  let at = madeAt.getTime();
  for (let asked = 0; at <= now.getTime(); asked += 1) at += payoutAskDelayMs(asked);
  return new Date(at);
}
