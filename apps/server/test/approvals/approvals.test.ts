import type { ApprovalRequestedAnswer, NotificationListAnswer } from '@tiyin/api/types';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry, person } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import type { Shop } from '../payments/shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let approvals: Awaited<ReturnType<typeof approvalSteps>>;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
});
// A session ends after 12 hours, and some tests let a day pass.
beforeEach(async () => {
  approvals = await approvalSteps(system);
});
afterEach(async () => {
  await approvals.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

const day = 24 * 60 * minute;
const large = 90_000_000n;
/** Above it a status change needs approval, in these tests. */
const threshold = 50_000_000;

const productionShop = () => system.shop({ isTest: false, providerKind: 'manual' });

/** A deposit in production that waits for its money, and the rule. */
async function waitingDeposit(amount = large): Promise<{ shop: Shop; deposit: Deposit }> {
  await approvals.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold });
  const shop = await productionShop();
  const deposit = await system.createDeposit(shop, amount, 'https://shop.test/hook');
  await system.requestRequisites(deposit);
  await system.complete(deposit);
  return { shop, deposit };
}

async function noticesOf(caller: Caller): Promise<NotificationListAnswer['data']> {
  const url = '/api/v1/notification?status=IN_PROCESS&size=25';
  return (await caller({ method: 'GET', url })).json<NotificationListAnswer>().data;
}

// PEOPLE-261
describe('a status change that books money', () => {
  it.each([
    ['at the threshold', { amount: BigInt(threshold) }, 200],
    ['above it', { amount: BigInt(threshold) + 100n }, 202],
  ])('%s', async (_, { amount }, status) => {
    const { deposit } = await waitingDeposit(amount);
    expect((await approvals.requestMove(deposit, 'DONE')).statusCode).toBe(status);
  });

  it('needs no approval without a rule, in another currency, without postings or in test processing', async () => {
    await approvals.setRule({ kind: 'STATUS_CHANGE', currency: 'RUB', threshold: 0 });
    const shop = await productionShop();
    const booked = await system.createDeposit(shop, large);
    await system.requestRequisites(booked);
    expect((await approvals.requestMove(booked, 'DONE')).statusCode).toBe(200);
    const { deposit } = await waitingDeposit();
    expect((await approvals.requestMove(deposit, 'CANCELED')).statusCode).toBe(200);
    const test = await system.createDeposit(await system.shop(), large);
    await system.requestRequisites(test);
    expect((await approvals.requestMove(test, 'DONE')).statusCode).toBe(200);
  });

  it('is refused at once as the change would be: without its reason', async () => {
    const { deposit } = await waitingDeposit();
    const body = { invoiceId: deposit.invoiceId, statusId: 5 };
    const answer = await approvals.requester({
      method: 'PATCH',
      url: '/api/v1/invoice/status',
      body,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'reason_required']);
  });

  it('says in its preview that it needs approval', async () => {
    const { deposit } = await waitingDeposit();
    const preview = async (statusId: number) => {
      const url = `/api/v1/invoice/${deposit.invoiceId}/preview`;
      const answer = await approvals.requester({ method: 'POST', url, body: { statusId } });
      return answer.json().data.isApprovalRequired;
    };
    expect([await preview(5), await preview(7)]).toEqual([true, false]);
  });
});

