import type { PayoutId } from '@tiyin/domain/ids';
import type { Step } from '../scenarios/scenario.ts';
import type { Life, HistoryContext } from './life.ts';

type Need = HistoryContext['batch']['notifications'][number];

/** The notification of an invoice's status, until the invoice leaves it (PEOPLE-43). */
export function noteNeed(context: HistoryContext, life: Life, step: Step): void {
  const { code, at } = step;
  if (life.row.status === 'ERROR') close(life, at);
  expectMoney(context, life, step);
  if (code !== 'payout_unknown') return;
  write(context, life, { kind: 'PAYOUT_UNKNOWN', details: { reason: code }, at });
}

/** Production deposits go to accounts that people watch (ROUTING-231). */
function expectMoney(context: HistoryContext, life: Life, { at, status }: Step): void {
  const { accountId, amount, currency, flowType, isTest } = life.row;
  if (flowType !== 'DEPOSIT' || isTest || accountId === null) return;
  if (life.row.status === 'PENDING') close(life, at, 'DEPOSIT_WAITS');
  if (status !== 'PENDING') return;
  const details = { accountId: String(accountId), amount: String(amount), currency };
  write(context, life, { kind: 'DEPOSIT_WAITS', details, at });
}

/** A person has to pay it out and confirm it (ROUTING-41). */
export function beginToWait(
  context: HistoryContext,
  life: Life,
  payoutId: PayoutId,
  at: number,
): void {
  const { amount, currency } = life.row;
  const details = { payoutId, amount: String(amount), currency };
  write(context, life, { kind: 'PAYOUT_WAITS', details, at });
}

/** The person has confirmed the outcome. */
export function endWaiting(life: Life, at: number): void {
  close(life, at, 'PAYOUT_WAITS');
}

function write(
  { batch }: HistoryContext,
  { row, needs }: Life,
  { at, ...said }: Pick<Need, 'details' | 'kind'> & { readonly at: number },
): void {
  const need: Need = {
    ...said,
    subject: `invoice:${row.id}`,
    merchantId: row.merchantId,
    isTest: row.isTest,
    createdAt: new Date(at),
    closedAt: null,
  };
  needs.push(need);
  batch.notifications.push(need);
}

function close({ needs }: Life, at: number, kind?: Need['kind']): void {
  for (const need of needs) {
    if (kind === undefined || need.kind === kind) need.closedAt ??= new Date(at);
  }
}
