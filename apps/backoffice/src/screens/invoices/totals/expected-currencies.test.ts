import { currencies } from '@tiyin/domain/money';
import { expect, test } from 'vitest';
import { makeTerminal } from '../../../fixtures/terminals.ts';
import { expectedCurrencies } from './expected-currencies.ts';

const inCurrency = (code: 'RUB' | 'UZS', merchantId: number) =>
  makeTerminal({ currency: currencies[code], merchantId });
const terminals = [inCurrency('UZS', 1), inCurrency('UZS', 1), inCurrency('RUB', 1)];
const all = { merchantId: 1, terminalId: null };

// OFFICE-442
test.each([
  ['one of a terminal', { ...all, terminalId: 7 }, 3, terminals, 1],
  ['as many as the list had last', all, 3, terminals, 3],
  ['those of the terminals, where it had none', all, undefined, terminals, 2],
  ['those of the merchant alone', all, undefined, [...terminals, inCurrency('RUB', 2)], 2],
  ['those of another merchant', { ...all, merchantId: 2 }, undefined, terminals, 1],
  ['those of all merchants', { ...all, merchantId: null }, undefined, terminals, 2],
  ['one before the terminals are there', all, undefined, undefined, 1],
] as const)('the totals make room for %s', (_, list, last, known, expected) => {
  expect(expectedCurrencies(list, last, known)).toBe(expected);
});
