import type { ApprovalRequestedAnswer } from '@tiyin/api/types';
import { asId, type AccountId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { payoutSteps } from '../payments/payout-steps.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import { type TestSystem, openTestSystem, payeeCard } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = await approvalSteps(system);
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

const reason = 'The sender asked for it';
const payee = { credential: payeeCard };

// PEOPLE-261
it('a refund above the threshold is made once a second person approves it', async () => {
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 500_000 });
  const give = refundSteps(system);
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  await payoutSteps(system).earn(shop, 9_000_000n);
  const deposit = await give.paidDeposit(shop, 1_000_000n);
  const { invoiceId } = deposit;
  const refund = (amount: number) =>
    steps.requester({
      method: 'POST',
      url: '/api/v1/invoice/refund',
      body: { invoiceId, amount, reason, payee },
    });
  expect((await refund(500_000)).statusCode).toBe(201);
  const requested = await refund(500_001);
  expect(requested.json()).toMatchObject({ code: 'refund_exceeds_deposit' });
  await steps.clear();
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
  const answer = await refund(450_000);
  expect(answer.statusCode, answer.body).toBe(202);
  const { approval } = answer.json<ApprovalRequestedAnswer>();
  expect(approval).toMatchObject({ kind: { code: 'REFUND' }, size: { amount: 450_000 } });
  expect(await give.refunds(deposit)).toHaveLength(1);
  expect((await steps.approve(approval.id)).statusCode).toBe(200);
  expect(await give.seenByMerchant(shop, deposit)).toMatchObject({ refundedAmount: 950_000 });
});

// PEOPLE-261
it('a return above the threshold is made once a second person approves it', async () => {
  await steps.setRule({ kind: 'RETURN', currency: 'UZS', threshold: 100_000 });
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  const { transfer } = await transferSteps(system).take({ accountId, amount: 300_000n });
  const giveBack = () =>
    steps.requester({
      method: 'POST',
      url: `/api/v1/transfer/${transfer.id}/return`,
      body: { amount: 300_000, reason, payee },
    });
  const answer = await giveBack();
  expect(answer.statusCode, answer.body).toBe(202);
  const { approval } = answer.json<ApprovalRequestedAnswer>();
  expect(approval).toMatchObject({
    kind: { code: 'RETURN' },
    preview: { postings: [{ kind: 'return_started' }] },
  });
  expect((await steps.approve(approval.id)).statusCode).toBe(200);
  const list = await steps.requester({
    method: 'GET',
    url: `/api/v1/return?transferId=${transfer.id}`,
  });
  expect(list.json()).toMatchObject({ data: [{ amount: 300_000, isConfirmable: true, reason }] });
});
