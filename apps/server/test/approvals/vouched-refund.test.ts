import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { cancelForm } from '../../src/payments/form/cancel-form.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, openTestSystem, payeeCard } from '../payments/test-system.ts';
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
  await steps.setRule({ kind: 'FEE', isRequired: true });
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

const reason = 'The goods came back';
const payee = { credential: payeeCard };

async function vouchedDeposit() {
  const deposit = await system.createDeposit(shop, 500_000n);
  await system.requestRequisites(deposit);
  expect((await steps.requestMove(deposit, 'DONE')).statusCode).toBe(200);
  return deposit;
}

const send = (url: string, body: object) => steps.requester({ method: 'POST', url, body });

// PEOPLE-543
it('money that only a person has seen is refunded with a second one, whatever the rule', async () => {
  const { invoiceId } = await vouchedDeposit();
  const refused = await send('/api/v1/invoice/refund', { invoiceId, amount: 1_000, reason, payee });
  expect(refused.statusCode, refused.body).toBe(202);
  const paid = await refundSteps(system).paidDeposit(shop, 600_000n);
  const body = { invoiceId: paid.invoiceId, amount: 1_000, reason, payee };
  expect((await send('/api/v1/invoice/refund', body)).statusCode).toBe(201);
});

// PEOPLE-543
it('nor does the payee of its form get it before', async () => {
  const deposit = await vouchedDeposit();
  const form = await refundSteps(system).refundByForm(deposit, 1_000n);
  await system.requestRequisites(form);
  await payoutSteps(system).complete(form);
  expect(await payoutSteps(system).payouts(form.invoiceId)).toHaveLength(0);
  expect((await steps.list(steps.approver)).data).toHaveLength(1);
});

// PEOPLE-505, PEOPLE-570
it('what is left over of a deposit is returned with a second one where its customer named no payee', async () => {
  const giveBack = async (isChanged: boolean) => {
    const deposit = await system.createDeposit(shop, isChanged ? 700_000n : 800_000n);
    const { invoiceId } = deposit;
    await system.requestRequisites(deposit);
    if (isChanged) {
      const body = { invoiceId, amount: 100_000, reason };
      const url = '/api/v1/invoice/amount';
      const changed = await steps.requester({ method: 'PATCH', url, body });
      expect(changed.statusCode, changed.body).toBe(200);
    }
    await system.report(deposit, { amount: deposit.amount + 100_000n });
    const body = { invoiceId, amount: 50_000, reason, payee };
    return (await send('/api/v1/invoice/return', body)).statusCode;
  };
  expect(await giveBack(true)).toBe(202);
  expect(await giveBack(false)).toBe(202);
});

// PEOPLE-544
it('a canceled withdrawal is opened again by two people above the rule of status changes', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
  const reopen = async (amount: bigint) => {
    const withdrawal = await payoutSteps(system).createWithdrawal(shop, amount);
    await system.run((tx) => cancelForm(tx, { ...withdrawal, now: system.clock.now() }));
    return (await steps.requestMove(withdrawal, 'NEW')).statusCode;
  };
  expect(await reopen(400_000n)).toBe(200);
  expect(await reopen(400_001n)).toBe(202);
});
