import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCurrencyCode } from '../money/index.ts';
import {
  cardScheme,
  groupCardNumber,
  lastFour,
  maskRequisite,
  methodById,
  methodByName,
  paymentMethods,
  supportCode,
} from './index.ts';

const digits = fc.stringMatching(/^\d{0,19}$/);

describe('payment methods', () => {
  // FORM-36
  test('each has its code, its currency and its way of entry', () => {
    const facts = paymentMethods.map(({ name, code, currency, entry }) => {
      expect(isCurrencyCode(currency)).toBe(true);
      return `${name} ${code} ${currency} ${entry}`;
    });
    expect(facts).toEqual([
      'Humo HUMOUZS UZS card',
      'Uzs CARDUZS UZS card',
      'Tinkoff TCSBRUB RUB card',
      'TinkoffXCountry TSCBRUB_X RUB card',
      'Sberbank SBERRUB RUB card',
      'SberbankXCountry SBERRUB_X RUB card',
      'Sbp SBPRUB RUB phone',
    ]);
  });

  test('each has its possible kinds of requisites', () => {
    const kinds = paymentMethods.map(({ name, credential }) => [name, credential]);
    expect(Object.fromEntries(kinds)).toEqual({
      Humo: 'card',
      Uzs: 'card',
      Tinkoff: 'card',
      TinkoffXCountry: 'card-or-phone',
      Sberbank: 'card',
      SberbankXCountry: 'card-or-phone',
      Sbp: 'phone',
    });
  });

  // FORM-65
  test('each has its own colour', () => {
    const colors = paymentMethods.map(({ color }) => color);
    expect(new Set(colors).size).toBe(paymentMethods.length);
  });

  test('each is found by its name and its id, and nothing else is', () => {
    for (const method of paymentMethods) {
      expect(methodByName(method.name)).toBe(method);
      expect(methodById(method.id)).toBe(method);
    }
    expect(methodByName('humo')).toBeUndefined();
    expect(methodById(0)).toBeUndefined();
  });
});

describe('card numbers', () => {
  test('the prefix determines the scheme', () => {
    expect(cardScheme('9860120115551234')).toBe('humo');
    expect(cardScheme('8600120115551234')).toBe('uzcard');
    expect(cardScheme('5614120115551234')).toBe('uzcard');
    expect(cardScheme('4111111111111111')).toBeUndefined();
    expect(cardScheme('')).toBeUndefined();
  });

  test('are shown in fours, and grouping them twice changes nothing', () => {
    expect(groupCardNumber('9860120115551234')).toBe('9860 1201 1555 1234');
    expect(groupCardNumber('9860 12011555 1234567')).toBe('9860 1201 1555 1234 567');
    fc.assert(
      fc.property(digits, (number) => {
        const grouped = groupCardNumber(number);
        expect(grouped.replaceAll(' ', '')).toBe(number);
        expect(groupCardNumber(grouped)).toBe(grouped);
      }),
    );
  });
});

describe('visible digits of masked requisites', () => {
  // ROUTING-17
  test('are the last four, with any separators', () => {
    expect(lastFour('9860 1201 1555 1234')).toBe('1234');
    expect(lastFour('+998 90 123-45-67')).toBe('4567');
    expect(lastFour('12')).toBe('12');
  });

  test('a mask shows only them, and no digit of a shorter number', () => {
    expect(maskRequisite('9860 1201 1555 1234')).toBe('•••• 1234');
    expect(maskRequisite('1234')).toBe('••••');
    fc.assert(
      fc.property(digits, (number) => {
        const shown = maskRequisite(number).replaceAll(/[• ]/g, '');
        expect(shown).toBe(number.length > 4 ? number.slice(-4) : '');
      }),
    );
  });
});

describe('support code', () => {
  // FORM-16
  test('is the HMAC of the form id under the verification key', async () => {
    const hmac = (key: string, message: string) => `hmac of ${message} under ${key}`;
    expect(await supportCode(hmac, 'form-id', 'key')).toBe('hmac of form-id under key');
  });

  test('is lower case, and waits for an HMAC that takes its time', async () => {
    expect(await supportCode(async () => '0AFF', 'form-id', 'key')).toBe('0aff');
  });
});
