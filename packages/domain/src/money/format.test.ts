import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, type Language, parseLanguage, plainAmount } from './index.ts';

const language = fc.constantFrom<Language>('en', 'ru', 'uz');
const dimension = fc.integer({ min: 0, max: 6 });

describe('formatAmount', () => {
  test.each([
    [123_450n, 2, {}, '1\u202F234.50'],
    [48_000_000, 2, { fraction: 'trimmed' }, '480\u202F000'],
    [48_000_050, 2, { fraction: 'trimmed' }, '480\u202F000.50'],
    [123_456_750, 2, { language: 'ru' }, '1\u202F234\u202F567,50'],
    [123_456_750, 2, { language: 'uz' }, '1\u202F234\u202F567,50'],
    [-5, 2, {}, '\u22120.05'],
    [-5, 2, { sign: 'always' }, '\u22120.05'],
    [48_000_000, 2, { sign: 'always', fraction: 'trimmed' }, '+480\u202F000'],
    [0n, 2, { sign: 'always' }, '0.00'],
    [0n, 2, {}, '0.00'],
    [0n, 2, { fraction: 'trimmed' }, '0'],
    [999n, 0, {}, '999'],
    [1000n, 0, { fraction: 'trimmed' }, '1\u202F000'],
    [1_500_000n, 6, {}, '1.500000'],
  ] as const)('%s with dimension %d and %o is %s', (amount, decimals, options, expected) => {
    expect(formatAmount(amount, decimals, options)).toBe(expected);
  });

  // LEDGER-4
  test('no digit is lost, however large the amount', () => {
    fc.assert(
      fc.property(fc.bigInt(), dimension, language, (amount, decimals, inLanguage) => {
        const text = formatAmount(amount, decimals, { language: inLanguage });
        expect(BigInt(text.replace('\u2212', '-').replaceAll(/[\u202F.,]/g, ''))).toBe(amount);
      }),
    );
  });

  test('groups are of three, the first one of one to three', () => {
    fc.assert(
      fc.property(fc.bigInt(), dimension, (amount, decimals) => {
        const [whole] = formatAmount(amount, decimals).split('.');
        expect(whole).toMatch(/^\u2212?\d{1,3}(\u202F\d{3})*$/);
      }),
    );
  });

  test('an unsafe integer is refused, not rounded', () => {
    expect(() => formatAmount(0.5, 2)).toThrow(RangeError);
    expect(() => plainAmount(2 ** 53, 2)).toThrow(RangeError);
  });
});

describe('plainAmount', () => {
  test.each([
    [48_000_000, 2, '480000'],
    [48_000_050n, 2, '480000.50'],
    [-150n, 2, '-1.50'],
    [7n, 0, '7'],
  ])('%s with dimension %d is %s', (amount, decimals, expected) => {
    expect(plainAmount(amount, decimals)).toBe(expected);
  });
});

// FORM-1
describe('parseLanguage', () => {
  test.each([
    ['en', 'en'],
    ['RU', 'ru'],
    ['Uz', 'uz'],
    // FORM-246
    ['ru-RU', 'ru'],
    ['uz_UZ', 'uz'],
    ['UZ-Latn-UZ', 'uz'],
    [' ru ', 'ru'],
    ['en-GB', 'en'],
    ['rus', 'en'],
    ['de-RU', 'en'],
    ['de', 'en'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('%s selects %s', (text, expected) => {
    expect(parseLanguage(text)).toBe(expected);
  });
});