// INVOICE-226
describe('what came for a deposit, accepted as its amount', () => {
  /** A deposit of more than the threshold that less came for. */
  async function short(came: number) {
    const { shop, deposit } = await waitingDeposit();
    await system.report(deposit, { amount: BigInt(came) });
    const { invoiceId } = deposit;
    const body = { statusId: 5, amount: came };
    const accept = () =>
      approvals.requester({
        method: 'PATCH',
        url: '/api/v1/invoice/status',
        body: { invoiceId, ...body, reason: 'The customer agrees' },
      });
    const preview = async () => {
      const url = `/api/v1/invoice/${invoiceId}/preview`;
      const answer = await approvals.requester({ method: 'POST', url, body });
      return answer.json().data;
    };
    return { shop, deposit, accept, preview };
  }

  it('is measured by what is booked', async () => {
    const { accept, deposit, preview } = await short(threshold);
    expect(await preview()).toMatchObject({ isApprovalRequired: false, vouchedAmount: 0 });
    expect((await accept()).json()).toMatchObject({ data: { amount: threshold } });
    expect(await system.status(deposit)).toBe('DONE');
  });

  it('waits for one approval of both changes, which makes them as its preview said', async () => {
    const came = threshold + 100;
    const { accept, deposit, preview, shop } = await short(came);
    expect(await preview()).toMatchObject({ isApprovalRequired: true });
    const answer = await accept();
    expect(answer.statusCode, answer.body).toBe(202);
    const { approval } = answer.json<ApprovalRequestedAnswer>();
    expect(approval).toMatchObject({
      kind: { code: 'STATUS_CHANGE' },
      size: { amount: came },
      reason: 'The customer agrees',
      preview: {
        changes: [
          { name: 'Amount', before: String(large), after: String(came) },
          { name: 'Status', after: 'DONE' },
        ],
        vouchedAmount: 0,
      },
    });
    expect(await system.row(deposit.invoiceId)).toMatchObject({ amount: large });
    expect((await approvals.approve(approval.id)).statusCode).toBe(200);
    expect(await system.row(deposit.invoiceId)).toMatchObject({
      amount: BigInt(came),
      status: 'DONE',
    });
    expect(Number(await system.balance(shop, 'merchant_balance'))).toBe(
      approval.preview.balance?.after,
    );
  });
});

// PEOPLE-262
describe('a request for approval', () => {
  it('changes nothing, and shows what it would do, for how long it waits and why', async () => {
    const { shop, deposit } = await waitingDeposit();
    const before = await system.row(deposit.invoiceId);
    const approval = await approvals.pendingMove(deposit, 'DONE');
    expect(await system.row(deposit.invoiceId)).toEqual(before);
    expect(await system.postings(deposit)).toEqual([]);
    expect(approval).toMatchObject({
      kind: { code: 'STATUS_CHANGE' },
      status: 'PENDING',
      subject: { type: 'invoice', id: deposit.invoiceId },
      merchant: { id: shop.merchantId },
      size: { amount: Number(large), currency: { code: 'UZS' } },
      reason: 'The bank shows the money',
      requester: 'Malika Karimova',
      expiresDate: new Date(system.clock.now().getTime() + day).toISOString(),
      decider: null,
      isOwn: true,
      canDecide: false,
      preview: {
        changes: [{ name: 'Status', before: 'PENDING', after: 'DONE' }],
        vouchedAmount: Number(large),
        balance: { before: 0, after: 88_650_000 },
        callbacks: [{ invoiceStatus: { code: 'DONE' } }],
      },
    });
    expect(approval.preview.postings?.map(({ kind }) => kind)).toEqual([
      'money_vouched',
      'status_moved',
    ]);
  });

  it('waits once for an object: a second one is refused', async () => {
    const { deposit } = await waitingDeposit();
    await approvals.pendingMove(deposit, 'DONE');
    const answer = await approvals.requestMove(deposit, 'DONE', approvals.approver);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'approval_pending']);
  });

  it('is executed as its preview said, in the name of its requester', async () => {
    const { shop, deposit } = await waitingDeposit();
    const { id, preview } = await approvals.pendingMove(deposit, 'DONE');
    const answer = await approvals.approve(id);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({
      status: 'APPROVED',
      decider: 'Botir Yusupov',
      decisionReason: 'Compared with the statement',
    });
    expect(await system.status(deposit)).toBe('DONE');
    expect(Number(await system.balance(shop, 'merchant_balance'))).toBe(preview.balance?.after);
    const { id: requesterId } = await system.operator();
    expect((await system.eventRows(deposit)).at(-1)).toMatchObject({
      actorId: requesterId,
      comment: 'The bank shows the money',
    });
    const audit = await system.run((tx) =>
      tx
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subject, `approval:${id}`))
        .orderBy(auditEntry.id),
    );
    expect(audit.map(({ action }) => action)).toEqual(['approval.requested', 'approval.approved']);
  });

  it.each([
    ['is approved', async (id: string) => void (await approvals.approve(id))],
    ['is rejected', async (id: string) => void (await approvals.reject(id))],
    [
      'expires',
      async () => {
        await system.pass(day);
        approvals = await approvalSteps(system);
      },
    ],
  ])('is stored encrypted, and its payload is forgotten when it %s', async (_what, end) => {
    const { deposit } = await waitingDeposit();
    const { id } = await approvals.pendingMove(deposit, 'DONE');
    const { contentEncrypted } = await approvals.row(id);
    expect(contentEncrypted).not.toContain(deposit.invoiceId);
    const read = async () =>
      system.context.secrets.decrypt((await approvals.row(id)).contentEncrypted, `approval:${id}`);
    expect(JSON.parse(await read()).payload).toEqual({ invoiceId: deposit.invoiceId, statusId: 5 });
    await end(id);
    expect((await approvals.row(id)).status).not.toBe('PENDING');
    expect(JSON.parse(await read()).payload).toBeNull();
  });
});

