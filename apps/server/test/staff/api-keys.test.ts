import type { ApiKeyId } from '@tiyin/domain/ids';
import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiKey, auditEntry, terminal } from '../../src/db/schema.ts';
import { type Caller, merchantServer, signIn } from '../callers.ts';
import { watchQueries } from '../query-log.ts';
import { openTestApp, type TestApp, testHost } from '../test-app.ts';

let testApp: TestApp;
let operator: Caller;
let merchant: Caller;
let own: string;
let foreign: string;
beforeAll(async () => {
  testApp = await openTestApp();
  operator = await signIn(testApp.app, 'operator');
  merchant = await signIn(testApp.app, 'merchant');
  const [first, second] = testApp.shops;
  own = `/api/v1/merchant/${first.merchantId}/key`;
  foreign = `/api/v1/merchant/${second?.merchantId}/key`;
});
afterAll(() => testApp.close());

type Made = { readonly id: ApiKeyId; readonly token: string };

async function make(caller: Caller, url: string, name = 'The shop'): Promise<Made> {
  const answer = await caller({ method: 'POST', url, body: { name } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

/** The response to the merchant's server about an unknown invoice, with this key. */
async function statusOf(token: string): Promise<number> {
  const url = `/api/merchant/v1/invoices/${randomUUID()}`;
  return (await merchantServer(testApp.app, token)({ method: 'GET', url })).statusCode;
}

const list = async (caller: Caller, url: string) =>
  (await caller({ method: 'GET', url })).json().data;

// OFFICE-80
test('a key is shown once, opens the merchant’s API, and is kept as its hash alone', async () => {
  const { id, token } = await make(merchant, own, '  Checkout of the shop ');
  expect(token).toMatch(/^tiyin_[\w-]{43}$/);
  expect(await statusOf(token)).toBe(404);
  const [listed] = await list(merchant, own);
  expect(listed).toEqual({
    id,
    name: 'Checkout of the shop',
    lastFour: token.slice(-4),
    createdDate: testApp.clock.now().toISOString(),
    expiryDate: null,
    isExpired: false,
    lastUsedDate: testApp.clock.now().toISOString(),
    lastUsedAddress: '127.0.0.1',
    isTest: null,
    scopes: ['read', 'deposits', 'payouts', 'refunds', 'webhooks'],
    addresses: [],
    revokedDate: null,
  });
  const rows = await testApp.context.database.transaction((tx) =>
    tx.select().from(apiKey).where(eq(apiKey.id, id)),
  );
  expect(JSON.stringify(rows)).not.toContain(token.slice('tiyin_'.length));
});

// API-22
test('a revoked key is refused at once, and for good', async () => {
  const { id, token } = await make(merchant, own);
  const { token: other } = await make(merchant, own);
  const revoke = () => merchant({ method: 'DELETE', url: `${own}/${id}` });
  expect((await revoke()).statusCode).toBe(204);
  expect(await statusOf(token)).toBe(401);
  expect(await statusOf(other)).toBe(404);
  const revokedAt = testApp.clock.now().toISOString();
  testApp.clock.advance(60_000);
  expect((await revoke()).statusCode).toBe(204);
  const listed = await list(merchant, own);
  expect(listed.find((key: Made) => key.id === id).revokedDate).toBe(revokedAt);
});

// API-43
test('who made and who revoked a key is audited, never the key', async () => {
  const { id, token } = await make(merchant, own);
  await operator({ method: 'DELETE', url: `${own}/${id}` });
  const actions = await testApp.context.database.transaction((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(like(auditEntry.subject, `api_key:${id}`))
      .orderBy(auditEntry.id),
  );
  expect(actions.map(({ action }) => action)).toEqual(['api_key.created', 'api_key.revoked']);
  expect(new Set(actions.map(({ actorId }) => actorId)).size).toBe(2);
  expect(JSON.stringify(actions)).not.toContain(token);
});

// API-260
test('a key with an end is refused from then on, as a revoked one is', async () => {
  const at = (ms: number) => new Date(testApp.clock.now().getTime() + ms).toISOString();
  for (const expiryDate of [at(0), at(-1)]) {
    const answer = await merchant({ method: 'POST', url: own, body: { name: 'Late', expiryDate } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: '/expiryDate' }]);
  }
  const body = { name: 'For a day', expiryDate: at(60_000) };
  const made = (await merchant({ method: 'POST', url: own, body })).json().data;
  expect(await statusOf(made.token)).toBe(404);
  testApp.clock.advance(59_999);
  expect(await statusOf(made.token)).toBe(404);
  testApp.clock.advance(1);
  expect(await statusOf(made.token)).toBe(401);
  const [listed] = await list(merchant, own);
  expect(listed).toMatchObject({ expiryDate: body.expiryDate, isExpired: true });
});

// API-487
test('a key that is limited to some scopes is refused everything else', async () => {
  const { token, id } = await limited({ scopes: ['read', 'deposits'] });
  expect(await statusOf(token)).toBe(404);
  const call = merchantServer(testApp.app, token);
  const create = (path: string, body: object) =>
    call({
      method: 'POST',
      url: `/api/merchant/v1${path}`,
      headers: { 'idempotency-key': randomUUID() },
      body,
    });
  const [terminalId] = testApp.shops[0].terminalIds;
  const form = {
    terminalId,
    type: 'Deposit',
    amount: 5_000_000,
    canChangeAmount: false,
    merchantInvoiceId: randomUUID(),
    customer: { externalId: 'u' },
    successUrl: 'https://shop.example/paid',
    cancelUrl: 'https://shop.example/canceled',
    errorUrl: 'https://shop.example/failed',
  };
  expect((await create('/forms', form)).statusCode).toBe(201);
  for (const [path, body] of [
    ['/forms', { ...form, type: 'Withdrawal' }],
    ['/payouts', {}],
    [`/invoices/${randomUUID()}/refunds`, {}],
    ['/test-events', { type: 'settlement.created' }],
  ] as const) {
    const answer = await create(path, body);
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'key_scope_missing']);
  }
  const terminals = await testApp.context.database.transaction((tx) =>
    tx.select().from(terminal).where(eq(terminal.merchantId, testApp.shops[0].merchantId)),
  );
  const cancel = async (caller: Caller, type: 'Deposit' | 'Withdrawal') => {
    const headers = { 'idempotency-key': randomUUID() };
    const found = terminals.find(({ flowType }) => flowType === type.toUpperCase());
    const body = { ...form, type, terminalId: found?.id, merchantInvoiceId: randomUUID() };
    const made = await merchantServer(testApp.app)({
      method: 'POST',
      url: '/api/merchant/v1/forms',
      headers,
      body,
    });
    expect([type, made.statusCode]).toEqual([type, 201]);
    const invoiceUrl = `/api/merchant/v1/invoices/${made.json().invoiceId}/cancel`;
    return (await caller({ method: 'POST', url: invoiceUrl })).statusCode;
  };
  // API-500
  expect(await cancel(call, 'Deposit')).toBe(200);
  expect(await cancel(call, 'Withdrawal')).toBe(403);
  expect(await cancel(merchantServer(testApp.app), 'Withdrawal')).toBe(200);
  const detail = 'The key needs the scope payouts, and has read, deposits';
  expect((await create('/payouts', {})).json()).toMatchObject({ detail });
  const [listed] = await list(merchant, own);
  expect(listed).toMatchObject({ id, scopes: ['read', 'deposits'] });
});

// API-487, API-570
test('a key for deposits neither cancels a withdrawal nor moves its clock', async () => {
  const { token } = await limited({ scopes: ['read', 'deposits'] });
  const { merchantId } = testApp.shops[0];
  const [payout] = await testApp.context.database.transaction((tx) =>
    tx
      .select({ id: terminal.id })
      .from(terminal)
      .where(and(eq(terminal.merchantId, merchantId), eq(terminal.flowType, 'WITHDRAWAL'))),
  );
  const made = await merchantServer(testApp.app)({
    method: 'POST',
    url: '/api/merchant/v1/forms',
    headers: { 'idempotency-key': randomUUID() },
    body: {
      terminalId: payout?.id,
      type: 'Withdrawal',
      amount: 5_000_000,
      canChangeAmount: false,
      merchantInvoiceId: randomUUID(),
      customer: { externalId: 'u' },
      successUrl: 'https://shop.example/paid',
      cancelUrl: 'https://shop.example/canceled',
      errorUrl: 'https://shop.example/failed',
    },
  });
  expect(made.statusCode, made.body).toBe(201);
  const url = `/api/merchant/v1/invoices/${made.json().invoiceId}/cancel`;
  const cancel = (call: Caller) => call({ method: 'POST', url });
  const clock = `/api/merchant/v1/invoices/${made.json().invoiceId}/clock`;
  const limitedCall = merchantServer(testApp.app, token);
  const advance = () => limitedCall({ method: 'POST', url: clock, body: { minutes: 1 } });
  for (const change of [() => cancel(limitedCall), advance]) {
    expect((await change()).json()).toMatchObject({ code: 'key_scope_missing' });
  }
  expect((await cancel(merchantServer(testApp.app))).statusCode).toBe(200);
});

// API-488
test('a key that is limited to addresses is refused from elsewhere, which is no use of it', async () => {
  const { token } = await limited({
    addresses: ['203.0.113.7', ' 198.51.100.77/24', '2001:db8::/32'],
  });
  const [listed] = await list(merchant, own);
  expect(listed.addresses).toEqual(['203.0.113.7', '198.51.100.0/24', '2001:db8::/32']);
  const from = async (remoteAddress: string) => {
    const url = '/api/merchant/v1/balances';
    const headers = { authorization: `Bearer ${token}`, host: testHost };
    return (await testApp.app.inject({ url, headers, remoteAddress })).statusCode;
  };
  for (const address of ['203.0.113.8', '127.0.0.1', '2001:db9::1', '::1', '']) {
    expect([address, await from(address)]).toEqual([address, 403]);
  }
  expect((await list(merchant, own))[0].lastUsedDate).toBeNull();
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '198.51.100.9', '2001:db8:7::1']) {
    expect([address, await from(address)]).toEqual([address, 200]);
  }
  expect((await list(merchant, own))[0].lastUsedAddress).toBe('203.0.113.7');
});

