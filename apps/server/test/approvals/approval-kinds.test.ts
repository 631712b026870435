import { minorUnits } from '@tiyin/domain/money';
import { randomUUID } from 'node:crypto';
import type {
  ApprovalChange,
  ApprovalRequestedAnswer,
  ManagedProvider,
  RequestedProviderSecretAnswer,
} from '@tiyin/api/types';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openContent } from '../../src/approval-content/approval-content.ts';
import { accountMovement, approval, auditEntry, rate, settlement } from '../../src/db/schema.ts';
import { listSettlements } from '../../src/payments/settlements/list-settlements.ts';
import { type TestRequest, providerServer } from '../callers.ts';
import { takeReport } from '../payments/take-report.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let approvals: Awaited<ReturnType<typeof approvalSteps>>;
let shop: Shop;
let accountId: Shop['accountIds'][number];
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
});
beforeEach(async () => {
  approvals = await approvalSteps(system);
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const [first] = shop.accountIds;
  if (first === undefined) throw new Error('the shop has no account');
  accountId = first;
});
afterEach(async () => {
  await approvals.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

/** Sends a change that needs approval; returns its id and what it would change. */
async function request(
  change: TestRequest,
): Promise<{ readonly id: string; readonly changes: readonly ApprovalChange[] }> {
  const answer = await approvals.requester(change);
  expect(answer.statusCode, answer.body).toBe(202);
  const { approval: requested } = answer.json<ApprovalRequestedAnswer>();
  return { id: requested.id, changes: requested.preview.changes };
}

async function dataOf(url: string) {
  return (await approvals.requester({ method: 'GET', url })).json().data;
}

/** Money on the merchant's balance. */
async function earn(amount: bigint): Promise<void> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  await system.run((tx) =>
    takeReport(tx, {
      invoiceId: deposit.invoiceId,
      accountId,
      externalId: `earned-${deposit.invoiceId}`,
      amount: minorUnits(amount),
      now: system.clock.now(),
    }),
  );
}

// PEOPLE-261
describe('above its threshold needs approval, and is executed as its preview said', () => {
  it('a movement of account money', async () => {
    await approvals.setRule({ kind: 'MOVEMENT', currency: 'UZS', threshold: 1_000 });
    const move = (amount: number): TestRequest => ({
      method: 'POST',
      url: `/api/v1/people/account/${accountId}/movement`,
      body: { direction: 'TOP_UP', amount, comment: 'Cash from the till' },
    });
    expect((await approvals.requester(move(1_000))).statusCode).toBe(201);
    const { id, changes } = await request(move(1_001));
    expect(changes).toMatchObject([
      { name: 'Direction', after: 'Top up' },
      { before: '1000', after: '2001', currency: { code: 'UZS' } },
    ]);
    const movements = () =>
      system.run((tx) => tx.$count(accountMovement, eq(accountMovement.accountId, accountId)));
    expect(await movements()).toBe(1);
    expect((await approvals.approve(id)).statusCode).toBe(200);
    expect(await movements()).toBe(2);
    const limit = await dataOf(`/api/router/v1/people/account/limit/${accountId}`);
    expect(limit.balance).toBe(2_001);
  });

  it('a settlement, once per key', async () => {
    await approvals.setRule({ kind: 'SETTLEMENT', currency: 'UZS', threshold: 1_000_000 });
    await system.run((tx) =>
      tx.insert(rate).values({ currency: 'UZS', perUsdt: 1_280_000n, setAt: system.clock.now() }),
    );
    await earn(5_000_000n);
    const settle: TestRequest = {
      method: 'POST',
      url: '/api/v1/settlement',
      headers: { 'idempotency-key': 'settle-once' },
      body: { terminalId: shop.terminalId, baseAmount: 1_280_000, settlementAmount: 1_000_000 },
    };
    const { id, changes } = await request(settle);
    expect(changes.at(-1)).toMatchObject({ before: '4925000', after: '3645000' });
    expect((await request(settle)).id).toBe(id);
    expect((await approvals.approve(id)).statusCode).toBe(200);
    expect((await request(settle)).id).toBe(id);
    expect(await system.balance(shop, 'merchant_balance')).toBe(3_645_000n);
    const settlements = await system.run((tx) =>
      tx.$count(settlement, eq(settlement.terminalId, shop.terminalId)),
    );
    expect(settlements).toBe(1);
    // LEDGER-302
    const reader = { ...(await system.operator()), testDashboard: false };
    const page = { merchantId: shop.merchantId, page: 0, size: 10 };
    const { data } = await system.run((tx) => listSettlements(tx, reader, page));
    expect(data).toMatchObject([
      { approval: { decider: expect.any(String), reason: 'Compared with the statement' } },
    ]);
  });

  // PEOPLE-502
  it('a settlement of few for many: more USDT than its rate gives', async () => {
    await approvals.setRule({ kind: 'SETTLEMENT', currency: 'UZS', threshold: 1_000_000 });
    await system.run((tx) =>
      tx.insert(rate).values({ currency: 'UZS', perUsdt: 1_280_000n, setAt: system.clock.now() }),
    );
    await earn(5_000_000n);
    const settle = (baseAmount: number, settlementAmount: number): TestRequest => ({
      method: 'POST',
      url: '/api/v1/settlement',
      body: { terminalId: shop.terminalId, baseAmount, settlementAmount, confirmedRate: 1_280_000 },
    });
    // One percent below the rate: the threshold is passed on the other side alone.
    const near = await request(settle(1_000_000, 789_063));
    expect((await approvals.row(near.id)).amount).toBe(1_010_001n);
    await approvals.reject(near.id);
    const far = await request(settle(1_000, 100_000_000));
    expect((await approvals.row(far.id)).amount).toBe(128_000_000n);
    await approvals.reject(far.id);
    const tooFew = await request(settle(1_000, 1));
    expect((await approvals.row(tooFew.id)).amount).toBe(1_000n);
    await approvals.reject(tooFew.id);
    expect((await approvals.requester(settle(999_000, 780_000))).statusCode).toBe(201);
    system.clock.advance(1);
    // LEDGER-302
    const again = await request(settle(1_000_000, 789_063));
    expect((await approvals.approve(again.id)).statusCode).toBe(200);
    const reader = { ...(await system.operator()), testDashboard: false };
    const page = { merchantId: shop.merchantId, page: 0, size: 10 };
    const { data } = await system.run((tx) => listSettlements(tx, reader, page));
    expect(data).toMatchObject([
      { baseAmount: 1_000_000, approval: { decider: expect.any(String) } },
      { baseAmount: 999_000, approval: null },
    ]);
  });

  it('a rate, by how much it changes; another rate meanwhile makes the request stale', async () => {
    await approvals.setRule({ kind: 'RATE', currency: 'KGS', threshold: 10_000 });
    const set = (perUsdt: number): TestRequest => ({
      method: 'PUT',
      url: '/api/v1/rate',
      body: { currency: 'KGS', perUsdt },
    });
    const { id } = await request(set(1_280_000));
    expect((await approvals.approve(id)).statusCode).toBe(200);
    expect((await approvals.requester(set(1_290_000))).statusCode).toBe(200);
    const stale = await request(set(1_310_000));
    expect((await approvals.requester(set(1_289_000))).statusCode).toBe(200);
    const answer = await approvals.approve(stale.id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'approval_stale']);
    const [newest] = await system.run((tx) =>
      tx.select().from(rate).orderBy(desc(rate.id)).limit(1),
    );
    expect(newest).toMatchObject({ currency: 'KGS', perUsdt: 1_289_000n });
  });
});

