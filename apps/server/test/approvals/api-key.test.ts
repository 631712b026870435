import { randomUUID } from 'node:crypto';
import type {
  ApiKeyListAnswer,
  ApprovalNeedAnswer,
  ApprovalRuleListAnswer,
  RequestedApiKeyAnswer,
} from '@tiyin/api/types';
import { eq } from 'drizzle-orm';
import { create, string, type } from 'superstruct';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { auditEntry, person } from '../../src/db/schema.ts';
import { openContent } from '../../src/approval-content/approval-content.ts';
import { hashToken } from '../../src/secrets/token.ts';
import { merchantServer } from '../callers.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import type { Shop } from '../payments/shop.ts';
import {
  type Deposit,
  type TestSystem,
  openTestSystem,
  payeeCard,
} from '../payments/test-system.ts';
import { personOf } from '../payments/test-system-rows.ts';
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
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

const keys = () => `/api/v1/merchant/${shop.merchantId}/key`;

const make = (limits: object = {}) =>
  steps.requester({ method: 'POST', url: keys(), body: { name: 'The shop', ...limits } });

/** Makes a key that waits for a second person. */
async function requested(limits: object = {}): Promise<RequestedApiKeyAnswer> {
  const answer = await make(limits);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json();
}

const refundRule = () => steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 100_000 });

/** The whole secret of a key that waits for a second person, which neither of the two has before. */
async function wholeOf({ approval, data }: RequestedApiKeyAnswer): Promise<string> {
  const content = openContent(system.context.secrets, await steps.row(approval.id));
  const { secondHalf } = create(content.payload, type({ secondHalf: string() }));
  return `${data.firstHalf}${secondHalf}`;
}

const listed = async () =>
  (await steps.requester({ method: 'GET', url: keys() })).json<ApiKeyListAnswer>().data;

/** The response to the merchant's server, with this key, about its balances. */
const read = async (token: string) =>
  (await merchantServer(system.app, token)({ method: 'GET', url: '/api/merchant/v1/balances' }))
    .statusCode;

const refundBy = (token: string, { invoiceId }: Deposit) =>
  merchantServer(
    system.app,
    token,
  )({
    method: 'POST',
    url: `/api/merchant/v1/invoices/${invoiceId}/refunds`,
    headers: { 'idempotency-key': randomUUID() },
    body: { amount: 450_000, reason: 'The goods came back', payee: { credential: payeeCard } },
  });

// PEOPLE-507
it('refunds nothing with a key that one person made, until a second one approves the key', async () => {
  await payoutSteps(system).earn(shop, 9_000_000n);
  const deposit = await refundSteps(system).paidDeposit(shop, 1_000_000n);
  await refundRule();
  const answer = await requested({ scopes: ['refunds', 'read'] });
  const { approval, data } = answer;
  const { id } = data;
  const token = await wholeOf(answer);
  expect(approval).toMatchObject({
    kind: { code: 'API_KEY' },
    subject: { type: 'api_key', id: String(id) },
    merchant: { id: shop.merchantId },
    isTest: false,
    size: null,
  });
  expect(approval.preview.changes).toMatchObject([
    { name: 'Name', after: 'The shop' },
    { name: 'Ends with', after: token.slice(-4) },
    { name: 'For', after: 'Test and production' },
    { name: 'It may', after: 'Refund, Read' },
    { name: 'Only from', after: 'Any address' },
    { name: 'Ends', after: 'When it is revoked' },
  ]);
  expect((await refundBy(token, deposit)).statusCode).toBe(401);
  expect(await listed()).toEqual([]);
  const own = await steps.approve(approval.id, steps.requester);
  expect(own.json()).toMatchObject({ code: 'own_approval' });
  expect((await refundBy(token, deposit)).statusCode).toBe(401);
  expect((await steps.approve(approval.id)).statusCode).toBe(200);
  expect((await refundBy(token, deposit)).statusCode).toBe(201);
  expect(await listed()).toMatchObject([{ id, name: 'The shop', scopes: ['refunds', 'read'] }]);
});

// PEOPLE-507
test.each([
  ['for everything', {}],
  ['for production', { isTest: false }],
  ['that pays out', { scopes: ['payouts'], expiryDate: '2100-01-01T00:00:00Z' }],
])('a key %s needs a second person, whichever rule there is', async (_what, limits) => {
  await steps.setRule({ kind: 'FEE', isRequired: true });
  const answer = await requested(limits);
  const { approval, data } = answer;
  expect(await read(await wholeOf(answer))).toBe(401);
  expect((await steps.approve(approval.id)).statusCode).toBe(200);
  expect((await listed()).map(({ id }) => id)).toEqual([data.id]);
});

// PEOPLE-507
test.each([
  ['of test', { isTest: true }],
  ['that reads and takes deposits', { scopes: ['read', 'deposits'] }],
])('a key %s needs nobody, and is revoked by one person', async (_what, limits) => {
  await refundRule();
  const answer = await make(limits);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, token } = answer.json().data;
  const url = `${keys()}/${id}`;
  expect((await steps.requester({ method: 'DELETE', url })).statusCode).toBe(204);
  expect(await read(token)).toBe(401);
});

