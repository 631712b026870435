import { asId, type MethodId } from '@tiyin/domain/ids';
import { methodByName } from '@tiyin/domain/requisites';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../problem.ts';
import { readPayee } from './payee.ts';

const sberbank = 100_000_000_111;

function payeeOf(method: string, credential: string, bankCodeInteger?: number, type?: 'by_mobile') {
  const methodId = methodByName(method)?.id ?? asId<MethodId>(0);
  return readPayee({
    methodId,
    credential,
    ...(type !== undefined && { type }),
    ...(bankCodeInteger !== undefined && { bankCodeInteger }),
  });
}

/** The fields that were refused, each with its words. */
function refusalOf(...payee: Parameters<typeof payeeOf>): unknown {
  try {
    return payeeOf(...payee);
  } catch (error) {
    return error instanceof ProblemError ? error.errors : error;
  }
}

describe('a withdrawal by Sbp', () => {
  // FORM-53
  test('is sent to a member bank and to a phone, stored as 7 and its digits', () => {
    const kept = { credential: '79161234567', bankCode: sberbank };
    expect(payeeOf('Sbp', '+7 (916) 123-45-67', sberbank)).toMatchObject(kept);
  });

  // FORM-41
  test.each([undefined, 1, 100_000_000_999])('requires the bank if it is %s', (bank) => {
    const refusal = [{ path: '/bankCodeInteger', message: 'Choose the bank' }];
    expect(refusalOf('Sbp', '79161234567', bank)).toEqual(refusal);
  });

  // FORM-42
  test('requires the phone if it is too short', () => {
    const refusal = [{ path: '/credential', message: 'Fill in the phone number' }];
    expect(refusalOf('Sbp', ' +7916123 ', sberbank)).toEqual(refusal);
  });

  // FORM-45
  test('refuses a phone that does not begin with nine', () => {
    const refusal = [{ path: '/credential', message: 'Phone number must start with nine' }];
    expect(refusalOf('Sbp', '+7 (800) 555-35-35', sberbank)).toEqual(refusal);
  });
});

describe('a withdrawal to a card', () => {
  // FORM-38
  test('drops a leading plus and the separators between groups', () => {
    const kept = { credential: '9860120115551234', bankCode: null };
    expect(payeeOf('Humo', '+9860 1201 1555 1234')).toMatchObject(kept);
  });

  test('has no bank, also if one was chosen', () => {
    expect(payeeOf('Sberbank', '4111111111111111', sberbank)).toMatchObject({ bankCode: null });
  });

  test.each([
    ['4111111111111112', 'Check the number: a digit is wrong'],
    ['79161234567', 'Check the number: it has too few digits'],
  ])('is not a card: %s', (credential, message) => {
    expect(refusalOf('Sberbank', credential)).toEqual([{ path: '/credential', message }]);
  });
});

// FORM-243
describe.each(['SberbankXCountry', 'TinkoffXCountry'])('a withdrawal by %s', (method) => {
  const tooFew = [{ path: '/credential', message: 'Check the number: it has too few digits' }];

  test.each(['220000000000010', '4111 1111 1111 111', '84912345678', '8 916 123 45 67'])(
    'takes %s for a card number with too few digits, and never for a phone',
    (credential) => {
      expect(refusalOf(method, credential)).toEqual(tooFew);
    },
  );

  test.each(['996555123456', '998901234567', '994501234567', '79161234567'])(
    'accepts the phone %s without its plus',
    (credential) => {
      expect(payeeOf(method, credential)).toMatchObject({ credential });
    },
  );

  test('accepts a phone of another country with a plus or marked as a phone', () => {
    const kept = { credential: '84912345678' };
    expect(payeeOf(method, '+84 912 345 678')).toMatchObject(kept);
    expect(payeeOf(method, '84912345678', undefined, 'by_mobile')).toMatchObject(kept);
  });
});

test('that a credential is a phone is not accepted for a method that pays to cards', () => {
  const refusal = [{ path: '/credential', message: 'Check the number: it has too few digits' }];
  expect(refusalOf('Sberbank', '84912345678', undefined, 'by_mobile')).toEqual(refusal);
});
