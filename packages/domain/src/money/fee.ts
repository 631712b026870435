import { type MinorUnits, minorUnits, plus } from './minor-units.ts';
import { divideHalfUp } from './rounding.ts';

/**
 * The price of a terminal's method: hundredths of a per cent, and a fixed part in minor units
 * (LEDGER-25).
 */
export type FeeRule = { readonly basisPoints: number; readonly fixed: MinorUnits };

const basisPointsInWhole = 10_000n;

/**
 * The fee on an amount, both in minor units, rounded half up once (LEDGER-25).
 * It is not held below the amount: a fixed part may exceed a tiny amount, and the merchant owes the rest.
 * Throws a RangeError for a negative amount or a rule that is negative or has a fraction of a basis point.
 */
export function feeOf(amount: MinorUnits, rule: FeeRule): MinorUnits {
  const basisPoints = BigInt(rule.basisPoints);
  if (amount < 0n || basisPoints < 0n || rule.fixed < 0n) {
    throw new RangeError('Neither an amount nor its fee rule may be negative.');
  }
  return plus(minorUnits(divideHalfUp(amount * basisPoints, basisPointsInWhole)), rule.fixed);
}

/**
 * The basis points at which an amount costs a fee, as near as whole ones come, a half rounded up; from 0 to all of
 * the amount. The fixed part is in the fee.
 * Throws a RangeError unless the amount is positive.
 */
export function basisPointsFor(
  fee: MinorUnits,
  of: { amount: MinorUnits; fixed: MinorUnits },
): number {
  const share = fee > of.fixed ? fee - of.fixed : 0n;
  const basisPoints = divideHalfUp(share * basisPointsInWhole, of.amount);
  return Number(basisPoints < basisPointsInWhole ? basisPoints : basisPointsInWhole);
}
