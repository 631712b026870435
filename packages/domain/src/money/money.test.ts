import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMoney,
  amountFromWire,
  amountToWire,
  currencies,
  currencyCodes,
  isCurrencyCode,
  isLessMoney,
  isPaymentCurrency,
  largeInvoice,
  largestTransfer,
  type Money,
  money,
  negated,
  plus,
  minus,
  subtractMoney,
  zeroUnits,
  minorUnits,
} from './index.ts';

describe('currencies', () => {
  // LEDGER-205
  test('have a largest transfer in their own minor units', () => {
    expect(largestTransfer('UZS') % 100n).toBe(0n);
    expect(largestTransfer('UZS')).toBeGreaterThan(largestTransfer('RUB'));
  });

  // INVOICE-466
  test('have a large amount in their own minor units', () => {
    const amounts = currencyCodes.map((code) => [code, largeInvoice(code)]);
    expect(Object.fromEntries(amounts)).toMatchObject({
      UZS: 1_000_000_000n,
      RUB: 5_000_000n,
      KGS: 5_000_000n,
      AZN: 100_000n,
      USDT: 1_000_000_000n,
    });
  });

  // LEDGER-2
  test('all have two decimals, USDT six', () => {
    const dimensions = Object.values(currencies).map(({ code, dimension }) => [code, dimension]);
    expect(Object.fromEntries(dimensions)).toMatchObject({
      UZS: 2,
      RUB: 2,
      KGS: 2,
      AZN: 2,
      USDT: 6,
    });
  });

  test('ids are unique and each entry has its own code', () => {
    expect(new Set(currencyCodes.map((code) => currencies[code].id)).size).toBe(
      currencyCodes.length,
    );
    expect(Object.keys(currencies)).toEqual(Object.values(currencies).map(({ code }) => code));
  });

  // LEDGER-2
  test('all but USDT are paid in', () => {
    expect(currencyCodes.filter((code) => !isPaymentCurrency(code))).toEqual(['USDT']);
    expect(isPaymentCurrency('EUR')).toBe(false);
  });

  test('only our own codes count as one', () => {
    expect(isCurrencyCode('UZS')).toBe(true);
    for (const text of ['uzs', 'EUR', '', 'toString']) {
      expect(isCurrencyCode(text)).toBe(false);
    }
  });
});

describe('money', () => {
  test('subtraction reverses addition', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
        const sum = addMoney(money(minorUnits(a), 'UZS'), money(minorUnits(b), 'UZS'));
        expect(subtractMoney(sum, money(minorUnits(b), 'UZS'))).toEqual(
          money(minorUnits(a), 'UZS'),
        );
      }),
    );
  });

  // LEDGER-239
  test('amounts of one row add up, and one amount is less than another', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
        const [one, other] = [minorUnits(a), minorUnits(b)];
        expect(plus(one, other)).toBe(a + b);
        expect(minus(one, other)).toBe(a - b);
        expect(plus(one, negated(one))).toBe(zeroUnits);
        expect(isLessMoney(money(one, 'UZS'), money(other, 'UZS'))).toBe(a < b);
      }),
    );
  });

  // LEDGER-3, LEDGER-239
  test('currencies known only at run time are never mixed', () => {
    const som: Money = money(minorUnits(1n), 'UZS');
    const ruble: Money = money(minorUnits(1n), 'RUB');
    expect(() => addMoney(som, ruble)).toThrow(RangeError);
    expect(() => subtractMoney(som, ruble)).toThrow(RangeError);
    expect(() => isLessMoney(som, ruble)).toThrow(RangeError);
  });
});

describe('amounts on the wire', () => {
  test('every safe integer survives the conversion and back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(amountToWire(amountFromWire(amount))).toBe(amount);
      }),
    );
  });

  // API-5, LEDGER-1
  test('an inexact number is refused in both directions', () => {
    const limit = BigInt(Number.MAX_SAFE_INTEGER);
    expect(amountToWire(minorUnits(limit))).toBe(Number.MAX_SAFE_INTEGER);
    expect(amountToWire(minorUnits(-limit))).toBe(Number.MIN_SAFE_INTEGER);
    expect(() => amountToWire(minorUnits(limit + 1n))).toThrow(RangeError);
    expect(() => amountToWire(minorUnits(-limit - 1n))).toThrow(RangeError);
    for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => amountFromWire(amount)).toThrow(RangeError);
    }
  });
});
