import type { ApprovalRequestedAnswer, PreviewAnswer, TicketListAnswer } from '@tiyin/api/types';
import {
  asId,
  type AccountId,
  type FormId,
  type InvoiceId,
  type ReturnId,
} from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelForm } from '../../src/payments/form/cancel-form.ts';
import { formStatus } from '../../src/payments/form/form-status.ts';
import { moneyReturn } from '../../src/db/schema.ts';
import { confirmReturn } from '../../src/providers/manual/confirm-return.ts';
import { requestFormReturn } from '../../src/payments/form/request-form-return.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import { type TestSystem, openTestSystem, payeeCard } from '../payments/test-system.ts';
import { supportCodeOf } from '../payments/test-system-rows.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
});
beforeEach(async () => {
  // What the payee got in the test before is not of the last 24 hours any more (PEOPLE-534).
  system.clock.advance(25 * 60 * 60_000);
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
  // PEOPLE-266, PEOPLE-282
  const payeeLine = { name: 'Payee', after: `•••• ${payeeCard.slice(-4)}`, isSecret: true };
  expect(approval.preview.changes).toContainEqual(expect.objectContaining(payeeLine));
  const opened = await steps.approver({ method: 'GET', url: `/api/v1/approval/${approval.id}` });
  expect(opened.json().data.preview.changes).toContainEqual(
    expect.objectContaining({ name: 'Payee', after: payeeCard }),
  );
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
  const without = await steps.requester({
    method: 'POST',
    url: `/api/v1/transfer/${transfer.id}/return`,
    body: { amount: 300_000, payee },
  });
  expect(without.json()).toMatchObject({ code: 'reason_required' });
  // LEDGER-281
  const url = `/api/v1/return?transferId=${transfer.id}`;
  expect((await steps.requester({ method: 'GET', url })).json()).toMatchObject({
    data: [],
    requests: [{ id: approval.id, status: 'PENDING', amount: 300_000, reason }],
    returnable: { amount: 300_000, paymentMethodName: 'Humo', isMadeByHand: true },
  });
  expect((await steps.approve(approval.id)).statusCode).toBe(200);
  const list = await steps.requester({
    method: 'GET',
    url,
  });
  expect(list.json()).toMatchObject({
    data: [{ amount: 300_000, isConfirmable: true, reason }],
    requests: [],
    returnable: null,
  });
});

// INVOICE-244
it('a ticket says that its return waits for a second person, until that one decides', async () => {
  await steps.setRule({ kind: 'RETURN', currency: 'UZS', threshold: 100_000 });
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.report(deposit, { amount: 1_200_000n });
  const { formId, invoiceId } = deposit;
  await system.run(async (tx) =>
    requestFormReturn(tx, {
      formId,
      supportCode: await supportCodeOf(tx, formId),
      credential: payeeCard,
      secrets: system.context.secrets,
      now: system.clock.now(),
    }),
  );
  const ticket = async () => {
    const url = `/api/v1/merchant/support/${invoiceId}`;
    const [found] = (await steps.requester({ method: 'GET', url })).json<TicketListAnswer>().data;
    if (!found) throw new Error('the customer has no ticket');
    return found;
  };
  const decide = async (decision: 'approve' | 'reject') => {
    const body = { ticketId: (await ticket()).id, amount: 200_000, answer: 'We look at it' };
    const url = `/api/v1/merchant/support/${decision}`;
    return steps.requester({ method: 'POST', url, body });
  };
  expect((await ticket()).moneyReturn).not.toHaveProperty('isApprovalPending');
  const decided = await decide('approve');
  expect(decided.statusCode, decided.body).toBe(202);
  expect(await ticket()).toMatchObject({
    status: { code: 'NEW' },
    moneyReturn: { isApprovalPending: true },
  });
  expect((await decide('approve')).json()).toMatchObject({ code: 'approval_pending' });
  expect((await decide('reject')).json()).toMatchObject({ code: 'approval_pending' });
  const rejected = await steps.reject(decided.json<ApprovalRequestedAnswer>().approval.id);
  expect(rejected.statusCode, rejected.body).toBe(200);
  expect((await ticket()).moneyReturn).not.toHaveProperty('isApprovalPending');
  expect((await decide('reject')).statusCode).toBe(200);
});