// PEOPLE-261
describe('where settings say so, needs approval', () => {
  it('another limit of a production account, not its priority', async () => {
    await approvals.setRule({ kind: 'LIMIT', isRequired: true });
    const url = `/api/router/v1/people/account/limit/${accountId}`;
    const { limit, checkUniqueAmount } = await dataOf(url);
    const change = (body: object): TestRequest => ({
      method: 'PUT',
      url,
      body: { limit, priority: 1, checkUniqueAmount, ...body },
    });
    expect((await approvals.requester(change({ priority: 3 }))).statusCode).toBe(200);
    const { id } = await request(change({ limit: 5_000_000 }));
    expect((await dataOf(url)).limit).toBe(limit);
    expect((await approvals.approve(id)).statusCode).toBe(200);
    expect((await dataOf(url)).limit).toBe(5_000_000);
  });

  it('a fee of a production terminal, not its name', async () => {
    await approvals.setRule({ kind: 'FEE', isRequired: true });
    const url = `/api/v1/terminal/${shop.terminalId}`;
    const change = (body: object): TestRequest => ({ method: 'PATCH', url, body });
    expect((await approvals.requester(change({ name: 'Renamed' }))).statusCode).toBe(200);
    const { methods } = await dataOf(url);
    const raised = methods.map(({ name: _name, ...method }: Record<string, unknown>) => ({
      ...method,
      feeBasisPoints: 200,
    }));
    const { id, changes } = await request(change({ methods: raised, name: 'Dearer' }));
    expect(changes[0]).toMatchObject({
      name: 'Fee of Humo',
      before: '1.5 % + 0.00 UZS',
      after: '2 % + 0.00 UZS',
    });
    expect((await dataOf(url)).name).toBe('Renamed');
    expect((await approvals.approve(id)).statusCode).toBe(200);
    expect(await dataOf(url)).toMatchObject({
      name: 'Dearer',
      methods: [{ feeBasisPoints: 200 }, {}],
    });
  });

  // PEOPLE-503
  it('the fees of a terminal that goes into production, whatever they were in test', async () => {
    const inTest = await system.shop({ providerKind: 'manual' });
    await approvals.setRule({ kind: 'FEE', isRequired: true });
    const url = `/api/v1/terminal/${inTest.terminalId}`;
    const change = (body: object): TestRequest => ({ method: 'PATCH', url, body });
    const { methods } = await dataOf(url);
    const free = methods.map(({ name: _name, ...method }: Record<string, unknown>) => ({
      ...method,
      feeBasisPoints: 0,
    }));
    const { id } = await request(change({ inTest: false, methods: free }));
    await approvals.reject(id);
    expect((await approvals.requester(change({ methods: free }))).statusCode).toBe(200);
    const { id: later, changes } = await request(change({ inTest: false }));
    expect(changes.slice(0, 2)).toMatchObject([
      { name: 'Mode', before: 'Test', after: 'Production' },
      { name: 'Fee of Humo', before: null, after: '0 % + 0.00 UZS' },
    ]);
    expect((await dataOf(url)).inTest).toBe(true);
    expect((await approvals.approve(later)).statusCode).toBe(200);
    expect((await dataOf(url)).inTest).toBe(false);
  });

  it.each([
    ['a change', 'PUT', '9860120000004321'],
    ['a removal', 'DELETE', null],
  ] as const)('%s of the number of a production account', async (_, method, value) => {
    await approvals.setRule({ kind: 'CREDENTIAL', isRequired: true });
    const url = `/api/v1/people/account/${accountId}/credential`;
    const { id } = await request(
      value === null
        ? { method, url: `${url}?credentialType=CARD_NUMBER` }
        : { method, url, body: { credentialType: 'CARD_NUMBER', value } },
    );
    expect((await approvals.approve(id)).statusCode).toBe(200);
    const { credentials } = await dataOf(`/api/v1/people/account/${accountId}`);
    expect(credentials.map((each: { value: string }) => each.value)).toEqual(
      value === null ? [] : [value],
    );
  });
});

