import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskRussianPhone, readRussianPhone, type RussianPhoneError } from './index.ts';

const mobile = fc.stringMatching(/^9\d{9}$/);

/** The field's text after these keys. */
function typed(keys: string): string {
  return keys.split('').reduce((value, key) => maskRussianPhone(value + key), '');
}

describe('maskRussianPhone', () => {
  test.each([
    ['', ''],
    ['9', '+7 (9'],
    ['916', '+7 (916'],
    ['9161', '+7 (916) 1'],
    ['9161234', '+7 (916) 123-4'],
    ['9161234567', '+7 (916) 123-45-67'],
    ['916123456789', '+7 (916) 123-45-67'],
    ['89161234567', '+7 (916) 123-45-67'],
    ['79161234567', '+7 (916) 123-45-67'],
    ['+79161234567', '+7 (916) 123-45-67'],
    ['abc916', '+7 (916'],
    ['8005553535', '+7 (800) 555-35-35'],
  ])('typing %s shows %s', (keys, expected) => {
    expect(typed(keys)).toBe(expected);
  });

  test.each([
    '+79161234567',
    '+7 916 123 45 67',
    '8 (916) 123-45-67',
    '8-916-123-45-67',
    '79161234567',
    '7 (916) 123-45-67',
    '9161234567',
    '+7 (+79161234567',
    '+7 (89161234567',
    '+7 (9161234567',
  ])('pasting %s shows the number', (text) => {
    expect(maskRussianPhone(text)).toBe('+7 (916) 123-45-67');
  });

  test.each(['+998 90 123 45 67', '998901234567', '+7 (+998901234567', '+7 (998901234567', '+'])(
    'pasting %s, of another country or invalid, leaves the field empty',
    (text) => {
      expect(maskRussianPhone(text)).toBe('');
    },
  );

  test('masking twice changes nothing, and Backspace always takes a digit away', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,10}$/), (digits) => {
        const masked = maskRussianPhone(digits);
        expect(maskRussianPhone(masked)).toBe(masked);
        expect(maskRussianPhone(masked.slice(0, -1))).toBe(maskRussianPhone(digits.slice(0, -1)));
      }),
    );
  });

  test('after any paste the field shows a prefix of the mask', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[+78 ()\-\d]{0,20}$/));
    fc.assert(
      fc.property(text, (pasted) => {
        const shown = maskRussianPhone(pasted);
        expect('+7 (999) 999-99-99'.startsWith(shown.replaceAll(/(?<=..)\d/g, '9'))).toBe(true);
        expect(shown).toMatch(/^$|\d$/);
      }),
    );
  });
});

describe('readRussianPhone', () => {
  // FORM-43
  test('a masked number is stored as 7 and the digits', () => {
    fc.assert(
      fc.property(mobile, (digits) => {
        const stored = { ok: true, value: `7${digits}` };
        expect(readRussianPhone(maskRussianPhone(digits))).toEqual(stored);
        expect(readRussianPhone(`8${digits}`)).toEqual(stored);
        expect(readRussianPhone(`+7${digits}`)).toEqual(stored);
        expect(readRussianPhone(`7${digits}`)).toEqual(stored);
      }),
    );
  });

  // FORM-44
  test.each<[string, RussianPhoneError]>([
    ['', 'incomplete'],
    ['+7 (916) 123-45-6', 'incomplete'],
    ['+7 (800', 'incomplete'],
    ['+7 (800) 555-35-35', 'must-start-with-nine'],
    ['8005553535', 'must-start-with-nine'],
    ['+7 701 123 45 67', 'must-start-with-nine'],
    ['+998 90 123 45 67', 'not-russian'],
    ['998901234567', 'not-russian'],
    ['+7 916 123 45 678', 'not-russian'],
    ['call 9161234567', 'not-digits'],
  ])('refuses %j: %s', (text, error) => {
    expect(readRussianPhone(text)).toEqual({ ok: false, error });
  });
});