// LEDGER-281
it('the preview of a return is its posting, and says whether a second person is needed', async () => {
  await steps.setRule({ kind: 'RETURN', currency: 'UZS', threshold: 200_000 });
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  const { transfer } = await transferSteps(system).take({ accountId, amount: 300_000n });
  const preview = (amount: number) =>
    steps.requester({
      method: 'POST',
      url: '/api/v1/return/preview',
      body: { transferId: transfer.id, amount, payee },
    });
  expect((await preview(200_001)).json()).toMatchObject({ data: { isApprovalRequired: true } });
  expect((await preview(300_001)).json()).toMatchObject({ errors: [{ path: '/amount' }] });
  const answer = await preview(200_000);
  const { data } = answer.json<PreviewAnswer>();
  expect(data).toMatchObject({ isApprovalRequired: false, isReasonRequired: true, callbacks: [] });
  const made = await steps.requester({
    method: 'POST',
    url: `/api/v1/transfer/${transfer.id}/return`,
    body: { amount: 200_000, reason, payee },
  });
  expect(made.statusCode, made.body).toBe(201);
  const booked = await transferSteps(system).postings(transfer.id);
  const previewed = data.postings?.map(({ kind, legs }) => [
    kind,
    ...legs.map(({ account, sum }) =>
      account === 'suspense' ? `suspense without a merchant ${sum}` : `${account} ${sum}`,
    ),
  ]);
  expect(previewed).toEqual([booked.at(-1)]);
});

// PEOPLE-520
describe('a refund above the threshold whose customer names the payee', () => {
  const named = async () => {
    await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
    const give = refundSteps(system);
    const pay = payoutSteps(system);
    const shop = await system.shop({ isTest: false, providerKind: 'manual' });
    await pay.earn(shop, 9_000_000n);
    const deposit = await give.paidDeposit(shop, 1_000_000n);
    const { invoiceId } = deposit;
    const body = { invoiceId, amount: 450_000, reason };
    const answer = await steps.requester({
      method: 'POST',
      url: '/api/v1/invoice/refund',
      body,
    });
    // Without a payee no money can leave: nobody has to approve it yet.
    expect(answer.statusCode, answer.body).toBe(201);
    const [made] = await give.refunds(deposit);
    const formId = asId<FormId>(made?.formUrl?.split('/').at(-1) ?? '');
    const refund = { invoiceId: made?.invoiceId ?? asId<InvoiceId>(''), formId, amount: 450_000n };
    await system.requestRequisites(refund);
    await pay.complete(refund);
    const [approval] = (await steps.list(steps.approver)).data;
    if (!approval) throw new Error('nobody is asked');
    return { approval, deposit, formId, give, pay, refund };
  };
  const shown = async (formId: string) =>
    (await system.run((tx) => formStatus(tx, { formId: asId(formId), now: system.clock.now() })))
      .status;

  it('is paid to that payee, and to no other, once a second person has seen it', async () => {
    const { approval, deposit, formId, give, pay, refund } = await named();
    expect(approval).toMatchObject({
      kind: { code: 'REFUND' },
      status: 'PENDING',
      subject: { id: refund.invoiceId },
      size: { amount: 450_000 },
      reason,
      preview: { postings: [{ kind: 'status_moved' }] },
    });
    expect(approval.preview.changes).toContainEqual(
      expect.objectContaining({ name: 'Payee', after: `•••• ${payeeCard.slice(-4)}` }),
    );
    expect(await pay.payouts(refund.invoiceId)).toHaveLength(0);
    // INVOICE-232
    const url = `/api/v1/invoice/${deposit.invoiceId}`;
    expect((await steps.requester({ method: 'GET', url })).json().data).toMatchObject({
      refundsUnderWay: [{ kind: 'REFUND', state: 'APPROVAL', amount: 450_000 }],
    });
    expect((await system.row(refund.invoiceId)).credentialEncrypted).toBeNull();
    // The customer has done their part, and no other number is taken meanwhile.
    expect(await shown(formId)).toBe('IN_PROGRESS');
    await pay.complete(refund, '9860120115551234');
    expect((await steps.list(steps.approver)).data).toHaveLength(1);
    const own = await steps.approve(approval.id, steps.requester);
    expect(own.json()).toMatchObject({ code: 'own_approval' });
    expect((await steps.approve(approval.id)).statusCode).toBe(200);
    expect(await system.row(refund.invoiceId)).toMatchObject({
      status: 'IN_PROGRESS',
      credentialLastFour: payeeCard.slice(-4),
    });
    expect(await pay.payouts(refund.invoiceId)).toHaveLength(1);
    expect(await give.refunds(deposit)).toHaveLength(1);
  });

  it('is asked for the payee again when that one was refused', async () => {
    const { approval, formId, pay, refund } = await named();
    expect((await steps.reject(approval.id)).statusCode).toBe(200);
    expect(await shown(formId)).toBe('NEW');
    expect(await pay.payouts(refund.invoiceId)).toHaveLength(0);
    await pay.complete(refund);
    expect((await steps.list(steps.approver, '?view=toDecide')).data).toHaveLength(1);
  });

  it('goes to nobody when it was canceled meanwhile', async () => {
    const { approval, formId, pay, refund } = await named();
    await system.run((tx) => cancelForm(tx, { formId, now: system.clock.now() }));
    expect((await steps.approve(approval.id)).json()).toMatchObject({ code: 'approval_stale' });
    expect(await pay.payouts(refund.invoiceId)).toHaveLength(0);
  });
});

