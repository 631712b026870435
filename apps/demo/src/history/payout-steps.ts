import { asId, type PayoutId } from '@tiyin/domain/ids';
import { lastFour } from '@tiyin/domain/requisites';
import { payeeOwner } from '@tiyin/server/payments/payouts/payee';
import type { Step } from '../scenarios/scenario.ts';
import { idOf, type Life, type HistoryContext } from './life.ts';
import { beginToWait, endWaiting } from './needs.ts';
import { bankReference } from './reported-money.ts';
import { routePayout } from './routes.ts';

type Move = (context: HistoryContext, life: Life, step: Step, details: object | null) => void;

/** The effects of steps that are special to withdrawals. */
export function isPayoutBeat({ row }: Life, { code }: Step): boolean {
  return row.flowType === 'WITHDRAWAL' && code !== 'changed_by_person';
}

/** Plays a step of a withdrawal; false where it ends with it, because no route was left. */
export function playPayoutBeat(
  context: HistoryContext,
  life: Life,
  step: Step,
  move: Move,
): boolean {
  if (step.code === 'payout_sent') return send(context, life, step, move);
  move(context, life, step, prepare(context, life, step));
  return true;
}

function prepare(context: HistoryContext, life: Life, { code, at, doer }: Step): object | null {
  const { row, scenario } = life;
  const payout = life.payouts.at(-1);
  switch (code) {
    case 'method_chosen':
      row.methodId = scenario.methodId;
      return { methodId: scenario.methodId, amount: String(row.amount) };
    case 'funds_short':
      keepPayee(context, life);
      return null;
    case 'payout_started':
      keepPayee(context, life);
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

/** The payee is final (PEOPLE-40). */
function keepPayee(
  { secrets }: HistoryContext,
  { row, scenario: { payout, methodId } }: Life,
): void {
  if (!payout) throw new Error(`Invoice ${row.id} has no payee`);
  row.methodId = methodId;
  row.bankCode = payout.bankCode;
  row.credentialEncrypted = secrets.encrypt(payout.credential, payeeOwner(row.id));
  row.credentialLastFour = lastFour(payout.credential);
  row.credentialIndex = secrets.blindIndex(payout.credential);
}

function mark({ payouts }: Life, status: 'FAILED' | 'PAID' | 'UNKNOWN', at: number): void {
  const payout = payouts.at(-1);
  if (!payout) throw new Error('nothing was sent');
  payout.status = status;
  payout.statusAt = new Date(at);
}

/** Sends it to an account that can pay it; without one it is declined (ROUTING-35). */
function send(context: HistoryContext, life: Life, step: Step, move: Move): boolean {
  const { row, payouts, scenario } = life;
  const attempt = payouts.length + 1;
  const refusedBy = payouts.map(({ accountId }) => accountId);
  const { account, routing } = routePayout(context, scenario, refusedBy, step.at);
  if (!account) {
    move(context, life, { ...step, code: 'payout_unroutable' }, { routing, attempt });
    move(context, life, { ...step, code: 'payouts_exhausted', status: 'DECLINED' }, null);
    return false;
  }
  const payoutId = asId<PayoutId>(idOf(context, `payout ${attempt}`, scenario.number, step.at));
  const now = new Date(step.at);
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
  move(context, life, step, { routing, attempt, payoutId });
  if (!account.isSandbox) beginToWait(context, life, payoutId, step.at);
  return true;
}
