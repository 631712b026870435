import { randomUUID } from 'node:crypto';
import type { ApprovalRequestedAnswer } from '@tiyin/api/types';
import { type AccountId, asId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let accountId: AccountId;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = await approvalSteps(system);
});
beforeEach(async () => {
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  await steps.setRule({ kind: 'FEE', isRequired: true });
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

const reason = 'It was reported twice';
const reverse = (id: number) =>
  steps.requester({ method: 'POST', url: `/api/v1/transfer/${id}/reverse`, body: { reason } });
const isReversed = async (id: number) =>
  (await steps.requester({ method: 'GET', url: `/api/v1/transfer/${id}` })).json().data.isReversed;

// PEOPLE-542
it('money that a provider reported is taken back by two people, whichever rule there is', async () => {
  const { transfer } = await transferSteps(system).take({ accountId, amount: 700_000n });
  const requested = await reverse(transfer.id);
  expect(requested.statusCode, requested.body).toBe(202);
  const { approval } = requested.json<ApprovalRequestedAnswer>();
  expect(approval).toMatchObject({ kind: { code: 'RETURN' }, size: { amount: 700_000 }, reason });
  expect((await reverse(transfer.id)).json()).toMatchObject({ code: 'approval_pending' });
  expect(await isReversed(transfer.id)).toBe(false);
  expect((await steps.approve(approval.id)).statusCode).toBe(200);
  expect(await isReversed(transfer.id)).toBe(true);
  await steps.clear();
  const free = await transferSteps(system).take({ accountId, amount: 1_000n });
  expect((await reverse(free.transfer.id)).statusCode).toBe(200);
});

// PEOPLE-542
it('money that a person reported is taken back by one', async () => {
  const body = { accountId, amount: 5_000, transferId: randomUUID(), comment: 'Seen at the bank' };
  const reported = await steps.requester({ method: 'POST', url: '/api/v1/transfer', body });
  const { id } = reported.json<{ data: { id: number } }>().data;
  expect((await reverse(id)).statusCode).toBe(200);
  expect(await isReversed(id)).toBe(true);
});