// PEOPLE-507
it('is made by one person where there is no rule', async () => {
  const answer = await make();
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await read(answer.json().data.token)).toBe(200);
});

// PEOPLE-507
it('is never made where the second person rejects it', async () => {
  await refundRule();
  const requestedKey = await requested();
  const token = await wholeOf(requestedKey);
  expect((await steps.reject(requestedKey.approval.id)).statusCode).toBe(200);
  expect(await read(token)).toBe(401);
  expect(await listed()).toEqual([]);
});

// PEOPLE-507
it('is not made where its requester may make no keys any more', async () => {
  await refundRule();
  const requestedKey = await requested();
  const token = await wholeOf(requestedKey);
  const { permissions } = await system.run((tx) => personOf(tx, 'operator'));
  const hold = (held: typeof permissions) =>
    system.run((tx) =>
      tx.update(person).set({ permissions: held }).where(eq(person.username, 'operator')),
    );
  await hold(permissions.filter((name) => name !== 'merchant.key.edit'));
  const answer = await steps.approve(requestedKey.approval.id);
  await hold(permissions);
  expect(answer.json()).toMatchObject({ code: 'approval_stale' });
  expect(await read(token)).toBe(401);
});

// OFFICE-396, PEOPLE-507
it('is refused at once where nobody else could approve it', async () => {
  await refundRule();
  const setState = (state: 'ACTIVE' | 'DISABLED') =>
    system.run((tx) => tx.update(person).set({ state }).where(eq(person.username, 'approver')));
  await setState('DISABLED');
  const answer = await make();
  await setState('ACTIVE');
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'nobody_decides']);
});

// PEOPLE-508
it('shows the halves of its secret to the requester and to the approver, each once', async () => {
  await refundRule();
  const answer = await requested();
  const { approval, data } = answer;
  const token = await wholeOf(answer);
  const secondHalf = token.slice(data.firstHalf.length);
  expect([data.firstHalf.length, secondHalf.length]).toEqual([25, 24]);
  expect(JSON.stringify(answer)).not.toContain(secondHalf);
  const url = `/api/v1/approval/${approval.id}`;
  const expectNoHalf = async () => {
    for (const caller of [steps.approver, steps.requester]) {
      const { body } = await caller({ method: 'GET', url });
      for (const text of [data.firstHalf, secondHalf, hashToken(token)]) {
        expect(body).not.toContain(text);
      }
    }
  };
  await expectNoHalf();
  const content = async () =>
    JSON.stringify(openContent(system.context.secrets, await steps.row(approval.id)));
  expect(await content()).not.toContain(data.firstHalf);
  expect(await content()).toContain(hashToken(token));
  const approved = await steps.approve(approval.id);
  expect(approved.json()).toMatchObject({ secondHalf });
  expect(approved.body).not.toContain(data.firstHalf);
  expect(await content()).not.toContain(secondHalf);
  await expectNoHalf();
  expect([await read(data.firstHalf), await read(secondHalf)]).toEqual([401, 401]);
  expect(await read(token)).toBe(200);
});

// API-43, PEOPLE-507
it('is audited as made by its requester, once a second person has approved it', async () => {
  await refundRule();
  const { approval, data } = await requested();
  const entriesOf = (subject: string) =>
    system.run((tx) =>
      tx.select().from(auditEntry).where(eq(auditEntry.subject, subject)).orderBy(auditEntry.id),
    );
  expect(await entriesOf(`api_key:${data.id}`)).toEqual([]);
  await steps.approve(approval.id);
  const { id: requester } = await system.run((tx) => personOf(tx, 'operator'));
  const { id: approver } = await system.run((tx) => personOf(tx, 'approver'));
  expect(await entriesOf(`api_key:${data.id}`)).toMatchObject([
    { action: 'api_key.created', actorId: requester, merchantId: shop.merchantId },
  ]);
  const decisions = await entriesOf(`approval:${approval.id}`);
  expect(decisions.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['approval.requested', requester],
    ['approval.approved', approver],
    ['approval.half_shown', approver],
  ]);
});

// PEOPLE-281, PEOPLE-507
it('says before it is made that a second person is needed, and has no rule that could be switched off', async () => {
  const need = async () =>
    (
      await steps.requester({ method: 'GET', url: '/api/v1/approval-need?kind=API_KEY' })
    ).json<ApprovalNeedAnswer>().data.isRequired;
  expect(await need()).toBe(false);
  await refundRule();
  expect(await need()).toBe(true);
  const url = '/api/v1/approval-rule';
  const rules = (await steps.requester({ method: 'GET', url })).json<ApprovalRuleListAnswer>().data;
  expect(rules.map(({ kind }) => kind.code)).not.toContain('API_KEY');
  const body = { kind: 'API_KEY', isRequired: false };
  const answer = await steps.requester({ method: 'PUT', url, body });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, '/kind']);
});
