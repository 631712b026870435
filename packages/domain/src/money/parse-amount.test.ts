import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AmountError,
  amountErrorText,
  currencies,
  formatAmount,
  type Language,
  parseAmount,
  plainAmount,
} from './index.ts';

const { UZS, RUB, KGS, AZN, USDT } = currencies;
const currency = fc.constantFrom(...Object.values(currencies));
const safeAmount = fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) });

describe('parseAmount', () => {
  // LEDGER-8
  test.each([
    ['12.5', 1250n],
    ['12', 1200n],
    ['12,5', 1250n],
    ['12.', 1200n],
    ['.5', 50n],
    ['0', 0n],
    ['007', 700n],
    ['  12.50\n', 1250n],
    ['+480\u202F000', 48_000_000n],
    ['+ 5', 500n],
    ['1 234 567.89', 123_456_789n],
    ['1\u00A0234,5', 123_450n],
    ['1\u2009234', 123_400n],
    ["1'234.50", 123_450n],
    ['1’234’567', 123_456_700n],
    ['1.234,56', 123_456n],
    ['1,234.56', 123_456n],
    ['1.234.567', 123_456_700n],
    ['1,234,567', 123_456_700n],
    ['1,234,567.8', 123_456_780n],
    ['90071992547409.91', BigInt(Number.MAX_SAFE_INTEGER)],
  ])('%j is %d minor units', (text, amount) => {
    expect(parseAmount(text, UZS)).toEqual({ ok: true, amount });
  });

  // LEDGER-9
  test.each<[string, AmountError]>([
    ['', 'empty'],
    [' \u00A0', 'empty'],
    ['UZS', 'empty'],
    ['12.345', 'too-many-decimals'],
    ['1,234', 'too-many-decimals'],
    ['12.500', 'too-many-decimals'],
    ['-5', 'negative'],
    ['\u2212 0.05', 'negative'],
    ['\u20135', 'negative'],
    ['-0', 'negative'],
    ['90071992547409.92', 'out-of-range'],
    ['9'.repeat(40), 'out-of-range'],
    ['.', 'not-a-number'],
    ['-', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['-abc', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['0x1F', 'not-a-number'],
    ['１２', 'not-a-number'],
    ['12 50', 'not-a-number'],
    ['1 00 000', 'not-a-number'],
    ["1 234'567", 'not-a-number'],
    ['1.234.5', 'not-a-number'],
    ['1,234.567,8', 'not-a-number'],
    ['1.234,567.8', 'not-a-number'],
    ['1.234,', 'not-a-number'],
    ['1.234.567,', 'not-a-number'],
    ['1.5 000', 'not-a-number'],
    ['5-', 'not-a-number'],
    ['(5)', 'not-a-number'],
  ])('%j is refused: %s', (text, error) => {
    expect(parseAmount(text, UZS)).toEqual({ ok: false, error });
  });

  test('a single sign is the decimal one, also where a currency has room for three', () => {
    expect(parseAmount('1,234', USDT)).toEqual({ ok: true, amount: 1_234_000n });
    expect(parseAmount('1.234567', USDT)).toEqual({ ok: true, amount: 1_234_567n });
    expect(parseAmount('0.0000001', USDT)).toEqual({ ok: false, error: 'too-many-decimals' });
  });

  test.each([
    ['480 000 UZS', UZS],
    ['uzs 480000', UZS],
    ['480 000 soʻm', UZS],
    ["480000so'm", UZS],
    ['480 000 сум', UZS],
    ['₽480 000', RUB],
    ['480 000 руб.', RUB],
    ['480 000,00р.', RUB],
    ['480000 сом', KGS],
    ['480000 ₼', AZN],
  ])('%j names its own currency', (text, textCurrency) => {
    expect(parseAmount(text, textCurrency)).toEqual({ ok: true, amount: 48_000_000n });
  });

  test.each([
    ['100 USD', UZS],
    ['100 RUB', UZS],
    ['100 som', UZS],
    ['$100', USDT],
    ['RUB 100 RUB', RUB],
  ])('%j in a field of another currency, or too often, is not a number', (text, textCurrency) => {
    expect(parseAmount(text, textCurrency)).toEqual({ ok: false, error: 'not-a-number' });
  });

  test('a currency that is not ours has its code and no other words', () => {
    const euro = { code: 'EUR', dimension: 2 };
    expect(parseAmount('5 EUR', euro)).toEqual({ ok: true, amount: 500n });
    expect(parseAmount('5 €', euro)).toEqual({ ok: false, error: 'not-a-number' });
  });

  test('a formatted amount parses back, in every language and every form', () => {
    const options = fc.record({
      language: fc.constantFrom<Language>('en', 'ru', 'uz'),
      fraction: fc.constantFrom<'always' | 'trimmed'>('always', 'trimmed'),
      sign: fc.constantFrom<'auto' | 'always'>('auto', 'always'),
    });
    const beside = fc.constantFrom('', '\u00A0code', ' code');
    fc.assert(
      fc.property(safeAmount, currency, options, beside, (amount, money, how, after) => {
        const text = formatAmount(amount, money.dimension, how) + after.replace('code', money.code);
        expect(parseAmount(text, money)).toEqual({ ok: true, amount });
        expect(parseAmount(plainAmount(amount, money.dimension), money)).toEqual({
          ok: true,
          amount,
        });
      }),
    );
  });

  test('a formatted negative amount is refused as negative', () => {
    fc.assert(
      fc.property(safeAmount, currency, (amount, money) => {
        const text = formatAmount(-amount - 1n, money.dimension);
        expect(parseAmount(text, money)).toEqual({ ok: false, error: 'negative' });
      }),
    );
  });

  test('no pasted text throws, and an accepted amount fits the API', () => {
    const pasted = fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9., '₽р]{0,24}$/));
    fc.assert(
      fc.property(pasted, currency, (text, money) => {
        const parsed = parseAmount(text, money);
        const amount = parsed.ok ? parsed.amount : 0n;
        expect(amount >= 0n && amount <= BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
      }),
    );
  });
});

describe('amountErrorText', () => {
  // LEDGER-6, LEDGER-7
  test('has the agreed messages', () => {
    expect(amountErrorText('empty', 2)).toBe('Change the value');
    expect(amountErrorText('too-many-decimals', 2)).toBe(
      'There must be max two decimals after comma',
    );
  });

  test('names the decimals that the currency has', () => {
    expect(amountErrorText('too-many-decimals', 6)).toMatch(/max six decimals/);
    expect(amountErrorText('too-many-decimals', 3)).toMatch(/max three decimals/);
    expect(amountErrorText('too-many-decimals', 4)).toMatch(/max 4 decimals/);
    expect(amountErrorText('too-many-decimals', 0)).toBe('There must be no decimals');
  });

  test('has words of its own for every other error', () => {
    const errors = ['not-a-number', 'negative', 'out-of-range'] as const;
    const texts = errors.map((error) => amountErrorText(error, 2));
    expect(new Set(texts).size).toBe(errors.length);
    expect(texts.filter((text) => !text.startsWith('The value'))).toEqual([]);
  });
});