// PEOPLE-520
it('a payee that was not approved is not kept when the balance is too small, and no Retry pays it', async () => {
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
  const give = refundSteps(system);
  const pay = payoutSteps(system);
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const deposit = await give.paidDeposit(shop, 2_000_000n);
  const form = await give.refundByForm(deposit, 1_000_000n);
  const spent = await pay.createWithdrawal(shop, 1_500_000n);
  await pay.complete(spent);
  await system.requestRequisites(form);
  expect(await pay.complete(form)).toMatchObject({ isPossible: false });
  const declined = await system.row(form.invoiceId);
  expect(declined).toMatchObject({ status: 'DECLINED', credentialEncrypted: null });
  await pay.earn(shop, 9_000_000n);
  const retried = await steps.requester({
    method: 'POST',
    url: '/api/v1/invoice/retry',
    body: { invoiceId: form.invoiceId },
  });
  expect(retried.json()).toMatchObject({ code: 'not_retryable' });
  expect(await pay.payouts(form.invoiceId)).toHaveLength(0);
});

// PEOPLE-521
it('a refund that failed counts, too: a Retry would pay it beside the next one', async () => {
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
  const give = refundSteps(system);
  const pay = payoutSteps(system);
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  await pay.earn(shop, 9_000_000n);
  const deposit = await give.paidDeposit(shop, 1_000_000n);
  const first = await give.refund(deposit, 390_000n);
  await pay.say('refused', first);
  expect((await system.row(first)).status).toBe('DECLINED');
  const second = await steps.requester({
    method: 'POST',
    url: '/api/v1/invoice/refund',
    body: { invoiceId: deposit.invoiceId, amount: 390_000, reason, payee },
  });
  expect(second.statusCode, second.body).toBe(202);
});

// PEOPLE-521
it('parts of one deposit count together: the threshold cannot be passed below', async () => {
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
  const give = refundSteps(system);
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  await payoutSteps(system).earn(shop, 9_000_000n);
  const { invoiceId } = await give.paidDeposit(shop, 1_000_000n);
  const refund = (amount: number) =>
    steps.requester({
      method: 'POST',
      url: '/api/v1/invoice/refund',
      body: { invoiceId, amount, reason, payee },
    });
  expect((await refund(400_000)).statusCode).toBe(201);
  const second = await refund(1);
  expect(second.statusCode, second.body).toBe(202);
  expect(second.json<ApprovalRequestedAnswer>().approval.size).toMatchObject({ amount: 1 });
  const { json } = await steps.requester({
    method: 'POST',
    url: `/api/v1/invoice/${invoiceId}/preview`,
    body: { refund: { amount: 1, payee } },
  });
  expect(json()).toMatchObject({ data: { isApprovalRequired: true } });
});

// PEOPLE-521
it('parts of one transfer count together when they are returned', async () => {
  await steps.setRule({ kind: 'RETURN', currency: 'UZS', threshold: 200_000 });
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  const { transfer } = await transferSteps(system).take({ accountId, amount: 300_000n });
  const giveBack = async (amount: number) => {
    const url = `/api/v1/transfer/${transfer.id}/return`;
    const answer = await steps.requester({
      method: 'POST',
      url,
      body: { amount, reason, payee },
    });
    return answer.statusCode;
  };
  expect(await giveBack(200_000)).toBe(201);
  const [row] = await system.run((tx) =>
    tx.select().from(moneyReturn).where(eq(moneyReturn.transferId, transfer.id)),
  );
  const staff = await system.operator();
  const bank = {
    returnId: row?.id ?? asId<ReturnId>(''),
    status: 'paid',
    transferId: '1',
  } as const;
  await system.run((tx) => confirmReturn(tx, { staff, ...bank, now: system.clock.now() }));
  expect(await giveBack(1)).toBe(202);
});
