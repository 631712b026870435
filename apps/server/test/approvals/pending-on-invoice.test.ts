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

// INVOICE-455
it('an invoice names a change of it that waits for a second person, and who may decide, until that one does', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
  const deposit = await system.createDeposit(shop, 500_000n);
  await system.requestRequisites(deposit);
  const { invoiceId } = deposit;
  expect(await pendingFor(steps.requester, invoiceId)).toBeUndefined();
  const { id } = await steps.pendingMove(deposit, 'DONE');
  const pending = { id, kind: 'STATUS_CHANGE' };
  expect(await pendingFor(steps.requester, invoiceId)).toEqual([
    { ...pending, isOwn: true, isDecidable: false },
  ]);
  expect(await pendingFor(steps.approver, invoiceId)).toEqual([
    { ...pending, isOwn: false, isDecidable: true },
  ]);
  const support = await signIn(system.app, 'support');
  expect(await pendingFor(support, invoiceId), 'who may not decide').toEqual([
    { kind: 'STATUS_CHANGE', isOwn: false, isDecidable: false },
  ]);
  expect((await steps.reject(id)).statusCode).toBe(200);
  expect(await pendingFor(steps.approver, invoiceId)).toBeUndefined();
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