// PEOPLE-266
it('a number is shown in full only to a person who opens a pending request, and that is audited', async () => {
  await approvals.setRule({ kind: 'CREDENTIAL', isRequired: true });
  const value = '9860120000008765';
  const { id, changes } = await request({
    method: 'PUT',
    url: `/api/v1/people/account/${accountId}/credential`,
    body: { credentialType: 'CARD_NUMBER', value },
  });
  expect(changes[0]?.after).toBe('•••• 8765');
  const opened = async () => {
    const answer = await approvals.approver({ method: 'GET', url: `/api/v1/approval/${id}` });
    return answer.json().data.preview.changes[0].after;
  };
  expect((await approvals.list(approvals.approver)).data[0]?.preview.changes[0]?.after).toBe(
    '•••• 8765',
  );
  expect(await opened()).toBe(value);
  await approvals.reject(id);
  expect(await opened()).toBe('•••• 8765');
  const [row] = await system.run((tx) => tx.select().from(approval));
  const stored = system.context.secrets.decrypt(row?.contentEncrypted ?? '', `approval:${id}`);
  expect(stored).not.toContain(value);
  const reads = await system.run((tx) =>
    tx.$count(auditEntry, eq(auditEntry.action, 'approval.credentials_read')),
  );
  expect(reads).toBe(1);
});

