import {
  type CurrencyCode,
  baseAmountAt,
  impliedRate,
  isFarFromRate,
  isRateStale,
  type MinorUnits,
  zeroUnits,
} from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import type { Tx } from '../../db/database.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { highestRate, newestRate } from './rates.ts';

type Amounts = {
  readonly staff: Staff;
  readonly currency: CurrencyCode;
  /** Minor units of the currency. */
  readonly baseAmount: MinorUnits;
  /** Minor units of USDT. */
  readonly settlementAmount: MinorUnits;
  /** The rate that the person saw when they confirmed a deviation; null: that there is none. */
  readonly confirmedRate: bigint | null | undefined;
  readonly now: Date;
};

const largestRate = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The rate that a settlement's amounts imply. Where no rate of the last 24 hours is there to judge by it is 422
 * `rate_stale`, more than 2 % away from it 422 `rate_too_far`; with settings.edit instead 422
 * `rate_not_confirmed` until the person has confirmed it for the rate that counts (OFFICE-231).
 * A rate that could not be kept or shown is 422 `not_allowed` for everybody.
 */
export async function judgeRate(tx: Tx, amounts: Amounts): Promise<bigint> {
  const { staff, baseAmount, settlementAmount } = amounts;
  const implied = impliedRate(baseAmount, settlementAmount);
  if (implied < 1n || implied > largestRate) {
    throw notAllowed('/settlementAmount', 'The two amounts imply no rate that can be kept');
  }
  const newest = await newestRate(tx, amounts.currency);
  const doubt = doubtOf(amounts, newest);
  if (doubt === undefined) return implied;
  if (!hasPermission(staff.permissions, 'settings.edit')) throw refusals[doubt]();
  if (amounts.confirmedRate !== (newest?.perUsdt ?? null)) throw notConfirmed(implied, newest);
  return implied;
}

/** The money of a settlement in its currency, as its rule of approval measures it (PEOPLE-502). */
type SettledSize = {
  /** Minor units: the larger of what is taken and of what is paid out at the highest rate of 24 hours (PEOPLE-530). */
  readonly amount: MinorUnits;
  /** Whether no rate is there to judge by, or the amounts are far from it. */
  readonly isExceptional: boolean;
};

/** The size of a settlement that `judgeRate` let pass. */
export async function settledSize(
  tx: Tx,
  settled: Pick<Amounts, 'baseAmount' | 'currency' | 'now' | 'settlementAmount'>,
): Promise<SettledSize> {
  const { baseAmount, settlementAmount, currency, now } = settled;
  const rate = await newestRate(tx, currency);
  const highest = await highestRate(tx, currency, now);
  const paidOut = highest ? baseAmountAt(settlementAmount, highest) : zeroUnits;
  return {
    amount: paidOut > baseAmount ? paidOut : baseAmount,
    isExceptional: doubtOf(settled, rate) !== undefined,
  };
}

type Rate = Awaited<ReturnType<typeof newestRate>>;
type Doubt = 'rate_stale' | 'rate_too_far';

/** Why a settlement deviates from the rate; undefined if it does not. */
function doubtOf(
  { baseAmount, settlementAmount, now }: Pick<Amounts, 'baseAmount' | 'now' | 'settlementAmount'>,
  rate: Rate,
): Doubt | undefined {
  if (!rate || isRateStale(rate.setAt.getTime(), now.getTime())) return 'rate_stale';
  const isFar = isFarFromRate({ baseAmount, settlementAmount }, rate.perUsdt);
  return isFar ? 'rate_too_far' : undefined;
}

const refusals: Readonly<Record<Doubt, () => ProblemError>> = {
  rate_stale: () => new ProblemError('rate_stale'),
  rate_too_far: () => {
    const message = 'The amounts are more than 2 % away from the rate';
    return new ProblemError('rate_too_far', {
      detail: message,
      errors: [{ path: '/settlementAmount', message }],
    });
  },
};

/** Names the facts to confirm, in minor units, so that a program can send them. */
function notConfirmed(implied: bigint, rate: Rate): ProblemError {
  const against = rate ? `the rate is ${rate.perUsdt}` : 'there is no rate';
  const message = `The amounts imply ${implied} minor units for one USDT, and ${against}`;
  const detail = `${message}. Send confirmedRate ${rate?.perUsdt ?? 'null'} to settle all the same.`;
  return new ProblemError('rate_not_confirmed', {
    detail,
    errors: [{ path: '/confirmedRate', message }],
  });
}
