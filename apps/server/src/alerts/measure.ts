import { limitUsePercent } from '@tiyin/domain/accounts';
import {
  alertCountWords,
  alertMoneyWords,
  type AlertCondition,
  type AlertVerdict,
} from '@tiyin/domain/alerts';
import { asc, isNotNull } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { invariantResult } from '../db/schema.ts';
import { invariants } from '../invariants/definitions/registry.ts';
import { ledgerBalance } from '../payments/ledger/accounts.ts';
import { accountsNearLimit } from './measure-accounts.ts';
import { countCallbacks } from './measure-callbacks.ts';
import { countOutcomes } from './measure-payments.ts';
import type { Measured } from './measured.ts';

/** The verdict about a condition, and its figures in words. */
export type Judgement = { readonly verdict: AlertVerdict; readonly summary: string };

type Question = Measured & { readonly now: Date };
type Of<Kind extends AlertCondition['kind']> = Extract<AlertCondition, { readonly kind: Kind }>;

/** Measures a condition and judges it (RUN-560). */
export async function judge(
  tx: Tx,
  condition: AlertCondition,
  question: Question,
): Promise<Judgement> {
  switch (condition.kind) {
    case 'SUCCESS_RATE_BELOW':
      return judgeSuccess(tx, condition, question);
    case 'NO_PAYMENTS':
      return judgeSilence(tx, condition, question);
    case 'CALLBACKS_FAILING':
      return judgeCallbacks(tx, condition, question);
    case 'ACCOUNT_NEAR_LIMIT':
      return judgeAccounts(tx, condition, question);
    case 'INVARIANT_BROKEN':
      return judgeInvariants(tx);
    case 'BALANCE_BELOW':
      return judgeBalance(tx, condition, question);
  }
}

const holdsIf = (isSo: boolean): AlertVerdict => (isSo ? 'holds' : 'clear');

/** A share in percent, rounded down: one below a limit never looks like the limit. */
function percentOf(part: number, whole: number): number {
  return Math.floor((part * 1000) / whole) / 10;
}

const period = (minutes: number): string => alertCountWords(minutes, 'minute');

async function judgeSuccess(
  tx: Tx,
  { percent, minutes, minimum }: Of<'SUCCESS_RATE_BELOW'>,
  question: Question,
): Promise<Judgement> {
  const { done, ended } = await countOutcomes(tx, { ...question, minutes });
  if (ended < minimum) {
    return {
      verdict: 'unknown',
      summary: `Only ${alertCountWords(ended, 'payment')} ended in ${period(minutes)}`,
    };
  }
  return {
    verdict: holdsIf(done * 100 < percent * ended),
    summary: `${percentOf(done, ended)} % of ${alertCountWords(ended, 'payment')} succeeded in ${period(minutes)}`,
  };
}

async function judgeSilence(
  tx: Tx,
  { minutes }: Of<'NO_PAYMENTS'>,
  question: Question,
): Promise<Judgement> {
  const { done, ended } = await countOutcomes(tx, { ...question, minutes });
  return done === 0
    ? {
        verdict: 'holds',
        summary: `No payment succeeded in ${period(minutes)}, and ${ended} ended otherwise`,
      }
    : {
        verdict: 'clear',
        summary: `${alertCountWords(done, 'payment')} succeeded in ${period(minutes)}`,
      };
}

async function judgeCallbacks(
  tx: Tx,
  condition: Of<'CALLBACKS_FAILING'>,
  question: Question,
): Promise<Judgement> {
  const { minutes } = condition;
  const { failing, tried } = await countCallbacks(tx, { ...question, minutes });
  const summary = `${failing} of ${alertCountWords(tried, 'callback')} failed in ${period(minutes)}`;
  if ('count' in condition) return { verdict: holdsIf(failing >= condition.count), summary };
  if (tried < condition.minimum) return { verdict: 'unknown', summary };
  return { verdict: holdsIf(failing * 100 >= condition.percent * tried), summary };
}

async function judgeAccounts(
  tx: Tx,
  { percent }: Of<'ACCOUNT_NEAR_LIMIT'>,
  { isTest }: Question,
): Promise<Judgement> {
  const { count, fullest } = await accountsNearLimit(tx, { percent, isTest });
  if (!fullest) return { verdict: 'clear', summary: `No account is at ${percent} % of its limit` };
  const { accountId, balance, currency, limit } = fullest;
  const others = count === 1 ? '' : `, and ${count - 1} more`;
  return {
    verdict: 'holds',
    summary: `Account ${accountId} has ${alertMoneyWords(balance, currency)} of ${alertMoneyWords(limit, currency)} (${limitUsePercent(balance, limit)} %)${others}`,
  };
}

async function judgeInvariants(tx: Tx): Promise<Judgement> {
  const rows = await tx
    .select({ id: invariantResult.id })
    .from(invariantResult)
    .where(isNotNull(invariantResult.brokenSince))
    .orderBy(asc(invariantResult.brokenSince));
  const titles = rows.map(({ id }) => invariants.find((each) => each.id === id)?.title ?? id);
  return titles.length === 0
    ? { verdict: 'clear', summary: 'Every check of the system holds' }
    : { verdict: 'holds', summary: `Broken: ${titles.join('; ')}` };
}

async function judgeBalance(
  tx: Tx,
  { amount, currency }: Of<'BALANCE_BELOW'>,
  { merchantId, isTest }: Question,
): Promise<Judgement> {
  if (merchantId === null) throw new Error('a rule about a balance has no merchant');
  const name = { kind: 'merchant_balance', merchantId } as const;
  const balance = await ledgerBalance(tx, name, { currency, isTest });
  return {
    verdict: holdsIf(balance.amount < amount),
    summary: `The balance is ${alertMoneyWords(balance.amount, currency)}`,
  };
}
