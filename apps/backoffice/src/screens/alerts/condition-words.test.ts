import { alertConditionWords, alertKinds, alertKindTitle } from '@tiyin/domain/alerts';
import type { AlertCondition } from '@tiyin/domain/alerts';
import { minorUnits } from '@tiyin/domain/money';
import { expect, test } from 'vitest';
import { kindTitles, wordsOfCondition } from './condition-words.ts';

test.each<AlertCondition>([
  { kind: 'SUCCESS_RATE_BELOW', percent: 70, minutes: 1, minimum: 20 },
  { kind: 'SUCCESS_RATE_BELOW', percent: 70, minutes: 1440, minimum: 1 },
  { kind: 'NO_PAYMENTS', minutes: 30 },
  { kind: 'CALLBACKS_FAILING', minutes: 30, count: 1 },
  { kind: 'CALLBACKS_FAILING', minutes: 1, count: 5000 },
  { kind: 'CALLBACKS_FAILING', minutes: 30, percent: 10, minimum: 20 },
  { kind: 'ACCOUNT_NEAR_LIMIT', percent: 90 },
  { kind: 'INVARIANT_BROKEN' },
  { kind: 'BALANCE_BELOW', amount: minorUnits(1_000_000n), currency: 'UZS' },
])('the page says $kind in the words of its messages', (condition) => {
  expect(wordsOfCondition(condition)).toBe(alertConditionWords(condition));
});

test('the kinds of rules have the titles of domain', () => {
  expect(alertKinds.map((kind) => kindTitles[kind])).toEqual(alertKinds.map(alertKindTitle));
});
