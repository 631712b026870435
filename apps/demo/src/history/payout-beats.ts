import { lastFour } from '@tiyin/domain/requisites';
import { payeeOwner } from '@tiyin/server/payments/payouts/payee';
import type { Beat } from '../stories/story.ts';
import { idOf, type Life, type Stage } from './life.ts';
import { beginToWait, endWaiting } from './needs.ts';
import { bankReference } from './reported-money.ts';
import { routePayout } from './routes.ts';

type Move = (stage: Stage, life: Life, beat: Beat, details: object | null) => void;

/** What happens to withdrawals only, or otherwise than to deposits. */
export function isPayoutBeat({ row }: Life, { code }: Beat): boolean {
  return row.flowType === 'WITHDRAWAL' && code !== 'changed_by_person';
}

/** Plays a beat of a withdrawal; false where it ends with it, because no route was left. */
export function playPayoutBeat(stage: Stage, life: Life, beat: Beat, move: Move): boolean {
  if (beat.code === 'payout_sent') return send(stage, life, beat, move);
  move(stage, life, beat, prepare(stage, life, beat));
  return true;
}

function prepare(stage: Stage, life: Life, { code, at, doer }: Beat): object | null {
  const { row, story } = life;
  const payout = life.payouts.at(-1);
  switch (code) {
    case 'method_chosen':
      row.methodId = story.methodId;
      return { methodId: story.methodId, amount: String(row.amount) };
    case 'funds_short':
      keepPayee(stage, life);
      return null;
    case 'payout_started':
      keepPayee(stage, life);
      row.payoutRound = 1;
      return null;
    case 'provider_timed_out':
    case 'payout_unknown':
      if (payout?.status === 'NEW') mark(life, 'UNKNOWN', at);
      return null;
    case 'payout_paid':
      if (payout) payout.externalId = doer === 'staff' ? bankReference(life) : `sbx_${payout.id}`;
      row.providerInvoiceId = payout?.externalId ?? null;
      mark(life, 'PAID', at);
      endWaiting(life, at);
      return { payoutId: payout?.id };
    case 'booked':
      return { payoutId: payout?.id };
    case 'payout_refused':
      mark(life, 'FAILED', at);
      endWaiting(life, at);
      return { payoutId: payout?.id, attempt: payout?.attempt };
    default:
      return null;
  }
}

/** Whom it pays is final (PEOPLE-40). */
function keepPayee({ secrets }: Stage, { row, story: { payout, methodId } }: Life): void {
  if (!payout) throw new Error(`invoice ${row.id} pays nobody`);
  row.methodId = methodId;
  row.bankCode = payout.bankCode;
  row.credentialEncrypted = secrets.encrypt(payout.credential, payeeOwner(row.id));
  row.credentialLastFour = lastFour(payout.credential);
}

function mark({ payouts }: Life, status: 'FAILED' | 'PAID' | 'UNKNOWN', at: number): void {
  const payout = payouts.at(-1);
  if (!payout) throw new Error('nothing was sent');
  payout.status = status;
  payout.statusAt = new Date(at);
}

/** Sends it to an account that can pay it; without one it is declined (ROUTING-35). */
function send(stage: Stage, life: Life, beat: Beat, move: Move): boolean {
  const { row, payouts, story } = life;
  const attempt = payouts.length + 1;
  const refusedBy = payouts.map(({ accountId }) => accountId);
  const { account, routing } = routePayout(stage, story, refusedBy, beat.at);
  if (!account) {
    move(stage, life, { ...beat, code: 'payout_unroutable' }, { routing, attempt });
    move(stage, life, { ...beat, code: 'payouts_exhausted', status: 'DECLINED' }, null);
    return false;
  }
  const payoutId = idOf(stage, `payout ${attempt}`, story.number, beat.at);
  const now = new Date(beat.at);
  payouts.push({
    id: payoutId,
    invoiceId: row.id,
    accountId: account.id,
    number: attempt,
    round: row.payoutRound,
    attempt,
    status: 'NEW',
    externalId: null,
    createdAt: now,
    statusAt: now,
  });
  row.accountId = account.id;
  life.providerId = account.providerId;
  move(stage, life, beat, { routing, attempt, payoutId });
  if (!account.isSandbox) beginToWait(stage, life, payoutId, beat.at);
  return true;
}
