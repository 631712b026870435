import type { InvoiceAnswer } from '@tiyin/api/types';
import { asId, type FormId, type InvoiceId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
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
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = await approvalSteps(system);
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  await payoutSteps(system).earn(shop, 9_000_000n);
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

const reason = 'The sender asked for it';

async function pendingFor(caller: Caller, invoiceId: InvoiceId) {
  const answer = await caller({ method: 'GET', url: `/api/v1/invoice/${invoiceId}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<InvoiceAnswer>().data.pendingApprovals;
}

async function request(method: 'PATCH' | 'POST', url: string, body: object) {
  const answer = await steps.requester({ method, url, body });
  expect(answer.statusCode, answer.body).toBe(202);
}

// INVOICE-455
it('an invoice names a change of it that waits for a second person, and who may decide, until that one does', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
  const deposit = await system.createDeposit(shop, 500_000n);
  await system.requestRequisites(deposit);
  const { invoiceId } = deposit;
  expect(await pendingFor(steps.requester, invoiceId)).toBeUndefined();
  const { id } = await steps.pendingMove(deposit, 'DONE');
  const named = { kind: 'STATUS_CHANGE', variant: 'STATUS' };
  const changes = [{ name: 'Status', before: 'IN_PROGRESS', after: 'DONE' }];
  const pending = { ...named, id, changes };
  expect(await pendingFor(steps.requester, invoiceId)).toEqual([
    { ...pending, isOwn: true, isDecidable: false },
  ]);
  expect(await pendingFor(steps.approver, invoiceId)).toEqual([
    { ...pending, isOwn: false, isDecidable: true },
  ]);
  const support = await signIn(system.app, 'support');
  expect(await pendingFor(support, invoiceId), 'who may not decide').toEqual([
    { ...named, isOwn: false, isDecidable: false },
  ]);
  expect((await steps.reject(id)).statusCode).toBe(200);
  expect(await pendingFor(steps.approver, invoiceId)).toBeUndefined();
});

// INVOICE-455
it('a changed amount and a reported transfer are named with their values', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 10_000 });
  const uzs = { currency: { code: 'UZS' } };
  const dearer = await system.createDeposit(shop, 500_002n);
  await system.requestRequisites(dearer);
  const changed = { invoiceId: dearer.invoiceId, amount: 900_000, reason };
  await request('PATCH', '/api/v1/invoice/amount', changed);
  expect(await pendingFor(steps.approver, dearer.invoiceId)).toMatchObject([
    {
      variant: 'AMOUNT',
      changes: [{ name: 'Amount', before: '500002', after: '900000', ...uzs }],
    },
  ]);
  const seen = await system.createDeposit(shop, 500_003n);
  await system.requestRequisites(seen);
  const { invoiceId } = seen;
  const accountId = shop.accountIds[0];
  const report = { accountId, amount: 500_003, transferId: 'seen-1', comment: reason, invoiceId };
  await request('POST', '/api/v1/transfer', report);
  expect(await pendingFor(steps.approver, invoiceId)).toMatchObject([
    { variant: 'REPORTED_TRANSFER', changes: [{ name: 'Money', after: '500003', ...uzs }, {}, {}] },
  ]);
});

// INVOICE-455, PEOPLE-546
it('people of the merchant see those of its refunds alone', async () => {
  const permissions = ['merchant.read', 'approval.decide'] as const;
  const role = await makeRole(steps.requester, 'Reads for the shop', permissions);
  const invitation = invitationOf('shop-reader', shop.merchantId, [role]);
  const { call: reader } = await joined(system, steps.requester, invitation);
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
  const deposit = await system.createDeposit(shop, 500_001n);
  await system.requestRequisites(deposit);
  await steps.pendingMove(deposit, 'DONE');
  expect(await pendingFor(reader, deposit.invoiceId)).toBeUndefined();
  const paid = await refundSteps(system).paidDeposit(shop, 1_000_000n);
  const { invoiceId } = paid;
  const body = { invoiceId, amount: 450_000, reason, payee: { credential: payeeCard } };
  const answer = await steps.requester({ method: 'POST', url: '/api/v1/invoice/refund', body });
  expect(answer.statusCode, answer.body).toBe(202);
  expect(await pendingFor(reader, invoiceId)).toMatchObject([
    { kind: 'REFUND', amount: 450_000, isDecidable: true },
  ]);
});

// INVOICE-455
it('a payee that waits for a second person is named by the refund and by its deposit', async () => {
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
  const give = refundSteps(system);
  const deposit = await give.paidDeposit(shop, 1_000_000n);
  const { invoiceId } = deposit;
  const body = { invoiceId, amount: 450_000, reason };
  const answer = await steps.requester({ method: 'POST', url: '/api/v1/invoice/refund', body });
  expect(answer.statusCode, answer.body).toBe(201);
  const [made] = await give.refunds(deposit);
  const formId = asId<FormId>(made?.formUrl?.split('/').at(-1) ?? '');
  const refund = { invoiceId: made?.invoiceId ?? asId<InvoiceId>(''), formId, amount: 450_000n };
  await system.requestRequisites(refund);
  await payoutSteps(system).complete(refund);
  const pending = [{ kind: 'REFUND', amount: 450_000, isDecidable: true }];
  expect(await pendingFor(steps.approver, invoiceId)).toMatchObject(pending);
  expect(await pendingFor(steps.approver, refund.invoiceId)).toMatchObject(pending);
});