// API-488
test.each(['shop.example', '203.0.113.7/33', '10', '203.0.113.7/24/8', 'fe80::1%eth0', '::/129'])(
  'a key is not made for %j, which is neither an address nor a network',
  async (address) => {
    const body = { name: 'Shop', addresses: ['203.0.113.7', address] };
    const answer = await merchant({ method: 'POST', url: own, body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: '/addresses' }]);
  },
);

async function limited(more: object): Promise<Made> {
  const answer = await merchant({ method: 'POST', url: own, body: { name: 'Limited', ...more } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

// API-261
test('the last use of a key is kept to the minute, in the statement that finds it', async () => {
  const { token } = await make(merchant, own);
  const used = async () => {
    const [{ lastUsedDate, lastUsedAddress }] = await list(merchant, own);
    return { lastUsedDate, lastUsedAddress };
  };
  expect(await used()).toEqual({ lastUsedDate: null, lastUsedAddress: null });
  const first = testApp.clock.now();
  expect(
    await statementsOf(() => Promise.all([statusOf(token), statusOf(token), statusOf(token)])),
  ).toBe(3);
  testApp.clock.advance(59_999);
  expect(await statementsOf(() => statusOf(token))).toBe(1);
  expect(await used()).toEqual({ lastUsedDate: first.toISOString(), lastUsedAddress: '127.0.0.1' });
  testApp.clock.advance(1);
  expect(await statementsOf(() => statusOf(token))).toBe(1);
  expect((await used()).lastUsedDate).toBe(testApp.clock.now().toISOString());
});

/** How many statements about API keys some requests send. */
async function statementsOf(requests: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const stop = watchQueries((text) => {
    if (text.includes('api_key')) count += 1;
  });
  await requests().finally(stop);
  return count;
}

// API-261
test('a refused use is none', async () => {
  const { id, token } = await make(merchant, own);
  await merchant({ method: 'DELETE', url: `${own}/${id}` });
  expect(await statusOf(token)).toBe(401);
  expect((await list(merchant, own))[0]).toMatchObject({ id, lastUsedDate: null });
});

// API-23
test('the demo’s own key stays', async () => {
  const demo = (await list(merchant, own)).at(-1);
  const answer = await merchant({ method: 'DELETE', url: `${own}/${demo.id}` });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'not_allowed' });
});

test.each(['ab', '  ab  ', '', '🂡🂡'])('a key is not named %j', async (name) => {
  const answer = await merchant({ method: 'POST', url: own, body: { name } });
  expect([400, 422]).toContain(answer.statusCode);
  expect(answer.json().errors).toMatchObject([{ path: '/name' }]);
});

describe('the keys of another merchant', () => {
  test('are not there for a merchant’s people', async () => {
    const { id, token } = await make(operator, foreign);
    for (const request of [
      { method: 'GET', url: foreign },
      { method: 'POST', url: foreign, body: { name: 'Mine' } },
      { method: 'DELETE', url: `${foreign}/${id}` },
      // By the address of their own merchant neither.
      { method: 'DELETE', url: `${own}/${id}` },
    ] as const) {
      expect((await merchant(request)).statusCode).toBe(404);
    }
    expect(await statusOf(token)).toBe(404);
    expect(await list(operator, foreign)).toHaveLength(1);
  });

  test('are the operator’s to make and to revoke', async () => {
    const { id, token } = await make(operator, foreign);
    await operator({ method: 'DELETE', url: `${foreign}/${id}` });
    expect(await statusOf(token)).toBe(401);
  });

  test('of an unknown merchant are 404 for everyone', async () => {
    const url = '/api/v1/merchant/2147483647/key';
    expect((await operator({ method: 'GET', url })).statusCode).toBe(404);
    const answer = await operator({ method: 'POST', url, body: { name: 'Nobody’s' } });
    expect(answer.statusCode).toBe(404);
  });
});

// API-11, API-443
test('a key with too many requests gets Retry-After, and another key is not limited', async () => {
  const { token } = await make(merchant, own);
  const url = `/api/merchant/v1/invoices/${randomUUID()}/cancel`;
  const server = merchantServer(testApp.app, token);
  for (let count = 0; count < 600; count += 1) await server({ method: 'POST', url });
  const refused = await server({ method: 'POST', url });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'rate_limited' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusOf((await make(merchant, own)).token)).toBe(404);
});
