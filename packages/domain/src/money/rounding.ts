/**
 * Divides and rounds to the nearest integer, a tie towards positive infinity (LEDGER-25).
 * Throws a RangeError unless the denominator is positive.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) {
    throw new RangeError('The denominator must be positive.');
  }
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = doubled / divisor;
  // bigint division cuts towards zero; below zero the floor is one less
  return doubled % divisor < 0n ? quotient - 1n : quotient;
}
