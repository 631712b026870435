import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CountryCode,
  countryFlag,
  countryOfMobile,
  formatMobileRequisite,
  invalidPhoneText,
  readMobileRequisite,
  isCountryCode,
} from './index.ts';

const numbers: readonly [CountryCode, string, string][] = [
  ['KGS', '996555123456', '+996 555 123456'],
  ['UZS', '998901234567', '+998 90 123 45 67'],
  ['AZN', '994501234567', '+994 50 123 45 67'],
  ['RUB', '79161234567', '+7 916 123 45 67'],
];

describe('countries of requisites', () => {
  test('each has its flag, and no other has one', () => {
    expect(numbers.map(([country]) => countryFlag(country))).toEqual(['kgs', 'uzs', 'azn', 'rub']);
    expect([undefined, '', 'kgs', 'USD', 'toString'].map(countryFlag)).toEqual(
      Array.from({ length: 5 }, () => 'default'),
    );
  });

  test('a code of the wire is one of four', () => {
    expect(numbers.every(([country]) => isCountryCode(country))).toBe(true);
    expect(isCountryCode('USDT')).toBe(false);
  });
});

describe('formatMobileRequisite', () => {
  // FORM-32
  test.each(numbers)('%s: %s is shown as %s', (country, digits, text) => {
    expect(formatMobileRequisite(country, digits)).toEqual({ ok: true, text });
    expect(formatMobileRequisite(country, `+${digits}`)).toEqual({ ok: true, text });
    expect(formatMobileRequisite(country, text)).toEqual({ ok: true, text });
  });

  test.each(numbers)('%s: one digit more or less, or a letter, is refused', (country, digits) => {
    for (const wrong of [`${digits}0`, digits.slice(0, -1), digits.replace(/.$/, 'O'), '']) {
      expect(formatMobileRequisite(country, wrong)).toEqual({ ok: false, error: 'invalid-format' });
    }
  });

  test('a number of another country is refused', () => {
    for (const [country] of numbers) {
      const taken = numbers.filter(([, digits]) => formatMobileRequisite(country, digits).ok);
      expect(taken.map(([numberCountry]) => numberCountry)).toEqual([country]);
    }
  });

  test('a replacement text says so', () => {
    expect(invalidPhoneText).toBe('Invalid phone number format');
  });

  test('grouping loses no digit', () => {
    const given = fc.constantFrom(...numbers).chain(([country, digits]) => {
      const prefix = country === 'RUB' ? '7' : digits.slice(0, 3);
      const rest = fc.stringMatching(new RegExp(`^\\d{${digits.length - prefix.length}}$`));
      return fc.tuple(
        fc.constant(country),
        rest.map((ending) => prefix + ending),
      );
    });
    fc.assert(
      fc.property(given, ([country, digits]) => {
        const shown = formatMobileRequisite(country, digits);
        expect(shown.ok && shown.text.replaceAll(' ', '')).toBe(`+${digits}`);
      }),
    );
  });
});

test.each([
  ['996700123456', 'KGS'],
  ['+998901234567', 'UZS'],
  ['994501234567', 'AZN'],
  ['79161234567', 'RUB'],
  ['48123456789', undefined],
  ['9989012', undefined],
])('%s is a mobile number of %s', (value, country) => {
  expect(countryOfMobile(value)).toBe(country);
});

describe('a mobile number of the wire', () => {
  test('belongs to the country given with it', () => {
    const read = readMobileRequisite('998901234567', 'UZS');
    expect(read).toEqual({ ok: true, country: 'UZS', text: '+998 90 123 45 67' });
  });

  test('determines its country if none is given', () => {
    const read = readMobileRequisite('+79161234567', undefined);
    expect(read).toEqual({ ok: true, country: 'RUB', text: '+7 916 123 45 67' });
  });

  test.each([
    ['998901234567', 'RUB'],
    ['77012345678', 'KZT'],
    ['12', undefined],
  ])('%s with %s is not a mobile number', (value, country) => {
    expect(readMobileRequisite(value, country)).toEqual({ ok: false, error: 'invalid-format' });
  });
});
