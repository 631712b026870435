import { describe, expect, test } from 'vitest';
import { defaultAccountLimit } from '../money/index.ts';
import { methodByName, type PaymentMethod } from '../requisites/index.ts';
import {
  type CredentialTypeCode,
  credentialTextLimit,
  highestPriority,
  keepDigits,
  parameterTypeOf,
  readCredential,
  readLimit,
} from './index.ts';

const uzs = { dimension: 2 };

function method(name: string): PaymentMethod {
  const found = methodByName(name);
  if (!found) throw new Error(`There is no method ${name}`);
  return found;
}

const read = (name: string, credentialType: CredentialTypeCode, value: string) =>
  readCredential(method(name), { credentialType, value });

describe('a credential', () => {
  test.each([
    ['Humo', 'CARD_NUMBER', '9860 1201 1555 1234', '9860120115551234'],
    ['Sberbank', 'CARD_NUMBER', '+4111-1111-1111-1111', '4111111111111111'],
    ['Sbp', 'PHONE_NUMBER', '+7 (916) 123-45-67', '79161234567'],
    ['SberbankXCountry', 'PHONE_NUMBER', '+998 90 123 45 67', '998901234567'],
    ['SberbankXCountry', 'PHONE_NUMBER', '84912345678', '84912345678'],
    ['SberbankXCountry', 'CARD_NUMBER', '4111111111111111', '4111111111111111'],
    ['Humo', 'OWNER', '  ЙОʻЛДОШЕВА Д. ', 'ЙОʻЛДОШЕВА Д.'],
    ['Humo', 'BANK_NAME', 'Ipak Yoʻli Bank', 'Ipak Yoʻli Bank'],
  ] as const)('%s takes as %s: %s', (name, type, typed, value) => {
    expect(read(name, type, typed)).toEqual({ ok: true, value });
  });

  // ROUTING-16, API-900
  test.each([
    ['Humo', 'CARD_NUMBER', ' ', '/value', 'Value is required'],
    ['Humo', 'CARD_NUMBER', '9860 1201', '/value', 'too few digits'],
    ['Sberbank', 'CARD_NUMBER', '4111111111111112', '/value', 'a digit is wrong'],
    ['Sbp', 'PHONE_NUMBER', '+7 316 123-45-67', '/value', 'must start with nine'],
    ['SberbankXCountry', 'CARD_NUMBER', '998901234567', '/value', 'too few or too many digits'],
    ['SberbankXCountry', 'PHONE_NUMBER', '4111111111111111', '/value', 'too few or too many'],
    ['Humo', 'PHONE_NUMBER', '+998901234567', '/credentialType', 'Humo is paid to a card number'],
    ['Sbp', 'CARD_NUMBER', '4111111111111111', '/credentialType', 'is paid to a phone number'],
    ['Humo', 'OWNER', '  ', '/value', 'Value is required'],
    ['Humo', 'OWNER', 'A\nB', '/value', 'one line'],
    ['Humo', 'BANK_NAME', 'A\u200bB', '/value', 'cannot be seen'],
    ['Humo', 'BANK_NAME', 'a'.repeat(credentialTextLimit + 1), '/value', 'at most 128 characters'],
  ] as const)('%s refuses as %s: %j', (name, type, typed, path, message) => {
    expect(read(name, type, typed)).toMatchObject({
      ok: false,
      problem: { path, message: expect.stringContaining(message) },
    });
  });

  test.each([
    ['CARD_NUMBER', 'I', '9860120115551234'],
    ['OWNER', 'S', 'KARIMOV M.'],
  ] as const)('of the type %s is a parameter of the type %s and no other', (type, fits, value) => {
    expect(parameterTypeOf(type)).toBe(fits);
    for (const paramType of ['I', 'S', 'C', 'B', 'N']) {
      const reading = readCredential(method('Humo'), { credentialType: type, paramType, value });
      expect(reading.ok ? 'taken' : reading.problem.path).toBe(
        paramType === fits ? 'taken' : '/paramType',
      );
    }
  });
});

describe('a limit', () => {
  test('is typed in whole major units, of which the input keeps digits only', () => {
    expect(keepDigits('1 000 000,50 UZS', uzs)).toBe('1000000');
    expect(keepDigits('1.000.000 UZS', uzs)).toBe('1000000');
    expect(keepDigits('12a', uzs)).toBe('12');
    expect(readLimit({ limit: '1000', priority: '0' }, uzs)).toEqual({
      ok: true,
      limit: 100_000n,
      priority: 0,
    });
  });

  // LEDGER-233
  test.each([
    ['1 000.500', 2, '1000'],
    ['1 000,5', 2, '1000'],
    ['1,000.50', 2, '1000'],
    ['1.000,500 сум', 2, '1000'],
    ['1,000,000', 2, '1000000'],
    ['1.000', 2, '1000'],
    ['1.000', 0, '1000'],
    ['1.0000', 2, '1'],
    ['1.000', 3, '1'],
    ['1 000.123456', 6, '1000'],
    ['12.', 2, '12'],
    ['.50', 2, ''],
  ])('of %s in a currency of %d decimals the whole units are kept', (text, dimension, kept) => {
    expect(keepDigits(text, { dimension })).toBe(kept);
  });

  // ROUTING-21
  test.each([
    ['', '1', '/limit', 'Limit is required'],
    ['12.5', '1', '/limit', 'Limit has digits only'],
    ['90071992547410', '1', '/limit', 'Limit is too large'],
    ['1', '', '/priority', 'Priority is required'],
    ['1', '-1', '/priority', 'Priority must be at least 0'],
    ['1', '1.5', '/priority', 'Priority is a whole number'],
    ['1', String(highestPriority + 1), '/priority', 'Priority is too large'],
  ])('of %j with the priority %j is refused', (limit, priority, path, message) => {
    expect(readLimit({ limit, priority }, uzs)).toEqual({
      ok: false,
      problems: [{ path, message }],
    });
  });

  test('reports all errors at once', () => {
    const reading = readLimit({ limit: '', priority: '' }, uzs);
    expect(reading.ok ? [] : reading.problems.map(({ path }) => path)).toEqual([
      '/limit',
      '/priority',
    ]);
  });

  test('of a new account depends on its currency', () => {
    expect(defaultAccountLimit('UZS')).toBe(2_000_000_000_000n);
    expect(defaultAccountLimit('RUB')).toBe(20_000_000_000n);
    expect(defaultAccountLimit('USDT')).toBe(2_000_000_000_000n);
  });
});
