import { readLimit } from '@tiyin/domain/accounts';
import { callbackAddressError } from '@tiyin/domain/callbacks';
import { amountErrorText, currencies, minorUnits } from '@tiyin/domain/money';
import { longestName, nameError } from '@tiyin/domain/names';
import { passwordProblemText } from '@tiyin/domain/passwords';
import { payoutErrorTexts } from '@tiyin/domain/requisites';
import { attributeValueError, methodProblems } from '@tiyin/domain/terminals';
import { afterEach, expect, test } from 'vitest';
import { i18n } from './i18n.ts';
import { knownError, knownText } from './known-text.ts';
import { domainTexts } from './vocabulary/domain-texts.ts';

afterEach(() => i18n.activate('en'));

test('a known text is translated, and another stays, whatever it is', () => {
  i18n.load('ru', { 'Name is required': 'Введите название' });
  i18n.activate('ru');
  expect(knownText('Name is required')).toBe('Введите название');
  expect(knownText('Not {known')).toBe('Not {known');
  expect(knownError(undefined)).toBeNull();
});

function limitErrors(texts: Parameters<typeof readLimit>[0]): string[] {
  const read = readLimit(texts, currencies.UZS);
  return read.ok ? [] : read.problems.map(({ message }) => message);
}

test('the errors of the domain are in the catalogue', () => {
  const listed = domainTexts.map((text) => text());
  const [none, less] = [minorUnits(0n), minorUnits(-1n)];
  const method = { id: 1, minAmount: none, maxAmount: less };
  const errors = [
    nameError(''),
    nameError('a'),
    nameError('a'.repeat(longestName + 1)),
    nameError('one\u0000line'),
    nameError('one\u200bline'),
    callbackAddressError('shop'),
    callbackAddressError('https://me:word@shop.example'),
    callbackAddressError(`https://shop.example/${'a'.repeat(2048)}`),
    attributeValueError('S', ''),
    attributeValueError('S', ' '),
    ...(['I', 'S', 'C', 'B', 'N'] as const).map((type) => attributeValueError(type, 'a\u0000')),
    ...methodProblems([], 'UZS').map(({ message }) => message),
    ...methodProblems(
      [
        { ...method, fee: { basisPoints: -1, fixed: less } },
        { ...method, fee: { basisPoints: 0, fixed: none } },
      ],
      'UZS',
    ).map(({ message }) => message),
    ...(['too-short', 'too-common', 'is-username'] as const).map(passwordProblemText),
    ...(['empty', 'not-a-number', 'negative', 'out-of-range'] as const).map((error) =>
      amountErrorText(error, 2),
    ),
    ...[0, 2, 3, 6].map((dimension) => amountErrorText('too-many-decimals', dimension)),
    ...Object.values(payoutErrorTexts),
    ...['', '1x', '9'.repeat(20)].flatMap((limit) =>
      ['', '-1', '1x', '9'.repeat(20)].flatMap((priority) => limitErrors({ limit, priority })),
    ),
  ];
  expect(errors.filter((error) => error !== undefined && !listed.includes(error))).toEqual([]);
});
