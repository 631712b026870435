import { type MinorUnits, minorUnits } from './minor-units.ts';
/** The largest number of minor units that a JSON number represents exactly (LEDGER-1). */
export const largestAmount: bigint = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * An amount that a JSON number cannot represent exactly: reported as an error instead of shown
 * wrongly (LEDGER-1).
 */
export class AmountRangeError extends RangeError {
  override readonly name = 'AmountRangeError';
}

/**
 * Minor units for the API (LEDGER-1). Throws an AmountRangeError for an amount that a JSON number
 * cannot represent exactly.
 */
export function amountToWire(amount: MinorUnits): number {
  if (amount > largestAmount || amount < -largestAmount) {
    throw new AmountRangeError('The amount is outside the range that the wire can carry.');
  }
  return Number(amount);
}

/** Minor units from the API (LEDGER-1). Throws a RangeError unless a safe integer. */
export function amountFromWire(amount: number): MinorUnits {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError('The amount is not a safe integer.');
  }
  return minorUnits(BigInt(amount));
}