// PEOPLE-263
describe('a decision', () => {
  it('is not the requester’s own', async () => {
    const { deposit } = await waitingDeposit();
    const { id } = await approvals.pendingMove(deposit, 'DONE');
    for (const decide of [approvals.approve, approvals.reject]) {
      const answer = await decide(id, approvals.requester);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'own_approval']);
    }
    expect(await system.status(deposit)).toBe('PENDING');
  });

  it('to reject leaves everything as it is, and is final', async () => {
    const { deposit } = await waitingDeposit();
    const { id } = await approvals.pendingMove(deposit, 'DONE');
    expect((await approvals.reject(id)).json().data).toMatchObject({ status: 'REJECTED' });
    expect(await system.status(deposit)).toBe('PENDING');
    const again = await approvals.approve(id);
    expect([again.statusCode, again.json().code]).toEqual([409, 'approval_decided']);
  });

  it('about an invoice that changed meanwhile is 409, executes nothing and ends the request', async () => {
    const { shop, deposit } = await waitingDeposit();
    const { id } = await approvals.pendingMove(deposit, 'DONE');
    await system.report(deposit);
    const balance = await system.balance(shop, 'merchant_balance');
    const answer = await approvals.approve(id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'approval_stale', current: { id, status: 'STALE' } },
    ]);
    expect(await system.balance(shop, 'merchant_balance')).toBe(balance);
    expect((await approvals.row(id)).status).toBe('STALE');
  });

  // PEOPLE-263
  it('about an invoice that changed meanwhile makes way for a new request', async () => {
    const { deposit } = await waitingDeposit();
    const { id } = await approvals.pendingMove(deposit, 'DONE');
    expect((await approvals.requestMove(deposit, 'DONE')).json()).toMatchObject({
      code: 'approval_pending',
    });
    await system.query(
      sql`update invoice set version = version + 1 where id = ${deposit.invoiceId}`,
    );
    const again = await approvals.pendingMove(deposit, 'DONE');
    expect(await approvals.row(id)).toMatchObject({ status: 'STALE', decidedBy: null });
    expect((await approvals.approve(again.id)).statusCode).toBe(200);
  });

  it('by a requester who lost the permission meanwhile is stale, too', async () => {
    const { deposit } = await waitingDeposit();
    const { id } = await approvals.pendingMove(deposit, 'DONE');
    const { id: personId, permissions } = await system.operator();
    const setPermissions = (list: string[]) =>
      system.run((tx) =>
        tx.update(person).set({ permissions: list }).where(eq(person.id, personId)),
      );
    await setPermissions(permissions.filter((one) => one !== 'invoice.status.change'));
    const answer = await approvals.approve(id);
    await setPermissions(permissions);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'approval_stale']);
    expect(await system.status(deposit)).toBe('PENDING');
  });

  it('comes too late after 24 hours: the request has expired', async () => {
    const { deposit } = await waitingDeposit();
    const { id } = await approvals.pendingMove(deposit, 'DONE');
    system.clock.advance(day);
    approvals = await approvalSteps(system);
    expect((await approvals.approve(id)).json()).toMatchObject({ code: 'approval_decided' });
    await system.runDueJobs();
    expect(await approvals.row(id)).toMatchObject({ status: 'EXPIRED', decidedBy: null });
  });

  it.each([
    ['two to approve', ['approve', 'approve']],
    ['one to approve and one to reject', ['approve', 'reject']],
    ['four', ['approve', 'reject', 'approve', 'reject']],
  ] as const)('is made once, however many are made at the same time: %s', async (_, decisions) => {
    for (let round = 0; round < 5; round += 1) {
      const { shop, deposit } = await waitingDeposit();
      const { id } = await approvals.pendingMove(deposit, 'DONE');
      const answers = await Promise.all(decisions.map((decision) => approvals[decision](id)));
      const codes = answers
        .map(({ statusCode }) => statusCode)
        .toSorted((one, other) => one - other);
      expect(codes).toEqual([200, ...decisions.slice(1).map(() => 409)]);
      const isApproved = (await approvals.row(id)).status === 'APPROVED';
      expect(await system.status(deposit)).toBe(isApproved ? 'DONE' : 'PENDING');
      expect(await system.balance(shop, 'merchant_balance')).toBe(isApproved ? 88_650_000n : 0n);
      await approvals.clear();
    }
  });

  it('and the report of the money at the same time book it once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shop, deposit } = await waitingDeposit();
      const { id } = await approvals.pendingMove(deposit, 'DONE');
      await Promise.all([approvals.approve(id), system.report(deposit)]);
      expect(await system.status(deposit)).toBe('DONE');
      expect(await system.balance(shop, 'merchant_balance')).toBe(88_650_000n);
      await approvals.clear();
    }
  });
});

