import type {
  ApprovalListAnswer,
  ApprovalRequestedAnswer,
  ApprovalRuleListAnswer,
} from '@tiyin/api/types';
import { paymentCurrencyCodes, minorUnits } from '@tiyin/domain/money';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import {
  approval,
  approvalRule,
  auditEntry,
  paymentAccount,
  person,
  provider,
} from '../../src/db/schema.ts';
import { setRate } from '../../src/payments/settlements/rates.ts';
import { type Caller, signIn } from '../callers.ts';
import { personOf } from '../payments/test-system-rows.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let operator: Caller;
let approver: Caller;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  operator = await signIn(testApp.app, 'operator');
  approver = await signIn(testApp.app, 'approver');
});
beforeEach(() =>
  testApp.context.database.transaction(async (tx) => {
    await tx.delete(approvalRule);
    await tx.delete(approval);
  }),
);
afterAll(() => testApp.close());

const url = '/api/v1/approval-rule';
const change = (body: object, caller = operator) => caller({ method: 'PUT', url, body });
const decide = (id: string, decision: 'approve' | 'reject', caller: Caller) =>
  caller({
    method: 'POST',
    url: `/api/v1/approval/${id}/${decision}`,
    body: { reason: 'Agreed by phone' },
  });

/** Requests a change of a rule, which another person has to approve. */
async function request(body: object) {
  const answer = await change(body);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<ApprovalRequestedAnswer>().approval;
}

async function thresholds(): Promise<Record<string, number | null>> {
  const answer = await operator({ method: 'GET', url });
  const rule = answer
    .json<ApprovalRuleListAnswer>()
    .data.find(({ kind }) => kind.code === 'STATUS_CHANGE');
  return Object.fromEntries(
    rule?.thresholds?.map(({ currency, threshold }) => [currency, threshold]) ?? [],
  );
}

// PEOPLE-261
test('a threshold and its removal are audited with both values', async () => {
  const none = Object.fromEntries(paymentCurrencyCodes.map((code) => [code, null]));
  expect(await thresholds()).toEqual(none);
  await change({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 500 });
  const lower = await request({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 0 });
  await decide(lower.id, 'approve', approver);
  expect(await thresholds()).toEqual({ ...none, UZS: 0 });
  const off = await request({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: null });
  await decide(off.id, 'approve', approver);
  expect(await thresholds()).toEqual(none);
  const entries = await testApp.context.database.transaction((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, 'approval_rule:STATUS_CHANGE'))
      .orderBy(asc(auditEntry.id)),
  );
  expect(entries).toMatchObject([
    { details: { currency: 'UZS' }, before: { threshold: null }, after: { threshold: '500' } },
    { before: { threshold: '500' }, after: { threshold: '0' } },
    { before: { threshold: '0' }, after: { threshold: null } },
  ]);
});

test.each([
  [{ kind: 'STATUS_CHANGE', threshold: 5 }, '/currency'],
  [{ kind: 'STATUS_CHANGE', currency: 'UZS' }, '/threshold'],
  [{ kind: 'RULE', isRequired: false }, '/kind'],
])('a rule of the other form is refused: %j', async (body, path) => {
  const answer = await change(body);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
});

// PEOPLE-280
describe('one person with settings.edit', () => {
  const protecting = { kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 500 };

  it.each([
    ['switch it off', { ...protecting, threshold: null }],
    ['raise it', { ...protecting, threshold: 900_000_000 }],
    ['set one of another kind', { kind: 'CREDENTIAL', isRequired: true }],
    ['set one of another currency', { ...protecting, currency: 'RUB' }],
  ])('cannot %s where there is a rule', async (_what, body) => {
    expect((await change(protecting)).statusCode).toBe(200);
    const { id, subject } = await request(body);
    expect(subject.type).toBe('approval_rule');
    expect((await decide(id, 'approve', operator)).json()).toMatchObject({ code: 'own_approval' });
    expect((await thresholds())['UZS']).toBe(500);
    expect((await decide(id, 'reject', approver)).statusCode).toBe(200);
    expect((await thresholds())['UZS']).toBe(500);
  });

  it('sees that the change waits, with the rule before and after', async () => {
    await change(protecting);
    const { id } = await request({ ...protecting, threshold: null });
    const own = await operator({ method: 'GET', url: '/api/v1/approval?view=own' });
    const [shown] = own.json<ApprovalListAnswer>().data;
    expect(shown).toMatchObject({
      id,
      kind: { code: 'RULE' },
      preview: { changes: [{ before: '500', after: null, currency: { code: 'UZS' } }] },
    });
  });

  it('gets nothing from an approval of a rule that changed meanwhile', async () => {
    await change(protecting);
    const { id } = await request({ ...protecting, threshold: null });
    await testApp.context.database.transaction((tx) =>
      tx.update(approvalRule).set({ threshold: minorUnits(100n) }),
    );
    const answer = await decide(id, 'approve', approver);
    expect(answer.json()).toMatchObject({ code: 'approval_stale' });
    expect((await thresholds())['UZS']).toBe(100);
  });
});

