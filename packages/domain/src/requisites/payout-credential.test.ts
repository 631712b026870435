import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  paymentMethods,
  credentialKind,
  type PaymentMethodName,
  payoutErrorTexts,
  type PayoutCredentialError,
  readPayoutCredential,
  readBankPayout,
  withoutPlus,
  withPlus,
} from './index.ts';

const cardMethods = ['Humo', 'Uzs', 'Tinkoff', 'Sberbank'] as const;
const xCountryMethods = ['TinkoffXCountry', 'SberbankXCountry'] as const;
const anyMethod = fc.constantFrom<PaymentMethodName>(...cardMethods, ...xCountryMethods, 'Sbp');

describe.each(cardMethods)('a withdrawal by %s', (method) => {
  test('takes a card of any scheme, a leading plus and blanks apart', () => {
    for (const text of ['9860 1201 1555 1234', ' +9860120115551234 ']) {
      const value = '9860120115551234';
      expect(readPayoutCredential(method, text)).toEqual({ ok: true, kind: 'card', value });
    }
  });

  test('takes no phone', () => {
    const error = 'too-few-digits';
    expect(readPayoutCredential(method, '+79161234567')).toEqual({ ok: false, error });
  });
});

describe.each(xCountryMethods)('a withdrawal by %s', (method) => {
  // FORM-37
  test.each([
    ['4111 1111 1111 1111', 'card', '4111111111111111'],
    ['+4111111111111111', 'card', '4111111111111111'],
    ['+998 90 123-45-67', 'phone', '998901234567'],
    ['998901234567', 'phone', '998901234567'],
    ['+996 (555) 123456', 'phone', '996555123456'],
    ['+7 916 123 45 67', 'phone', '79161234567'],
    ['79161234567', 'phone', '79161234567'],
    ['996555123456', 'phone', '996555123456'],
    ['994501234567', 'phone', '994501234567'],
    ['+374 91 123456', 'phone', '37491123456'],
    ['+45 12 34 56 78', 'phone', '4512345678'],
    ['+84912345678', 'phone', '84912345678'],
  ])('takes %j as a %s', (text, kind, value) => {
    expect(readPayoutCredential(method, text)).toEqual({ ok: true, kind, value });
  });

  test.each<[string, PayoutCredentialError]>([
    ['', 'empty'],
    ['+', 'empty'],
    ['phone', 'not-digits'],
    ['+7+9161234567', 'not-digits'],
    ['+0901234567', 'no-country-code'],
    ['+99890123456', 'wrong-length'],
    ['+9989012345678', 'wrong-length'],
    ['+791612345678', 'wrong-length'],
    ['+1234567', 'wrong-length'],
    ['4111111111111112', 'wrong-check-digit'],
    ['41111111111111111111', 'too-many-digits'],
  ])('refuses %j: %s', (text, error) => {
    expect(readPayoutCredential(method, text)).toEqual({ ok: false, error });
  });
});

// FORM-243
describe.each(xCountryMethods)('without a plus, %s', (method) => {
  test.each([
    '220000000000010',
    '4111 1111 1111 111',
    '2200 0000 0000',
    '84912345678',
    '8 916 123 45 67',
    '9161234567',
    '0901234567890',
    '00998901234567',
    '99890123456',
    '9989012345678',
    '791612345678',
  ])('takes %j for a card number with too few digits and for no phone', (text) => {
    expect(readPayoutCredential(method, text)).toEqual({ ok: false, error: 'too-few-digits' });
  });

  test('takes no number shorter than a card for a phone unless a country of requisites has it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,15}$/), (text) => {
        const isMobile = /^(99[468]\d{9}|7\d{10})$/.test(text);
        const read = readPayoutCredential(method, text);
        expect(read).toEqual(
          isMobile
            ? { ok: true, kind: 'phone', value: text }
            : { ok: false, error: 'too-few-digits' },
        );
      }),
    );
  });

  test('reports 17 digits of Humo or Uzcard as too many', () => {
    for (const text of ['98601201155512345', '86001204123456739']) {
      expect(readPayoutCredential(method, text)).toEqual({ ok: false, error: 'too-many-digits' });
    }
  });
});

