import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { payoutSteps } from './payout-steps.ts';
import { refundSteps } from './refund-steps.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
let give: ReturnType<typeof refundSteps>;
let shop: Shop;
let deposit: Deposit;
beforeAll(async () => {
  system = await openTestSystem();
  steps = payoutSteps(system);
  give = refundSteps(system);
});
beforeEach(async () => {
  await steps.autoRetry('false');
  shop = await system.shop({ isTest: false, providerKind: 'manual', feeBasisPoints: 0 });
  await steps.earn(shop, 5_000_000n);
  deposit = await give.paidDeposit(shop, 1_000_000n);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const balances = async () => [
  await system.balance(shop, 'merchant_balance'),
  await system.balance(shop, 'merchant_reserve'),
];

/** Refused by the provider, so that its money is free again. */
async function refusedRefund(): Promise<Deposit> {
  const invoiceId = await give.refund(deposit, 1_000_000n);
  await steps.say('refused', invoiceId);
  const refund = { ...deposit, invoiceId };
  expect(await system.status(refund)).toBe('DECLINED');
  return refund;
}

// INVOICE-630
it('a refund that is paid after another one took its place counts, and a person books it', async () => {
  const refused = await refusedRefund();
  await steps.say('paid', await give.refund(deposit, 1_000_000n));
  await steps.say('paid', refused.invoiceId);
  expect(await system.status(refused)).toBe('ERROR');
  expect(await give.seenByMerchant(shop, deposit)).toMatchObject({
    status: 'DONE',
    amount: 1_000_000,
    refundedAmount: 2_000_000,
  });
  expect(await balances()).toEqual([4_000_000n, 1_000_000n]);
  await system.expectBooksHold();
  await expect(give.refund(deposit, 1n)).rejects.toMatchObject({ code: 'refund_exceeds_deposit' });
  await system.move(refused, 'DONE');
  expect(await balances()).toEqual([4_000_000n, 0n]);
});

// INVOICE-630
it('a refund that is paid after its deposit left DONE counts, and the deposit may become DONE again', async () => {
  const refused = await refusedRefund();
  await system.move(deposit, 'ERROR');
  await steps.say('paid', refused.invoiceId);
  expect(await system.status(refused)).toBe('ERROR');
  expect(await balances()).toEqual([4_000_000n, 1_000_000n]);
  await system.expectBooksHold();
  await system.move(deposit, 'DONE');
  await system.move(refused, 'DONE');
  expect(await balances()).toEqual([5_000_000n, 0n]);
});
