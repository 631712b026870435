import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { AuditPage, NotificationListAnswer } from '@tiyin/api/types';
import { type Caller, signIn } from '../callers.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, openTestSystem, payeeCard } from '../payments/test-system.ts';
import { invitationOf, joined, makeRole } from '../staff/people-actors.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let shop: Shop;
let shopkeeper: Caller;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = await approvalSteps(system);
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  await payoutSteps(system).earn(shop, 9_000_000n);
  const permissions = ['merchant.read', 'approval.decide', 'people.account', 'audit.read'] as const;
  const role = await makeRole(steps.requester, 'Decides for the shop', permissions);
  const invitation = invitationOf('shopkeeper', shop.merchantId, [role]);
  shopkeeper = (await joined(system, steps.requester, invitation)).call;
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

const seenBy = async (caller: Caller) =>
  (await steps.list(caller, '?view=toDecide')).data.map(({ id }) => id);

/** The requests in production that a person is notified of. */
async function noticesOf(caller: Caller): Promise<number> {
  const body = { testDashboard: false };
  await caller({ method: 'PATCH', url: '/api/v1/people/me/testDashboard', body });
  const url = '/api/v1/notification?status=IN_PROCESS&size=25';
  const { data } = (await caller({ method: 'GET', url })).json<NotificationListAnswer>();
  return data.filter(({ type }) => type.code === 'APPROVAL_WAITS').length;
}

// PEOPLE-546
it('people of a merchant do not decide about money from which it gains, and do not see the request', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
  const deposit = await system.createDeposit(shop, 500_000n);
  await system.requestRequisites(deposit);
  const { id } = await steps.pendingMove(deposit, 'DONE');
  expect(await seenBy(shopkeeper)).toEqual([]);
  expect(await noticesOf(shopkeeper)).toBe(0);
  for (const decide of [steps.approve, steps.reject]) {
    expect((await decide(id, shopkeeper)).statusCode).toBe(404);
  }
  const approver = await signIn(system.app, 'approver');
  expect(await noticesOf(approver)).toBe(1);
  expect((await steps.approve(id)).statusCode).toBe(200);
});

// PEOPLE-546
it('they decide about refunds of their own merchant', async () => {
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
  const { invoiceId } = await refundSteps(system).paidDeposit(shop, 600_000n);
  const payee = { credential: payeeCard };
  const body = { invoiceId, amount: 400_001, reason: 'The goods came back', payee };
  const answer = await steps.requester({ method: 'POST', url: '/api/v1/invoice/refund', body });
  expect(answer.statusCode, answer.body).toBe(202);
  const { id } = answer.json().approval;
  expect(await seenBy(shopkeeper)).toEqual([id]);
  expect(await noticesOf(shopkeeper)).toBe(1);
  expect((await steps.approve(id, shopkeeper)).statusCode).toBe(200);
});

/** The actions on a request in the audit and in its file, as a person sees them. */
async function auditOf(caller: Caller, id: string): Promise<string[]> {
  const filter = `objectKind=approval&objectId=${id}`;
  const page = await caller({ method: 'GET', url: `/api/v1/audit?${filter}` });
  const actions = page.json<AuditPage>().data.map(({ action }) => action);
  const file = await caller({ method: 'GET', url: `/api/v1/audit/csv?${filter}` });
  expect(file.body.trim().split('\r\n')).toHaveLength(1 + actions.length);
  return actions;
}

// PEOPLE-548
it('the audit shows people of a merchant the requests that they decide about or made, and no others', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
  const deposit = await system.createDeposit(shop, 500_000n);
  await system.requestRequisites(deposit);
  const move = await steps.pendingMove(deposit, 'DONE');
  await steps.reject(move.id);
  expect(await auditOf(shopkeeper, move.id)).toEqual([]);
  expect(await auditOf(steps.approver, move.id)).toEqual([
    'approval.rejected',
    'approval.requested',
  ]);
  const own = sql`update approval set requested_by = (select id from person where username = 'shopkeeper') returning id`;
  await system.query(own);
  expect(await auditOf(shopkeeper, move.id)).toHaveLength(2);
  await steps.clear();
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
  const { invoiceId } = await refundSteps(system).paidDeposit(shop, 600_000n);
  const payee = { credential: payeeCard };
  const body = { invoiceId, amount: 400_001, reason: 'The goods came back', payee };
  const answer = await steps.requester({ method: 'POST', url: '/api/v1/invoice/refund', body });
  expect(await auditOf(shopkeeper, answer.json().approval.id)).toEqual(['approval.requested']);
});
