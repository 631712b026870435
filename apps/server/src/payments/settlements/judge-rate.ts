import { type CurrencyCode, impliedRate, isFarFromRate, isRateStale } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import type { Tx } from '../../db/database.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { newestRate } from './rates.ts';

type Amounts = {
  readonly staff: Staff;
  readonly currency: CurrencyCode;
  /** Minor units of the currency. */
  readonly baseAmount: bigint;
  /** Minor units of USDT. */
  readonly settlementAmount: bigint;
  readonly now: Date;
};

const largestRate = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The rate that a settlement's amounts imply (decision 12). Without settings.edit it is 422 `rate_stale`
 * where no rate of the last 24 hours is there to judge by, 422 `rate_too_far` more than 2 % away from it.
 * A rate that could not be kept or shown (decision 8) is nobody's to settle at: 422 `not_allowed`.
 */
export async function judgeRate(tx: Tx, amounts: Amounts): Promise<bigint> {
  const { staff, baseAmount, settlementAmount, now } = amounts;
  const implied = impliedRate(baseAmount, settlementAmount);
  if (implied < 1n || implied > largestRate) {
    throw notAllowed('/settlementAmount', 'The two amounts imply no rate that can be kept');
  }
  if (hasPermission(staff.permissions, 'settings.edit')) return implied;
  const newest = await newestRate(tx, amounts.currency);
  if (!newest || isRateStale(newest.setAt.getTime(), now.getTime())) {
    throw new ProblemError('rate_stale');
  }
  if (isFarFromRate({ baseAmount, settlementAmount }, newest.perUsdt)) {
    const message = 'The amounts are more than 2 % away from the rate';
    throw new ProblemError('rate_too_far', {
      detail: message,
      errors: [{ path: '/settlementAmount', message }],
    });
  }
  return implied;
}
