import { type MinorUnits, minorUnits } from './minor-units.ts';
import { currencies } from './currency.ts';
import { divideHalfUp } from './rounding.ts';

/** Minor units in one whole USDT. */
const wholeUsdt = 10n ** BigInt(currencies.USDT.dimension);

/** The validity of a rate for a settlement, in ms (LEDGER-37). */
export const rateFreshMs: number = 24 * 60 * 60_000;

/** Whether a rate is older than 24 hours; both instants in ms (LEDGER-37). */
export function isRateStale(setAtMs: number, nowMs: number): boolean {
  return nowMs - setAtMs > rateFreshMs;
}

/**
 * The rate that the two amounts of a settlement imply: minor units of the currency for one whole USDT,
 * rounded half up once (LEDGER-32). Throws a RangeError unless both amounts are positive.
 */
export function impliedRate(baseAmount: MinorUnits, settlementAmount: MinorUnits): bigint {
  requirePositive(baseAmount, settlementAmount);
  return divideHalfUp(baseAmount * wholeUsdt, settlementAmount);
}

/**
 * An amount of the currency in minor units of USDT at a rate, rounded half up once: the proposal of
 * the settlement dialog (LEDGER-38). Throws a RangeError unless both are positive.
 */
export function settlementAmountAt(baseAmount: MinorUnits, perUsdt: bigint): MinorUnits {
  requirePositive(baseAmount, perUsdt);
  return minorUnits(divideHalfUp(baseAmount * wholeUsdt, perUsdt));
}

/**
 * An amount of USDT in minor units of the currency at a rate, rounded up to a whole one: what a settlement pays
 * out, as approvals measure it (PEOPLE-502). Throws a RangeError unless both are positive.
 */
export function baseAmountAt(settlementAmount: MinorUnits, perUsdt: bigint): MinorUnits {
  requirePositive(settlementAmount, perUsdt);
  return minorUnits((settlementAmount * perUsdt + wholeUsdt - 1n) / wholeUsdt);
}

/** The two amounts of a settlement, each in minor units of its own currency. */
type SettledAmounts = { readonly baseAmount: MinorUnits; readonly settlementAmount: MinorUnits };

/**
 * Whether the amounts of a settlement are more than 2 % away from a rate, above or below (LEDGER-36).
 * Exact: nothing is divided, so nothing is rounded. Throws a RangeError unless all are positive.
 */
export function isFarFromRate(settled: SettledAmounts, perUsdt: bigint): boolean {
  const { baseAmount, settlementAmount } = settled;
  requirePositive(baseAmount, settlementAmount, perUsdt);
  const atTheRate = settlementAmount * perUsdt;
  const difference = baseAmount * wholeUsdt - atTheRate;
  const away = difference < 0n ? -difference : difference;
  return away * 100n > atTheRate * 2n;
}

/**
 * The deviation of a settlement's amounts from a rate, in hundredths of a per cent, rounded half
 * up: above zero if the merchant pays more for a USDT than the rate (OFFICE-231). Throws a
 * RangeError unless all are positive.
 */
export function rateDeviation(settled: SettledAmounts, perUsdt: bigint): bigint {
  const { baseAmount, settlementAmount } = settled;
  requirePositive(baseAmount, settlementAmount, perUsdt);
  const atTheRate = settlementAmount * perUsdt;
  const difference = baseAmount * wholeUsdt - atTheRate;
  const away = divideHalfUp((difference < 0n ? -difference : difference) * 10_000n, atTheRate);
  return difference < 0n ? -away : away;
}

function requirePositive(...values: readonly bigint[]): void {
  if (values.some((value) => value <= 0n)) {
    throw new RangeError('Amounts and rates of a settlement are above zero.');
  }
}
