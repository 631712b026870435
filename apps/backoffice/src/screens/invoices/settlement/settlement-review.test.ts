import type { Rate } from '@tiyin/api/types';
import { currencies } from '@tiyin/domain/money';
import { expect, test } from 'vitest';
import { reviewSettlement } from './settlement-review.ts';

const { UZS } = currencies;
const balance = { sum: 600_000_000, currency: UZS };
const rate: Rate = {
  currency: UZS,
  perUsdt: 1_265_000,
  setDate: '2026-11-20T13:20:00.000Z',
  isStale: false,
};
const review = (baseAmount: string, settlementAmount: string, known: Rate | undefined = rate) =>
  reviewSettlement({ baseAmount, settlementAmount }, { balance, rate: known });
const plain = (text: string | undefined) => text?.replaceAll('\u202F', ' ');

// OFFICE-231
test('shows the implied rate, its deviation, and the remaining balance', () => {
  const far = review('1265000', '50');
  expect(plain(far?.implied)).toBe('1\u00A0USDT = 25 300.00\u00A0UZS');
  expect(far?.deviation).toBe('100.00 % above the rate');
  expect(plain(far?.balanceAfter)).toBe('4 735 000.00\u00A0UZS');
  expect(far?.doubt).toContain('more than 2 %');
  expect(review('1265000', '200')?.deviation).toBe('50.00 % below the rate');
});

test('up to 2 % away nothing has to be confirmed', () => {
  expect(review('1265000', '100')).toMatchObject({ deviation: 'at the rate', doubt: undefined });
  expect(review('1290300', '100')).toMatchObject({
    deviation: '2.00 % above the rate',
    doubt: undefined,
  });
  expect(review('1290300.01', '100')?.doubt).toContain('more than 2 %');
});

test('an old rate and a missing one are doubts too', () => {
  expect(review('1265000', '100', { ...rate, isStale: true })?.doubt).toContain('24 hours');
  const none = reviewSettlement(
    { baseAmount: '1265000', settlementAmount: '100' },
    { balance, rate: undefined },
  );
  expect(none).toMatchObject({ deviation: undefined });
  expect(none?.doubt).toContain('No rate');
});

test('a balance that does not cover it is below zero afterwards', () => {
  const more = review('6000000.01', '474.31');
  expect(more?.isBalanceEnough).toBe(false);
  expect(plain(more?.balanceAfter)).toBe('\u22120.01\u00A0UZS');
});

test('invalid amounts cannot be reviewed', () => {
  expect(review('', '1')).toBeUndefined();
  expect(review('1', '0')).toBeUndefined();
});
