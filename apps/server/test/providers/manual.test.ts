import { randomUUID } from 'node:crypto';
import {
  asId,
  type AccountId,
  type FormId,
  type InvoiceId,
  type PayoutId,
} from '@tiyin/domain/ids';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { openHttpShop } from './http-shop.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
let operator: Caller;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = payoutSteps(system);
  operator = await signIn(system.app, 'operator');
});
beforeEach(async () => {
  await steps.autoRetry('false');
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  await steps.earn(shop, 10_000_000n);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** A withdrawal of 1 000 000 whose payout waits for a person. */
async function waiting(from: Shop = shop): Promise<{ invoiceId: InvoiceId; payoutId: PayoutId }> {
  const invoiceId = await steps.payOut(from, 1_000_000n);
  const [payout] = await steps.payouts(invoiceId);
  return { invoiceId, payoutId: payout?.id ?? asId<PayoutId>('') };
}

const reason = 'The bank refused it';
const confirm = (payoutId: PayoutId, body: object, caller = operator) =>
  caller({ method: 'POST', url: `/api/v1/transaction/${payoutId}/confirm`, body });
const list = (invoiceId: InvoiceId, caller = operator) =>
  caller({ method: 'GET', url: `/api/v1/transaction/invoice?invoiceId=${invoiceId}` });
const statusOf = async (invoiceId: InvoiceId) => (await system.row(invoiceId)).status;
const notifiedOf = (invoiceId: InvoiceId) =>
  transferSteps(system).notificationKinds(`invoice:${invoiceId}`);
const postingsOf = (invoiceId: InvoiceId) =>
  system.postings({ invoiceId, formId: asId<FormId>(''), amount: 0n });

describe('a payout that a person makes by hand', () => {
  it('waits for staff, with a notification', async () => {
    const { invoiceId } = await waiting();
    await system.pass(minute);
    expect(await statusOf(invoiceId)).toBe('IN_PROGRESS');
    expect(await notifiedOf(invoiceId)).toEqual(['PAYOUT_WAITS']);
  });

  it('is booked once they say that it is paid', async () => {
    const { invoiceId, payoutId } = await waiting();
    const answer = await confirm(payoutId, { status: 'paid', transferId: 'bank-7' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({
      id: payoutId,
      status: { id: 4, code: 'PAID', value: 'Paid' },
    });
    expect(await statusOf(invoiceId)).toBe('DONE');
    expect(await system.row(invoiceId)).toMatchObject({ providerInvoiceId: 'bank-7' });
    expect(await postingsOf(invoiceId)).toEqual([
      { merchant_balance: -1_015_000n, merchant_reserve: 1_015_000n },
      { merchant_reserve: -1_015_000n, payment_account: 1_000_000n, fees: 15_000n },
    ]);
    expect(await notifiedOf(invoiceId)).toEqual([]);
  });

  // API-491
  it('is not booked with a card number as its reference', async () => {
    const { invoiceId, payoutId } = await waiting();
    const answer = await confirm(payoutId, { status: 'paid', transferId: '4111 1111 1111 1111' });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().errors).toEqual([
      { path: '/transferId', message: 'This is a card number, not a reference' },
    ]);
    expect(await statusOf(invoiceId)).toBe('IN_PROGRESS');
  });

  it('is declined, and what was reserved is free again, once they say that it is not', async () => {
    const { invoiceId, payoutId } = await waiting();
    expect((await confirm(payoutId, { status: 'refused', reason })).statusCode).toBe(200);
    expect(await statusOf(invoiceId)).toBe('DECLINED');
    expect(await system.balance(shop, 'merchant_reserve')).toBe(0n);
  });

  // INVOICE-59
  it('is an error of its withdrawal with the reason of the person who refused it', async () => {
    const { invoiceId, payoutId } = await waiting();
    await confirm(payoutId, { status: 'refused', reason });
    const url = `/api/v1/event/error?invoiceId=${invoiceId}`;
    const { data } = (await operator({ method: 'GET', url })).json();
    expect(data).toContainEqual(
      expect.objectContaining({ code: 'payout_refused', comment: reason }),
    );
  });

  // LEDGER-304
  it('is not refused without a reason, and the refusal names the field', async () => {
    const { invoiceId, payoutId } = await waiting();
    const answer = await confirm(payoutId, { status: 'refused' });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'reason_required']);
    expect(answer.json().errors).toMatchObject([{ path: '/reason' }]);
    expect(await statusOf(invoiceId)).toBe('IN_PROGRESS');
  });

  // ROUTING-41
  it('is said once: a second word is 409 and moves nothing', async () => {
    const { invoiceId, payoutId } = await waiting();
    await confirm(payoutId, { status: 'paid' });
    for (const status of ['paid', 'refused']) {
      const again = await confirm(payoutId, { status, reason });
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({ code: 'transaction_known' });
    }
    expect(await statusOf(invoiceId)).toBe('DONE');
  });

  it('two people who say the contrary at once: one of them is heard', async () => {
    const { payoutId } = await waiting();
    const answers = await Promise.all(
      ['paid', 'refused'].map((status) => confirm(payoutId, { status, reason })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is audited with the person who said it', async () => {
    const { invoiceId, payoutId } = await waiting();
    await confirm(payoutId, { status: 'refused', reason });
    const [entry] = await system.run((tx) =>
      tx
        .select()
        .from(auditEntry)
        .where(
          and(
            eq(auditEntry.subject, `invoice:${invoiceId}`),
            eq(auditEntry.action, 'payout.confirmed'),
          ),
        ),
    );
    expect(entry).toMatchObject({
      actorType: 'staff',
      details: { payoutId, status: 'refused', reason },
    });
  });
});

describe('payouts that cannot be confirmed', () => {
  it('is a payout through a provider that says so itself', async () => {
    const http = await openHttpShop(system);
    await steps.earn(http, 10_000_000n);
    const { invoiceId, payoutId } = await waiting(http);
    expect((await confirm(payoutId, { status: 'paid' })).statusCode).toBe(422);
    expect(await statusOf(invoiceId)).toBe('IN_PROGRESS');
  });

  it('is one that is not there', async () => {
    expect((await confirm(asId(randomUUID()), { status: 'paid' })).statusCode).toBe(404);
  });
});

describe('the transactions of an invoice', () => {
  // INVOICE-60, ROUTING-36
  it('are its payouts, the newest first', async () => {
    const { invoiceId, payoutId } = await waiting();
    await confirm(payoutId, { status: 'refused', reason });
    system.clock.advance(minute);
    await steps.retry(invoiceId);
    const { data } = (await list(invoiceId)).json();
    expect(data.map((row: { status: { code: string } }) => row.status.code)).toEqual([
      'NEW',
      'FAILED',
    ]);
    expect(data[1].id).toBe(payoutId);
    expect(data[0].createDate > data[1].statusDate).toBe(true);
  });

  it('are none of a deposit', async () => {
    const deposit = await system.createDeposit(shop, 1_000_000n);
    expect((await list(deposit.invoiceId)).json()).toEqual({ data: [] });
  });

  it('of another merchant are not there', async () => {
    const { invoiceId } = await waiting();
    const viewer = await signIn(system.app, 'viewer');
    expect((await list(invoiceId, viewer)).statusCode).toBe(403);
    const support = await signIn(system.app, 'support');
    expect((await list(invoiceId, support)).statusCode).toBe(200);
    expect((await list(asId(randomUUID()))).statusCode).toBe(404);
  });
});

describe('a deposit on an account that a person looks at', () => {
  it('is booked once they vouch for its money', async () => {
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.requestRequisites(deposit);
    await system.complete(deposit);
    const answer = await operator({
      method: 'POST',
      url: '/api/v1/transfer',
      body: {
        accountId: shop.accountIds[0],
        amount: 1_000_000,
        transferId: 'bank-8',
        comment: 'Seen on the statement',
      },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().data).toMatchObject({
      invoiceId: deposit.invoiceId,
      source: 'staff',
      isTest: false,
      candidates: [],
    });
    expect(await system.status(deposit)).toBe('DONE');
  });
});

const lookAt = (testDashboard: boolean) =>
  operator({ method: 'PATCH', url: '/api/v1/people/me/testDashboard', body: { testDashboard } });
const waitingList = async () =>
  (await operator({ method: 'GET', url: '/api/v1/transfer/waiting?size=40' })).json();

describe('the money that a person confirms', () => {
  beforeAll(() => lookAt(false));
  afterAll(() => lookAt(true));

  // ROUTING-230
  it('is a payout without an outcome and a deposit that its customer has paid, oldest first', async () => {
    const { invoiceId, payoutId } = await waiting();
    system.clock.advance(minute);
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.requestRequisites(deposit);
    const shown = await system.createDeposit(shop, 2_000_000n);
    await system.requestRequisites(shown);
    await system.complete(deposit);
    const ours = [String(invoiceId), String(deposit.invoiceId), String(shown.invoiceId)];
    const { data } = await waitingList();
    const found = data.filter((each: { invoiceId: string }) => ours.includes(each.invoiceId));
    expect(found).toMatchObject([
      { kind: 'payout', transactionId: payoutId, invoiceId, amount: 1_000_000 },
      { kind: 'deposit', transactionId: null, invoiceId: deposit.invoiceId, amount: 1_000_000 },
    ]);
    await confirm(payoutId, { status: 'paid', transferId: 'bank-30' });
    const left = (await waitingList()).data.map((each: { invoiceId: string }) => each.invoiceId);
    expect(left).not.toContain(invoiceId);
  });

  it('stays in the list while its payout has no outcome, after any move of the withdrawal', async () => {
    const { invoiceId } = await waiting();
    await system.move({ invoiceId, formId: asId<FormId>(''), amount: 1_000_000n }, 'DECLINED');
    const { data } = await waitingList();
    const [listed] = data.filter((each: { invoiceId: string }) => each.invoiceId === invoiceId);
    expect(listed).toMatchObject({ kind: 'payout', invoiceStatus: { code: 'DECLINED' } });
  });

  it('is not shown to people without transfer.confirm', async () => {
    const support = await signIn(system.app, 'support');
    const answer = await support({ method: 'GET', url: '/api/v1/transfer/waiting' });
    expect(answer.statusCode).toBe(403);
  });

  // ROUTING-231
  it('raises a notification as soon as the customer has paid, until the deposit leaves PENDING', async () => {
    const deposit = await system.createDeposit(shop, 3_000_000n);
    await system.requestRequisites(deposit);
    expect(await notifiedOf(deposit.invoiceId)).toEqual([]);
    await system.complete(deposit);
    expect(await notifiedOf(deposit.invoiceId)).toEqual(['DEPOSIT_WAITS']);
    await transferSteps(system).vouch({
      accountId: (await system.row(deposit.invoiceId)).accountId ?? asId<AccountId>(0),
      amount: 3_000_000n,
    });
    expect(await system.status(deposit)).toBe('DONE');
    expect(await notifiedOf(deposit.invoiceId)).toEqual([]);
  });

  it('keeps the reason of a refusal with the event', async () => {
    const { invoiceId, payoutId } = await waiting();
    await confirm(payoutId, { status: 'refused', reason: 'The card is closed' });
    const events = await operator({
      method: 'GET',
      url: `/api/v1/event/invoice?invoiceId=${invoiceId}`,
    });
    expect(JSON.stringify(events.json())).toContain('The card is closed');
  });
});
