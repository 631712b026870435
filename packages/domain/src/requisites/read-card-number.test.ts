import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CardNumberError,
  cardScheme,
  groupCardNumber,
  hasLuhnCheckDigit,
  readCardNumber,
} from './index.ts';

/** The number with the one last digit that makes it pass. */
function withCheckDigit(digits: string): string {
  const passing = '0123456789'.split('').filter((last) => hasLuhnCheckDigit(digits + last));
  expect(passing).toHaveLength(1);
  return `${digits}${passing[0]}`;
}

const cardNumber = fc.oneof(
  fc.stringMatching(/^9860\d{12}$/),
  fc.stringMatching(/^(8600|5614)\d{11}$/).map(withCheckDigit),
  fc.stringMatching(/^[2-4]\d{14,17}$/).map(withCheckDigit),
);

describe('the Luhn check digit', () => {
  test.each(['4111111111111111', '2200000000000053', '8600120412345673', '0'])(
    'checks %s',
    (digits) => {
      expect(hasLuhnCheckDigit(digits)).toBe(true);
    },
  );

  test('is undefined for an empty text', () => {
    expect(hasLuhnCheckDigit('')).toBe(false);
  });

  test('there is one for every number, and every single wrong digit is noticed', () => {
    const numbers = fc.tuple(
      fc.stringMatching(/^\d{1,18}$/),
      fc.nat(18),
      fc.integer({ min: 1, max: 9 }),
    );
    fc.assert(
      fc.property(numbers, ([digits, place, change]) => {
        const number = withCheckDigit(digits);
        const at = place % number.length;
        const wrong = (Number(number.charAt(at)) + change) % 10;
        const mistyped = `${number.slice(0, at)}${wrong}${number.slice(at + 1)}`;
        expect(hasLuhnCheckDigit(mistyped)).toBe(false);
      }),
    );
  });

  test('swapped neighbours are detected, except 09 and 90', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{2,18}$/), fc.nat(17), (digits, place) => {
        const number = withCheckDigit(digits);
        const at = place % (number.length - 1);
        const pair = number.slice(at, at + 2);
        const swapped = pair.split('').toReversed().join('');
        const isUnseen = pair === swapped || pair === '09' || pair === '90';
        const mistyped = `${number.slice(0, at)}${swapped}${number.slice(at + 2)}`;
        expect(hasLuhnCheckDigit(mistyped)).toBe(isUnseen);
      }),
    );
  });
});

describe('readCardNumber', () => {
  test.each([
    ['9860 1201 1555 1234', '9860120115551234'],
    ['8600-1204-1234-5673', '8600120412345673'],
    [' 5614681200345670\n', '5614681200345670'],
    ['2200\u00A00000\u202F0000.0053', '2200000000000053'],
    ['6304000000000000000', '6304000000000000000'],
  ])('takes %j', (text, value) => {
    expect(readCardNumber(text)).toEqual({ ok: true, value });
  });

  test.each<[string, CardNumberError]>([
    ['', 'empty'],
    [' - ', 'empty'],
    ['9860 1201 1555 123O', 'not-digits'],
    ['+9860120115551234', 'not-digits'],
    ['９８６０１２０１１５５５１２３４', 'not-digits'],
    ['986012011555123', 'too-few-digits'],
    ['98601201155512345', 'too-many-digits'],
    ['86001204123456739', 'too-many-digits'],
    ['56146812003456709', 'too-many-digits'],
    ['411111111111111', 'too-few-digits'],
    ['41111111111111111111', 'too-many-digits'],
    ['8600120412345674', 'wrong-check-digit'],
    ['5614681200345671', 'wrong-check-digit'],
    ['4111111111111112', 'wrong-check-digit'],
  ])('refuses %j: %s', (text, error) => {
    expect(readCardNumber(text)).toEqual({ ok: false, error });
  });

  test('a grouped number parses back', () => {
    fc.assert(
      fc.property(cardNumber, (value) => {
        expect(readCardNumber(groupCardNumber(value))).toEqual({ ok: true, value });
      }),
    );
  });

  // FORM-40
  test('an accepted number follows the rule of its scheme', () => {
    const anyLength = fc.stringMatching(/^(9860|8600|4111)\d{10,16}$/);
    fc.assert(
      fc.property(fc.oneof(anyLength, anyLength.map(withCheckDigit)), (text) => {
        const read = readCardNumber(text);
        fc.pre(read.ok);
        const scheme = cardScheme(read.value);
        expect(read.value).toMatch(scheme ? /^\d{16}$/ : /^\d{16,19}$/);
        expect(scheme === 'humo' || hasLuhnCheckDigit(read.value)).toBe(true);
      }),
    );
  });
});