describe('a provider of production', () => {
  const url = '/api/v1/provider';
  const bridge = (name = `Bridge ${randomUUID()}`): TestRequest => ({
    method: 'POST',
    url,
    body: { name, kind: 'http', url: 'https://bridge.example' },
  });
  const anyRule = () => approvals.setRule({ kind: 'FEE', isRequired: true });
  const added = async (): Promise<ManagedProvider> => {
    const answer = await approvals.requester(bridge());
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().data.provider;
  };
  const requested = async (change: TestRequest): Promise<RequestedProviderSecretAnswer> => {
    const answer = await approvals.requester(change);
    expect(answer.statusCode, answer.body).toBe(202);
    return answer.json();
  };
  /** The whole secret of a waiting request, which neither of the two people has. */
  const wholeOf = async (id: string): Promise<string> => {
    const { payload } = openContent(system.context.secrets, await approvals.row(id));
    const found = JSON.stringify(payload).match(/whsec_[^"]+/);
    return found?.[0] ?? 'none';
  };
  /** Whether a report that is signed with a secret gets beyond the check of its signature. */
  const isAccepted = async (id: string | number, secret: string | null) => {
    const server = providerServer(system.app, secret ?? '', system.clock);
    const money = { accountId: 999_999, amount: 1, currency: 'UZS', transferId: 't-1' };
    const body = { type: 'deposit', status: 'paid', ...money };
    const report = { method: 'POST', url: `/api/provider/${id}/transfers`, body } as const;
    return (await server(report)).statusCode !== 401;
  };

  // PEOPLE-509
  it('is added when a second person approves it, whichever rule there is', async () => {
    await anyRule();
    const name = `Bridge ${randomUUID()}`;
    const { approval: waiting, data } = await requested(bridge(name));
    expect(waiting).toMatchObject({
      kind: { code: 'PROVIDER' },
      subject: { type: 'provider', name: null },
      merchant: null,
      isTest: false,
    });
    const { id } = waiting.subject;
    expect(waiting.preview.changes).toMatchObject([
      { name: 'Kind', before: null, after: 'Over HTTP' },
      { name: 'Name', before: null, after: name },
      { name: 'Address', before: null, after: 'https://bridge.example' },
    ]);
    const secret = await wholeOf(waiting.id);
    expect(secret.startsWith(data.firstHalf ?? 'none')).toBe(true);
    expect(await isAccepted(id, secret)).toBe(false);
    expect((await approvals.requester({ method: 'GET', url: `${url}/${id}` })).statusCode).toBe(
      404,
    );
    expect((await approvals.approve(waiting.id, approvals.requester)).statusCode).toBe(403);
    expect((await approvals.approve(waiting.id)).statusCode).toBe(200);
    expect(await dataOf(`${url}/${id}`)).toMatchObject({ name, url: 'https://bridge.example' });
    expect(await isAccepted(id, secret)).toBe(true);
  });

  // PEOPLE-509
  it('gets another address when a second person approves it, against the version that was seen', async () => {
    const { id, name } = await added();
    await anyRule();
    const change = (address: string): TestRequest => ({
      method: 'PUT',
      url: `${url}/${id}`,
      body: { name, url: address },
    });
    const addressOf = async () => (await dataOf(`${url}/${id}`)).url;
    const first = await request(change('https://other.example'));
    expect(first.changes).toEqual([
      { name: 'Address', before: 'https://bridge.example', after: 'https://other.example' },
    ]);
    expect(await addressOf()).toBe('https://bridge.example');
    expect((await approvals.approve(first.id)).statusCode).toBe(200);
    expect(await addressOf()).toBe('https://other.example');
    const second = await request(change('https://third.example'));
    const pause = { method: 'POST', url: `${url}/${id}/pause`, body: { reason: 'Alarm' } } as const;
    expect((await approvals.requester(pause)).statusCode).toBe(200);
    expect((await approvals.approve(second.id)).json()).toMatchObject({ code: 'approval_stale' });
    expect(await addressOf()).toBe('https://other.example');
  });

  // PEOPLE-509, PEOPLE-510
  it('gets another secret when a second person approves it, of which the two have a half each', async () => {
    const { id } = await added();
    await anyRule();
    const rotate = {
      method: 'POST',
      url: `${url}/${id}/secret`,
      body: { overlapHours: 0 },
    } as const;
    const { approval: waiting, data } = await requested(rotate);
    const firstHalf = data.firstHalf ?? 'none';
    expect(firstHalf).toMatch(/^whsec_/);
    const secret = await wholeOf(waiting.id);
    const secondHalf = secret.slice(firstHalf.length);
    expect([firstHalf, secondHalf].map(({ length }) => length)).toEqual([25, 25]);
    expect(JSON.stringify([waiting, data])).not.toContain(secondHalf);
    expect(await isAccepted(id, secret)).toBe(false);
    const seen = await approvals.approver({ method: 'GET', url: `/api/v1/approval/${waiting.id}` });
    expect(seen.body).not.toContain(firstHalf);
    expect(seen.body).not.toContain(secondHalf);
    const content = async () =>
      JSON.stringify(openContent(system.context.secrets, await approvals.row(waiting.id)));
    expect(await content()).toContain(secret);
    const approved = await approvals.approve(waiting.id);
    expect(approved.json()).toMatchObject({ secondHalf });
    expect(approved.body).not.toContain(firstHalf);
    expect(await content()).not.toContain(secret);
    expect(await isAccepted(id, secret)).toBe(true);
  });

  // PEOPLE-509
  it('needs one person where there is no rule, and for a sandbox, a pause or no change', async () => {
    const { id, name } = await added();
    await anyRule();
    const send = async (change: TestRequest) => (await approvals.requester(change)).statusCode;
    const body = { reason: 'Alarm' };
    const own = { name, url: 'https://bridge.example' };
    const sandbox = { name: `Sandbox ${randomUUID()}`, kind: 'sandbox' };
    expect(await send({ method: 'POST', url, body: sandbox })).toBe(201);
    expect(await send({ method: 'POST', url: `${url}/${id}/pause`, body })).toBe(200);
    expect(await send({ method: 'POST', url: `${url}/${id}/resume` })).toBe(200);
    expect(await send({ method: 'PUT', url: `${url}/${id}`, body: own })).toBe(200);
  });

  // PEOPLE-281, PEOPLE-509
  it('says before it is added that a second person is needed', async () => {
    const need = () => dataOf('/api/v1/approval-need?kind=PROVIDER');
    expect(await need()).toEqual({ isRequired: false });
    await anyRule();
    expect(await need()).toEqual({ isRequired: true });
  });
});
