import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  baseAmountAt,
  impliedRate,
  isFarFromRate,
  isRateStale,
  rateDeviation,
  rateFreshMs,
  settlementAmountAt,
  minorUnits,
} from './index.ts';

const positive = fc.bigInt({ min: 1n, max: BigInt(Number.MAX_SAFE_INTEGER) }).map(minorUnits);
const usdt = 1_000_000n;

describe('the rate of a settlement', () => {
  // LEDGER-32
  test.each([
    [1_280_000_00n, 100n * usdt, 1_280_000n],
    // 10 / 3 of a minor unit for a whole USDT, and 10 / 4, whose half is rounded up.
    [10n, 3n * usdt, 3n],
    [10n, 4n * usdt, 3n],
    [1n, 1n, 1_000_000n],
  ])('of %d for %d of USDT is %d for one USDT', (base, settled, rate) => {
    expect(impliedRate(minorUnits(base), minorUnits(settled))).toBe(rate);
  });

  test.each([
    [1_280_000n, 1_280_000n, 1n * usdt],
    [1n, 1_280_000n, 1n],
    [640_000n, 1_280_000n, 500_000n],
    // 2 micro USDT and a half, which is rounded up.
    [5n, 2_000_000n, 3n],
  ])('%d at %d is proposed as %d of USDT', (base, rate, settled) => {
    expect(settlementAmountAt(minorUnits(base), rate)).toBe(settled);
  });

  // PEOPLE-502
  test.each([
    [100n * usdt, 1_265_000n, 126_500_000n],
    // A tenth of a minor unit, which is rounded up.
    [1n, 100_000n, 1n],
    [20n, 100_000n, 2n],
  ])('%d of USDT at %d is %d of the currency', (settled, rate, base) => {
    expect(baseAmountAt(minorUnits(settled), rate)).toBe(base);
    expect(() => baseAmountAt(minorUnits(0n), rate)).toThrow(RangeError);
  });

  test('nothing is nothing to settle, and no rate', () => {
    for (const [a, b] of [
      [0n, 1n],
      [1n, 0n],
      [-1n, 1n],
      [1n, -1n],
    ] as const) {
      expect(() => impliedRate(minorUnits(a), minorUnits(b))).toThrow(RangeError);
      expect(() => settlementAmountAt(minorUnits(a), b)).toThrow(RangeError);
      expect(() =>
        isFarFromRate({ baseAmount: minorUnits(a), settlementAmount: minorUnits(b) }, 1n),
      ).toThrow(RangeError);
      expect(() =>
        isFarFromRate({ baseAmount: minorUnits(1n), settlementAmount: minorUnits(a) }, b),
      ).toThrow(RangeError);
    }
  });

  // LEDGER-36
  test('2 % away is near, a minor unit more is far, on either side', () => {
    const settlementAmount = 100n * usdt;
    const isFar = (baseAmount: bigint) =>
      isFarFromRate(
        { baseAmount: minorUnits(baseAmount), settlementAmount: minorUnits(settlementAmount) },
        1_280_000n,
      );
    expect([130_560_000n, 130_560_001n].map(isFar)).toEqual([false, true]);
    expect([125_440_000n, 125_439_999n].map(isFar)).toEqual([false, true]);
  });

  test('a proposed amount is never far from the rate, once its own rounding is less than 2 %', () => {
    fc.assert(
      fc.property(positive, positive, (baseAmount, perUsdt) => {
        const settlementAmount = settlementAmountAt(minorUnits(baseAmount), perUsdt);
        fc.pre(settlementAmount >= 26n);
        expect(
          isFarFromRate({ baseAmount: minorUnits(baseAmount), settlementAmount }, perUsdt),
        ).toBe(false);
      }),
    );
  });

  test('a settlement is close to the rate that it implies, except for that rate’s rounding', () => {
    fc.assert(
      fc.property(positive, positive, (baseAmount, settlementAmount) => {
        const implied = impliedRate(minorUnits(baseAmount), settlementAmount);
        fc.pre(implied >= 26n);
        expect(
          isFarFromRate(
            { baseAmount: minorUnits(baseAmount), settlementAmount: minorUnits(settlementAmount) },
            implied,
          ),
        ).toBe(false);
      }),
    );
  });

  test('more USDT for the same amount never brings a settlement back to a lower rate', () => {
    fc.assert(
      fc.property(positive, positive, positive, positive, (baseAmount, fewer, more, perUsdt) => {
        const [small, large] = fewer < more ? [fewer, more] : [more, fewer];
        fc.pre(settlementAmountAt(minorUnits(baseAmount), perUsdt) < small);
        const isFar = (settlementAmount: bigint) =>
          isFarFromRate(
            { baseAmount: minorUnits(baseAmount), settlementAmount: minorUnits(settlementAmount) },
            perUsdt,
          );
        if (isFar(small)) expect(isFar(large)).toBe(true);
      }),
    );
  });

  // LEDGER-37
  test('a rate is good for 24 hours to the millisecond', () => {
    expect(isRateStale(1_000, 1_000 + rateFreshMs)).toBe(false);
    expect(isRateStale(1_000, 1_001 + rateFreshMs)).toBe(true);
    expect(isRateStale(1_000, 0)).toBe(false);
  });
});

describe('the deviation from a rate', () => {
  // OFFICE-231
  test.each([
    [126_500_000n, 100n * usdt, 0n],
    [126_500_000n, 50n * usdt, 10_000n],
    [126_500_000n, 200n * usdt, -5_000n],
    // 0.005 % is rounded half up, on either side.
    [1_265_063_25n, 100n * usdt, 1n],
    [1_264_936_75n, 100n * usdt, -1n],
    [1_265_063_24n, 100n * usdt, 0n],
  ])(
    'of %d for %d at 12 650.00 is %d hundredths of a percent',
    (baseAmount, settlementAmount, is) => {
      expect(
        rateDeviation(
          { baseAmount: minorUnits(baseAmount), settlementAmount: minorUnits(settlementAmount) },
          1_265_000n,
        ),
      ).toBe(is);
    },
  );

  test('accepts only positive amounts', () => {
    expect(() =>
      rateDeviation({ baseAmount: minorUnits(1n), settlementAmount: minorUnits(0n) }, 1n),
    ).toThrow(RangeError);
  });
});