describe('a withdrawal by Sbp', () => {
  test('takes a Russian mobile number as 7 and its digits', () => {
    for (const text of ['+7 (916) 123-45-67', '8 916 123 45 67', '9161234567']) {
      const value = '79161234567';
      expect(readPayoutCredential('Sbp', text)).toEqual({ ok: true, kind: 'phone', value });
    }
  });

  // FORM-42
  test('requires the number while there are fewer than 9 characters without surrounding blanks', () => {
    for (const text of ['', '  +998  ', '+7 (916)', '12345678 ']) {
      expect(readPayoutCredential('Sbp', text)).toEqual({ ok: false, error: 'incomplete' });
    }
    expect(readPayoutCredential('Sbp', '+99890123')).toEqual({ ok: false, error: 'not-russian' });
  });

  // FORM-41
  test('requires the bank first', () => {
    expect(readBankPayout('Sbp', undefined, '')).toEqual({ ok: false, error: 'no-bank' });
    expect(readBankPayout('Sbp', 100_000_000_111, '')).toEqual({ ok: false, error: 'incomplete' });
    expect(readBankPayout('Sbp', 100_000_000_111, '9161234567')).toEqual({
      ok: true,
      kind: 'phone',
      value: '79161234567',
      bankCodeInteger: 100_000_000_111,
    });
  });
});

describe('plus rules', () => {
  // FORM-38
  test('a leading plus is taken off, one only', () => {
    expect(['+7916', ' + 7916 ', '7916', '++7916'].map(withoutPlus)).toEqual([
      '7916',
      '7916',
      '7916',
      '+7916',
    ]);
  });

  // FORM-39
  test.each([
    ['Sbp', '79161234567', '+79161234567'],
    ['SberbankXCountry', '998901234567', '+998901234567'],
    ['TinkoffXCountry', '+998901234567', '+998901234567'],
    ['TinkoffXCountry', '4111111111111111', '4111111111111111'],
    ['Sberbank', '4111111111111111', '4111111111111111'],
    ['Humo', '9860120115551234', '9860120115551234'],
  ] as const)('%s shows %s as %s', (method, value, shown) => {
    expect(withPlus(method, value)).toBe(shown);
    expect(withoutPlus(withPlus(method, value))).toBe(withoutPlus(value));
  });
});

describe('readPayoutCredential', () => {
  const credential = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\+?[\d ()-]{8,22}$/),
    fc.stringMatching(/^(8|\+7|)9\d{9}$/),
    fc.stringMatching(/^\+99[468]\d{9}$/),
    fc.stringMatching(/^9860\d{12}$/),
  );

  test('an accepted credential is digits of its kind, and its displayed form is accepted too', () => {
    fc.assert(
      fc.property(anyMethod, credential, (method, text) => {
        const read = readPayoutCredential(method, text);
        fc.pre(read.ok);
        expect(read.value).toMatch(read.kind === 'card' ? /^\d{16,19}$/ : /^[1-9]\d{7,14}$/);
        expect(credentialKind(method, read.value)).toBe(read.kind);
        expect(readPayoutCredential(method, withPlus(method, read.value))).toEqual(read);
      }),
    );
  });

  // FORM-44
  test('every refusal has words, the agreed ones where there are any', () => {
    fc.assert(
      fc.property(anyMethod, credential, (method, text) => {
        const read = readPayoutCredential(method, text);
        fc.pre(!read.ok);
        expect(payoutErrorTexts[read.error]).toMatch(/^[A-Z]/);
      }),
    );
    expect(payoutErrorTexts).toMatchObject({
      'no-bank': 'Choose the bank',
      incomplete: 'Fill in the phone number',
      'must-start-with-nine': 'Phone number must start with nine',
    });
  });
});

// FORM-41
test('only a phone at a bank needs a bank', () => {
  const bound = paymentMethods.filter(({ needsBank }) => needsBank);
  expect(bound.map(({ name, credential }) => [name, credential])).toEqual([['Sbp', 'phone']]);
});
