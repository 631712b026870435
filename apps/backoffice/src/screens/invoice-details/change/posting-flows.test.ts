import { currencies } from '@tiyin/domain/money';
import { expect, test } from 'vitest';
import { makePreview } from '../../../fixtures/invoices.ts';
import { postingFlows } from './posting-flows.ts';

// INVOICE-214
test('a posting is shown as money that moves from one account to another', () => {
  expect(makePreview().postings?.map(postingFlows)).toEqual([
    [{ from: 'Payment account 41', to: 'Suspense', amount: 100_000 }],
    [
      { from: 'Suspense', to: 'Merchant balance', amount: 8_865_000 },
      { from: 'Suspense', to: 'Fees', amount: 135_000 },
    ],
  ]);
});

test('a reversed posting comes from all its accounts', () => {
  const currency = currencies.UZS;
  const legs = [
    { account: 'suspense', sum: 100, currency },
    { account: 'merchant_balance', sum: -98, currency },
    { account: 'fees', sum: -2, currency },
  ] as const;
  expect(postingFlows({ kind: 'status_moved', legs: [...legs] })).toEqual([
    { from: 'Merchant balance', to: 'Suspense', amount: 98 },
    { from: 'Fees', to: 'Suspense', amount: 2 },
  ]);
});

test('a posting with a hidden leg shows no flow', () => {
  const [posting] = makePreview().postings ?? [];
  const legs = posting?.legs.slice(1) ?? [];
  expect(postingFlows({ kind: 'money_vouched', legs })).toBeUndefined();
});
