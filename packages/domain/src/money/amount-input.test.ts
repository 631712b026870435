import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currencies,
  formatAmount,
  keepAmountCharacters,
  parseAmount,
  pastedAmountError,
} from './index.ts';

/** The input's text after these keys. */
function typed(keys: string): string {
  return keys.split('').reduce((value, key) => keepAmountCharacters(value + key), '');
}

describe('keepAmountCharacters', () => {
  test.each([
    ['12.5', '12.5'],
    ['12,5', '12.5'],
    ['1.2.3', '1.23'],
    ['1..2', '1.2'],
    ['1.2,3', '1.23'],
    ['1.234,5', '1.2345'],
    ['.5', '.5'],
    ['1a2b', '12'],
    ['-5', '5'],
    ['1 000', '1000'],
  ])('typing %s leaves %s', (keys, expected) => {
    expect(typed(keys)).toBe(expected);
  });

  test.each([
    ['', ''],
    ['abc', ''],
    ['1.', '1.'],
    ['1.234,', '1.234'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1\u202F234,50 UZS', '1234.50'],
    ['руб. 1.5', '1.5'],
    ['1.5 руб.', '1.5'],
    ['１，２３４．５０', '1234.50'],
    ['10²', '10'],
  ])('pasting %j leaves %s', (text, expected) => {
    expect(keepAmountCharacters(text)).toBe(expected);
  });

  // LEDGER-5
  test('keeps digits and at most one dot, and running it twice changes nothing', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9., ]{0,16}$/));
    fc.assert(
      fc.property(text, (given) => {
        const kept = keepAmountCharacters(given);
        expect(kept).toMatch(/^\d*\.?\d*$/);
        expect(keepAmountCharacters(kept)).toBe(kept);
      }),
    );
  });

  test('a number keeps the value that it has when parsed as it is', () => {
    const { UZS } = currencies;
    const written = fc.oneof(
      fc.stringMatching(/^\d{1,3}([ ',.]\d{3}){0,3}([.,]\d{0,2})?$/),
      fc.maxSafeInteger().map((amount) => formatAmount(Math.abs(amount), 2, { language: 'uz' })),
    );
    fc.assert(
      fc.property(written, (text) => {
        const parsed = parseAmount(text, UZS);
        fc.pre(parsed.ok);
        expect(parseAmount(keepAmountCharacters(text), UZS)).toEqual(parsed);
      }),
    );
  });
});

describe('pastedAmountError: refuses text that is not an amount of this currency', () => {
  test.each([
    ['100 USD', 'not-a-number'],
    ['100 RUB', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['500-1000', 'not-a-number'],
    ['10²', 'not-a-number'],
    ['12.05.2026', 'not-a-number'],
    ['-500', 'negative'],
    ['\u2212500', 'negative'],
  ])('%j: %s', (text, error) => {
    expect(pastedAmountError(text, currencies.UZS)).toBe(error);
  });

  test.each([
    '1 234,50 сум',
    '1,234.50',
    '１，２３４．５０',
    '.50',
    '+500',
    '',
    ' ',
    'UZS',
    '12.345',
  ])('%j is accepted', (text) => {
    expect(pastedAmountError(text, currencies.UZS)).toBeUndefined();
  });

  test('an accepted text keeps its value', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+]?[0-9., e$]{1,12}( ?(USD|UZS|сум))?$/), (text) => {
        fc.pre(pastedAmountError(text, currencies.UZS) === undefined);
        const kept = parseAmount(keepAmountCharacters(text), currencies.UZS);
        expect(kept).toEqual(parseAmount(text, currencies.UZS));
      }),
    );
  });
});
