import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { payoutSteps } from '../payments/payout-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type Deposit, type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = await approvalSteps(system);
});
beforeEach(async () => {
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  await payoutSteps(system).earn(shop, 9_000_000n);
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

/** A withdrawal whose provider refused it. */
async function declined(amount: bigint): Promise<Deposit> {
  const pay = payoutSteps(system);
  const withdrawal = await pay.createWithdrawal(shop, amount);
  await pay.complete(withdrawal);
  await pay.say('refused', withdrawal.invoiceId);
  expect(await system.status(withdrawal)).toBe('DECLINED');
  return withdrawal;
}

const retry = ({ invoiceId }: Deposit) =>
  steps.requester({ method: 'POST', url: '/api/v1/invoice/retry', body: { invoiceId } });

const payouts = async ({ invoiceId }: Deposit) =>
  (await payoutSteps(system).payouts(invoiceId)).length;

// PEOPLE-545
it('a declined withdrawal is sent again by two people above the rule of status changes', async () => {
  const small = await declined(400_000n);
  expect((await retry(small)).statusCode).toBe(200);
  const large = await declined(400_001n);
  const answer = await retry(large);
  expect(answer.statusCode, answer.body).toBe(202);
  expect(answer.json()).toMatchObject({
    approval: { kind: { code: 'STATUS_CHANGE' }, size: { amount: 400_001 } },
  });
  expect([await system.status(large), await payouts(large)]).toEqual(['DECLINED', 1]);
  expect((await steps.approve(answer.json().approval.id)).statusCode).toBe(200);
  expect([await system.status(large), await payouts(large)]).toEqual(['IN_PROGRESS', 2]);
});

async function shownDeposit(amount: bigint): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

async function changeAmount({ invoiceId }: Deposit, amount: number) {
  const body = { invoiceId, amount, reason: 'The customer called' };
  return steps.requester({ method: 'PATCH', url: '/api/v1/invoice/amount', body });
}

// PEOPLE-547
it('the amount of a deposit whose requisites were shown is changed by two people above the rule', async () => {
  const unseen = await system.createDeposit(shop, 2_000_000n);
  expect((await changeAmount(unseen, 1_000_000)).statusCode).toBe(200);
  const deposit = await shownDeposit(2_100_000n);
  const preview = await steps.requester({
    method: 'POST',
    url: `/api/v1/invoice/${deposit.invoiceId}/preview`,
    body: { amount: 1_699_999 },
  });
  expect(preview.json()).toMatchObject({ data: { isApprovalRequired: true } });
  const answer = await changeAmount(deposit, 1_699_999);
  expect(answer.statusCode, answer.body).toBe(202);
  expect(answer.json()).toMatchObject({
    approval: {
      size: { amount: 400_001 },
      preview: { changes: [{ name: 'Amount', before: '2100000', after: '1699999' }] },
    },
  });
  expect((await steps.approve(answer.json().approval.id)).statusCode).toBe(200);
  expect((await system.row(deposit.invoiceId)).amount).toBe(1_699_999n);
});

// PEOPLE-547
it('steps of the amount count from the first one', async () => {
  const deposit = await shownDeposit(2_200_000n);
  expect((await changeAmount(deposit, 1_800_000)).statusCode).toBe(200);
  expect((await changeAmount(deposit, 1_799_999)).statusCode).toBe(202);
  await steps.clear();
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
  expect((await changeAmount(deposit, 2_200_000)).statusCode).toBe(200);
  expect((await changeAmount(deposit, 2_600_001)).statusCode).toBe(202);
});
