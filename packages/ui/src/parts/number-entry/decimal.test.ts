import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDecimal, readDecimal, stepDecimal, writeDecimal } from './decimal.ts';

test.each([
  ['', 2, null],
  ['  ', 2, null],
  ['12', 0, 12],
  ['1234.5', 2, 1234.5],
  ['1 234,50', 2, 1234.5],
  ['1\u202F234.50', 2, 1234.5],
  ['1,234.50', 2, 1234.5],
  ['-3', 0, -3],
  ['\u22123.5', 1, -3.5],
  ['-0', 0, 0],
  ['.5', 1, 0.5],
])('%j with %i decimals is %j', (text, decimals, value) => {
  expect(readDecimal(text, decimals)).toEqual({ ok: true, value });
});

test.each([
  ['twelve', 0, 'not-a-number'],
  ['-', 0, 'not-a-number'],
  ['--3', 0, 'not-a-number'],
  ['12 kg', 0, 'not-a-number'],
  ['1.5', 0, 'too-many-decimals'],
  ['0.125', 2, 'too-many-decimals'],
  ['99999999999999999', 0, 'out-of-range'],
] as const)('%j with %i decimals is not a number: %s', (text, decimals, error) => {
  expect(readDecimal(text, decimals)).toEqual({ ok: false, error });
});

const numbers = fc
  .record({ units: fc.integer({ min: -1e9, max: 1e9 }), decimals: fc.nat(4) })
  .map(({ units, decimals }) => ({ value: units / 10 ** decimals, decimals }));

test('formatted and plain texts are read as the same number', () => {
  fc.assert(
    fc.property(numbers, ({ value, decimals }) => {
      const same = { ok: true, value: value === 0 ? 0 : value };
      expect(readDecimal(writeDecimal(value, decimals), decimals)).toEqual(same);
      expect(readDecimal(plainDecimal(value, decimals), decimals)).toEqual(same);
    }),
  );
});

test('ten steps of a tenth are one', () => {
  let value = 0;
  for (let count = 0; count < 10; count += 1) value = stepDecimal(value, 0.1, 1);
  expect(value).toBe(1);
});
