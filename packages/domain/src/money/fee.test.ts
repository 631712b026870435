import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basisPointsFor, divideHalfUp, feeOf, minorUnits } from './index.ts';

const rule = fc.record({
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
  fixed: fc.bigInt({ min: 0n, max: 1_000_000n }).map(minorUnits),
});
const amount = fc.bigInt({ min: 0n, max: 10n ** 15n }).map(minorUnits);

describe('divideHalfUp', () => {
  test.each([
    [5n, 2n, 3n],
    [-5n, 2n, -2n],
    [-7n, 4n, -2n],
    [-3n, 2n, -1n],
    [7n, 3n, 2n],
    [8n, 3n, 3n],
    [-8n, 3n, -3n],
    [0n, 3n, 0n],
    [6n, 3n, 2n],
  ])('%d / %d is %d', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  test('is off by at most a half, and by a half only upwards', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
        const doubledError = 2n * (divideHalfUp(numerator, denominator) * denominator - numerator);
        expect(doubledError > -denominator && doubledError <= denominator).toBe(true);
      }),
    );
  });

  test('a denominator that is not positive is refused', () => {
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
    expect(() => divideHalfUp(1n, -1n)).toThrow(RangeError);
  });
});

describe('feeOf', () => {
  // LEDGER-25
  test('is the share plus the fixed part, a half minor unit rounded up once', () => {
    expect(feeOf(minorUnits(48_000_000n), { basisPoints: 150, fixed: minorUnits(100n) })).toBe(
      720_100n,
    );
    expect(feeOf(minorUnits(150n), { basisPoints: 100, fixed: minorUnits(0n) })).toBe(2n);
    expect(feeOf(minorUnits(149n), { basisPoints: 100, fixed: minorUnits(0n) })).toBe(1n);
  });

  test('a fixed part stays whole on an amount smaller than it', () => {
    expect(feeOf(minorUnits(1n), { basisPoints: 0, fixed: minorUnits(500n) })).toBe(500n);
  });

  test('a greater amount never costs less', () => {
    fc.assert(
      fc.property(amount, amount, rule, (a, b, fee) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(feeOf(less, fee) <= feeOf(more, fee)).toBe(true);
      }),
    );
  });

  test('nothing negative and no fraction of a basis point is accepted', () => {
    expect(() => feeOf(minorUnits(-1n), { basisPoints: 1, fixed: minorUnits(0n) })).toThrow(
      RangeError,
    );
    expect(() => feeOf(minorUnits(1n), { basisPoints: -1, fixed: minorUnits(0n) })).toThrow(
      RangeError,
    );
    expect(() => feeOf(minorUnits(1n), { basisPoints: 1, fixed: minorUnits(-1n) })).toThrow(
      RangeError,
    );
    expect(() => feeOf(minorUnits(1n), { basisPoints: 1.5, fixed: minorUnits(0n) })).toThrow(
      RangeError,
    );
  });
});

describe('basisPointsFor', () => {
  const of = (whole: bigint, fixed: bigint) => ({
    amount: minorUnits(whole),
    fixed: minorUnits(fixed),
  });

  // OFFICE-571
  test.each([
    [150_000n, 10_000_000n, 0n, 150],
    [151_000n, 10_000_000n, 1_000n, 150],
    [123_456n, 10_000_000n, 0n, 123],
    [123_500n, 10_000_000n, 0n, 124],
    [500n, 10_000_000n, 1_000n, 0],
    [99_000_000n, 10_000_000n, 0n, 10_000],
  ])('a fee of %d on %d with %d fixed is %d basis points', (fee, whole, fixed, basisPoints) => {
    expect(basisPointsFor(minorUnits(fee), of(whole, fixed))).toBe(basisPoints);
  });

  test('gives the rule back from its fee on an amount that tells basis points apart', () => {
    fc.assert(
      fc.property(rule, (fee) => {
        const price = feeOf(minorUnits(10_000_000n), fee);
        expect(basisPointsFor(price, of(10_000_000n, fee.fixed))).toBe(fee.basisPoints);
      }),
    );
  });

  test('of nothing there is none', () => {
    expect(() => basisPointsFor(minorUnits(1n), of(0n, 0n))).toThrow(RangeError);
  });
});