// PEOPLE-264
describe('people are notified', () => {
  it('who decide: of a request, until it is decided', async () => {
    const { deposit } = await waitingDeposit();
    await approvals.approver({
      method: 'PATCH',
      url: '/api/v1/people/me/testDashboard',
      body: { testDashboard: false },
    });
    const { id } = await approvals.pendingMove(deposit, 'DONE');
    const about = async () =>
      (await noticesOf(approvals.approver)).filter(({ subject }) => subject.id === id);
    const [notice] = await about();
    expect(notice?.type.code).toBe('APPROVAL_WAITS');
    // OFFICE-890
    expect(notice?.details).toEqual(
      expect.arrayContaining([
        { name: 'variant', value: 'STATUS' },
        { name: 'amount', value: String(large) },
        { name: 'currency', value: 'UZS' },
        { name: 'requester', value: 'Malika Karimova' },
      ]),
    );
    await approvals.approve(id);
    expect(await about()).toEqual([]);
  });

  it.each([
    ['approved', (id: string) => approvals.approve(id), 'APPROVED'],
    ['rejected', (id: string) => approvals.reject(id), 'REJECTED'],
    ['expired', () => system.pass(day), 'EXPIRED'],
  ] as const)('who requested: that it was %s, and they alone', async (_, end, outcome) => {
    const { deposit } = await waitingDeposit();
    const { id } = await approvals.pendingMove(deposit, 'DONE');
    await end(id);
    approvals = await approvalSteps(system);
    const about = async (caller: Caller) =>
      (await noticesOf(caller)).filter(({ subject }) => subject.id === id);
    expect(await about(approvals.approver)).toEqual([]);
    const [notice] = await about(approvals.requester);
    expect(notice).toMatchObject({ type: { code: 'APPROVAL_ENDED' }, canClose: true });
    expect(notice?.details).toContainEqual({ name: 'outcome', value: outcome });
  });
});

// PEOPLE-265
describe('approvals are seen', () => {
  it('by their requester and by persons who may decide in their scope, and by no others', async () => {
    const { deposit } = await waitingDeposit();
    const { id } = await approvals.pendingMove(deposit, 'DONE');
    const idsFor = async (caller: Caller, query = '') =>
      (await approvals.list(caller, query)).data.map((approval) => approval.id);
    expect(await idsFor(approvals.requester, '?view=own')).toEqual([id]);
    expect(await idsFor(approvals.requester, '?view=toDecide')).toEqual([]);
    expect(await idsFor(approvals.approver, '?view=toDecide')).toEqual([id]);
    expect(await idsFor(approvals.approver, '?view=own')).toEqual([]);
    for (const role of ['merchant', 'support', 'viewer'] as const) {
      const other = await signIn(system.app, role);
      expect(await idsFor(other)).toEqual([]);
      expect((await other({ method: 'GET', url: `/api/v1/approval/${id}` })).statusCode).toBe(404);
    }
  });

  it('without decided ones in the list to decide, and with them in the whole list', async () => {
    const { deposit } = await waitingDeposit();
    const { id } = await approvals.pendingMove(deposit, 'DONE');
    await approvals.reject(id);
    expect(await approvals.list(approvals.approver, '?view=toDecide')).toEqual({
      data: [],
      total: 0,
    });
    expect((await approvals.list(approvals.approver)).total).toBe(1);
  });
});