// OFFICE-396
describe('a person who is the only one who decides', () => {
  const setState = (state: 'ACTIVE' | 'DISABLED') =>
    testApp.context.database.transaction((tx) =>
      tx.update(person).set({ state }).where(eq(person.username, 'approver')),
    );
  const rule = { kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 500 };
  const deciders = async () =>
    (await operator({ method: 'GET', url })).json<ApprovalRuleListAnswer>().deciders;

  beforeEach(() => setState('DISABLED'));
  afterEach(() => setState('ACTIVE'));

  it('sets no rule, because nobody could approve what needs it', async () => {
    expect(await deciders()).toEqual([]);
    const answer = await change(rule);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'nobody_decides']);
    expect((await thresholds())['UZS']).toBeNull();
    await setState('ACTIVE');
    expect(await deciders()).toEqual([{ id: expect.any(Number), name: 'Botir Yusupov' }]);
    expect((await change(rule)).statusCode).toBe(200);
  });

  it('is refused instead of waiting, where the other one is gone; the rules stay', async () => {
    await setState('ACTIVE');
    await change(rule);
    await setState('DISABLED');
    const answer = await change({ ...rule, threshold: null });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'nobody_decides']);
    expect((await thresholds())['UZS']).toBe(500);
  });
});

// PEOPLE-281
describe('the need of a second person', () => {
  const needs = async (query: string, caller = operator) =>
    (await caller({ method: 'GET', url: `/api/v1/approval-need?${query}` })).json();

  it('of a rate is about its change, and of the rules about any rule', async () => {
    expect(await needs('kind=RULE')).toEqual({ data: { isRequired: false } });
    await testApp.context.database.transaction(async (tx) => {
      await setRate(tx, {
        staff: await personOf(tx, 'operator'),
        currency: 'KGS',
        perUsdt: 9_000n,
        now: testApp.context.clock.now(),
      });
    });
    await change({ kind: 'RATE', currency: 'KGS', threshold: 100 });
    expect(await needs('kind=RULE')).toEqual({ data: { isRequired: true } });
    expect(await needs('kind=RATE&currency=KGS&amount=9100')).toEqual({
      data: { isRequired: false },
    });
    expect(await needs('kind=RATE&currency=KGS&amount=8899')).toEqual({
      data: { isRequired: true },
    });
  });

  // PEOPLE-281
  it('of money that a person records or assigns is the one of a status change', async () => {
    await change({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 100_000 });
    const recorded = 'kind=STATUS_CHANGE&currency=UZS&amount=';
    expect(await needs(`${recorded}100000`)).toEqual({ data: { isRequired: false } });
    expect(await needs(`${recorded}100001`)).toEqual({ data: { isRequired: true } });
  });

  // PEOPLE-281
  it('shows no threshold to people who never make such a change', async () => {
    await change({ kind: 'SETTLEMENT', currency: 'UZS', threshold: 100_000 });
    const settling = 'kind=SETTLEMENT&currency=UZS&amount=100001';
    for (const role of ['viewer', 'support'] as const) {
      expect(await needs(settling, await signIn(testApp.app, role))).toMatchObject({
        code: 'forbidden',
      });
    }
    const merchant = await signIn(testApp.app, 'merchant');
    expect(await needs(settling, merchant)).toEqual({ data: { isRequired: true } });
    const moving = 'kind=MOVEMENT&currency=UZS&amount=1';
    expect(await needs(moving, merchant)).toMatchObject({ code: 'forbidden' });
  });

  // PEOPLE-281
  it('of an account or a terminal is told apart by its mode, and hidden from people who may not see it', async () => {
    await change({ kind: 'LIMIT', isRequired: true });
    await testApp.context.database.transaction((tx) =>
      tx.insert(approvalRule).values({ kind: 'FEE', currency: '', threshold: minorUnits(0n) }),
    );
    const { sandbox, production } = await testApp.context.database.transaction(async (tx) => {
      const accounts = await tx
        .select({ id: paymentAccount.id, kind: provider.kind })
        .from(paymentAccount)
        .innerJoin(provider, eq(provider.id, paymentAccount.providerId));
      return {
        sandbox: accounts.find(({ kind }) => kind === 'sandbox')?.id,
        production: accounts.find(({ kind }) => kind !== 'sandbox')?.id,
      };
    });
    expect(await needs(`kind=LIMIT&accountId=${sandbox}`)).toEqual({ data: { isRequired: false } });
    expect(await needs(`kind=LIMIT&accountId=${production}`)).toEqual({
      data: { isRequired: true },
    });
    const viewer = await signIn(testApp.app, 'viewer');
    expect(await needs(`kind=LIMIT&accountId=${production}`, viewer)).toMatchObject({
      code: 'forbidden',
    });
    expect(await needs('kind=FEE&terminalId=999999')).toMatchObject({ code: 'not_found' });
  });
});
