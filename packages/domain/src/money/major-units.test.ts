import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  currencies,
  decimalsOf,
  formatMajorUnits,
  largestDimension,
  readMajorUnits,
  wholeUnits,
} from './index.ts';

test('no currency has more decimals than the largest dimension', () => {
  expect(largestDimension).toBe(currencies.USDT.dimension);
});

// LEDGER-232
test.each([
  ['1000', 1000, '1\u202F000'],
  ['1000.5', 1000.5, '1\u202F000.50'],
  ['1.234', 1.234, '1.234'],
  ['0.000001', 0.000001, '0.000001'],
  ['9999999999999.99', 9_999_999_999_999.99, '9\u202F999\u202F999\u202F999\u202F999.99'],
  ['0', 0, '0'],
])('the sum %s is kept with its decimals and written for people', (text, sum, words) => {
  expect(readMajorUnits(text)).toBe(sum);
  expect(formatMajorUnits(sum)).toBe(words);
});

test.each([
  '',
  'NaN',
  '1e3',
  '-1',
  '1,5',
  '1.',
  '.5',
  '1.2345678',
  '99999999999999',
  '9999999999999.123456',
])('%j is not a valid sum', (text) => {
  expect(readMajorUnits(text)).toBeNull();
});

test('a parsed sum formats to the same digits', () => {
  const digits = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(digits(999_999_999), digits(999_999), (whole, fraction) => {
      const text = `${whole}.${String(fraction).padStart(6, '0')}`;
      const sum = readMajorUnits(text);
      expect(sum).not.toBeNull();
      const written = formatMajorUnits(sum ?? Number.NaN).replaceAll('\u202F', '');
      expect(Number(written)).toBe(Number(text));
    }),
  );
});

test('a sum has the decimal sign of its language', () => {
  expect(formatMajorUnits(1234.5, 'ru')).toBe('1\u202F234,50');
});

test('a sum is shown with two decimals or with all that it has', () => {
  expect([5, 5.5, 5.25, 5.125].map(decimalsOf)).toEqual([0, 1, 2, 3]);
});

test('whole units follow the currency', () => {
  expect(wholeUnits(1_000n, currencies.UZS)).toBe(100_000n);
  expect(wholeUnits(1_000n, currencies.USDT)).toBe(1_000_000_000n);
  expect(wholeUnits(1_000n, { dimension: 0 })).toBe(1_000n);
  expect(wholeUnits(1_000n, { dimension: 3 })).toBe(1_000_000n);
});
