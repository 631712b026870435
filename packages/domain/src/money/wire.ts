/** The most minor units that a JSON number carries exactly (LEDGER-1). */
export const largestAmount: bigint = BigInt(Number.MAX_SAFE_INTEGER);

/** An amount that a JSON number could not carry exactly: to be told, never to be shown wrongly (LEDGER-1). */
export class AmountRangeError extends RangeError {
  override readonly name = 'AmountRangeError';
}

/**
 * Minor units as they go over the wire (LEDGER-1).
 * Throws an AmountRangeError for what a JSON number could not carry exactly.
 */
export function amountToWire(amount: bigint): number {
  if (amount > largestAmount || amount < -largestAmount) {
    throw new AmountRangeError('The amount is outside the range that the wire can carry.');
  }
  return Number(amount);
}

/** Minor units as they came over the wire (LEDGER-1). Throws a RangeError unless a safe integer. */
export function amountFromWire(amount: number): bigint {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError('The amount is not a safe integer.');
  }
  return BigInt(amount);
}
