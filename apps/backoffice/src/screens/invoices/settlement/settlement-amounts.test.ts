import { currencies } from '@tiyin/domain/money';
import { expect, test } from 'vitest';
import { emptySettlement, proposeSettlement, readSettlement } from './settlement-amounts.ts';

const { UZS } = currencies;
const errorsOf = (baseAmount: string | undefined, settlementAmount: string | undefined) => {
  const read = readSettlement({ baseAmount, settlementAmount }, UZS);
  return read.ok ? [] : read.errors.map(({ message, path }) => `${path}: ${message}`);
};

// OFFICE-37
test('both amounts are required', () => {
  expect(errorsOf(emptySettlement.baseAmount, emptySettlement.settlementAmount)).toEqual([
    '/baseAmount: baseAmount is a required field',
    '/settlementAmount: settlementAmount is a required field',
  ]);
});

test.each(['', 'much'])('%j is not a number, with the default message', (text) => {
  expect(errorsOf(text, '1')).toEqual([
    `/baseAmount: baseAmount must be a \`number\` type, but the final value was: \`NaN\` (cast from the value \`"${text}"\`).`,
  ]);
});

test.each([
  ['0', 'baseAmount must be a positive number'],
  ['-5', 'The value must not be negative'],
  ['1.234', 'There must be max two decimals after comma'],
])('%s is not an amount to settle', (text, message) => {
  expect(errorsOf(text, '1')).toEqual([`/baseAmount: ${message}`]);
});

test('numbers typed as text are minor units of their currencies', () => {
  expect(readSettlement({ baseAmount: '1 265 000', settlementAmount: '100.5' }, UZS)).toEqual({
    ok: true,
    baseAmount: 126_500_000,
    settlementAmount: 100_500_000,
  });
});

// LEDGER-38
test('the USDT amount is proposed from the rate, once there is something to go by', () => {
  expect(proposeSettlement('1265000', UZS, 1_265_000)).toBe('100');
  expect(proposeSettlement('1000', UZS, 1_265_000)).toBe('0.079051');
  expect(proposeSettlement('1000', UZS, undefined)).toBeUndefined();
  for (const text of [undefined, '', '0', 'x']) {
    expect(proposeSettlement(text, UZS, 1_265_000)).toBeUndefined();
  }
});
