import { approvalKind, approvalKinds } from '@tiyin/domain/approvals';
import { currencies, currencyCodes } from '@tiyin/domain/money';
import { terminalAttributeTypes } from '@tiyin/domain/terminals';
import { expect, test } from 'vitest';
import { approvalKindText } from './approval-kinds.ts';
import { attributeTypeText } from './attribute-types.ts';
import { browserText } from './browsers.ts';
import { currencyText } from './currencies.ts';

test('lists have the same words in English as in the domain', () => {
  expect(approvalKinds.map((code) => approvalKindText({ code }))).toEqual(
    approvalKinds.map((code) => approvalKind(code).name),
  );
  expect(currencyCodes.map(currencyText)).toEqual(
    currencyCodes.map((code) => currencies[code].name),
  );
  expect(terminalAttributeTypes.map(attributeTypeText)).toEqual(
    terminalAttributeTypes.map(({ value }) => value),
  );
});

test.each([
  ['Chrome on Linux', 'Chrome on Linux'],
  ['Firefox', 'Firefox'],
  [null, 'Unknown browser'],
])('the browser %s is %s', (name, words) => {
  expect(browserText(name)).toBe(words);
});
