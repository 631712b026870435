import type {
  EndpointEventList,
  EndpointList,
  WebhookEndpoint,
  WebhookSecret,
} from '@tiyin/api/types';
import { asId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { beginNextCall, runNextJob } from '../../src/background/due-jobs.ts';
import { sweep } from '../../src/background/sweep.ts';
import {
  apiKey,
  endpointTry,
  notification,
  terminal,
  webhookEndpoint,
} from '../../src/db/schema.ts';
import { createCallCaps } from '../../src/jobs/call-caps.ts';
import type { CallAnswer, OutgoingCall } from '../../src/outside/call-out.ts';
import { createApiToken, hashToken } from '../../src/secrets/token.ts';
import { merchantServer } from '../callers.ts';
import { type OwnShop, openOwnShop } from '../merchant-api/own-shop.ts';
import { minute, second } from '../payments/test-system.ts';
import { expected } from '../staff/people-actors.ts';
import { type TestApp, openTestApp } from '../test-app.ts';

const base = '/api/merchant/v1';
const hour = 60 * minute;
const taken: CallAnswer = { statusCode: 204, text: '' };
let testApp: TestApp;
let shop: OwnShop;
let calls: OutgoingCall[] = [];
/** The answers of addresses that do not take everything. */
const answers = new Map<string, (call: OutgoingCall) => CallAnswer | Promise<CallAnswer>>();
beforeAll(async () => {
  testApp = await openTestApp({
    isRateLimited: false,
    callOut: (call) => {
      calls.push(call);
      return Promise.resolve(answers.get(call.url)?.(call) ?? taken);
    },
  });
});
beforeEach(async () => {
  calls = [];
  answers.clear();
  // Endpoints of earlier tests are still called.
  shops += 1;
  first = `https://first-${shops}.example/hooks`;
  other = `https://other-${shops}.example/hooks`;
  shop = await openOwnShop(testApp, { callbackUrl: 'https://shop.example/callbacks' });
});
afterEach(() => vi.useRealTimers());
afterAll(() => testApp.close());

let first: string;
let other: string;
const all = ['invoice.status_changed', 'settlement.created'];

let keys = 0;
let shops = 0;
async function add(url: string, rest: object = {}): Promise<WebhookEndpoint> {
  keys += 1;
  return expected<WebhookEndpoint>(
    shop.call({
      method: 'POST',
      url: `${base}/endpoints`,
      headers: { 'idempotency-key': `endpoint-${keys}` },
      body: { url, types: all, ...rest },
    }),
    201,
  );
}

const of = ({ id }: WebhookEndpoint, more = '') => `${base}/endpoints/${id}${more}`;
const change = ({ id, types, url }: WebhookEndpoint, changes: object) =>
  expected<WebhookEndpoint>(
    shop.call({
      method: 'PUT',
      url: `${base}/endpoints/${id}`,
      body: { types, url, isEnabled: true, ...changes },
    }),
    200,
  );
const eventsOf = async (endpoint: WebhookEndpoint, query = '') =>
  expected<EndpointEventList>(
    shop.call({ method: 'GET', url: `${of(endpoint, '/events')}?${query}` }),
    200,
  );
const sendFrom = (endpoint: WebhookEndpoint, eventId: string | undefined, status = 200) =>
  expected(
    shop.call({ method: 'POST', url: of(endpoint, '/send-again'), body: { eventId } }),
    status,
  );
const cancel = (invoiceId: string) =>
  expected(shop.call({ method: 'POST', url: `${base}/invoices/${invoiceId}/cancel` }), 200);

/** The order and status of each webhook that an address got. */
const sentTo = (url: string): string[] =>
  calls
    .filter((call) => call.url === url)
    .map(({ body }) => {
      const { data, type } = JSON.parse(body);
      return data.status === undefined ? type : `${data.merchantInvoiceId} ${data.status}`;
    });
const idsAt = (url: string) =>
  calls.filter((call) => call.url === url).map(({ headers }) => headers['webhook-id']);

async function pass(ms: number, run = testApp.runDueJobs): Promise<void> {
  testApp.clock.advance(ms);
  await run();
}

/** Does the due jobs with as many places for calls as a server has. */
async function runWithPlaces(): Promise<void> {
  const caps = createCallCaps(16);
  for (;;) {
    const hadJob = await runNextJob(testApp.context);
    const call = await beginNextCall(testApp.context, { lane: 'call', caps });
    await call?.end;
    if (!hadJob && !call) return;
  }
}

// API-520
test('an endpoint gets the events of its types from then on, beside the callback address', async () => {
  await shop.pay('before');
  const endpoint = await add(first);
  const silent = await add(other, { types: ['settlement.created'] });
  expect(endpoint).toMatchObject({ url: first, isEnabled: true, isTest: null, types: all });
  const { invoiceId } = await shop.pay('after');
  await cancel(invoiceId);
  await testApp.runDueJobs();
  expect(sentTo(first)).toEqual(['after NEW', 'after CANCELED']);
  expect(sentTo('https://shop.example/callbacks')).toEqual([
    'before NEW',
    'after NEW',
    'after CANCELED',
  ]);
  const { items } = await eventsOf(endpoint);
  expect(items.map(({ status, tries }) => [status, tries.length])).toEqual([
    ['EXECUTED', 1],
    ['EXECUTED', 1],
    ['NOT_SENT', 0],
  ]);
  expect((await eventsOf(silent)).items).toEqual([]);
  const listed = await expected<EndpointList>(
    shop.call({ method: 'GET', url: `${base}/endpoints` }),
    200,
  );
  expect(listed.items.map(({ id }) => id)).toEqual([endpoint.id, silent.id]);
});

// API-520
test('a sixth endpoint is refused, also of two at once, until one is removed', async () => {
  const made = [];
  for (let count = 1; count <= 4; count += 1) made.push(await add(`https://${count}.example`));
  const request = (number: number) =>
    shop.call({
      method: 'POST',
      url: `${base}/endpoints`,
      headers: { 'idempotency-key': `last-${number}` },
      body: { url: 'https://last.example', types: all },
    });
  const both = await Promise.all([request(1), request(2)]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
  expect((await request(3)).json()).toMatchObject({ code: 'too_many_endpoints' });
  const [one] = made;
  if (!one) throw new Error('none was made');
  const remove = () => shop.call({ method: 'DELETE', url: of(one) });
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(204);
  expect((await request(3)).statusCode).toBe(201);
});

// API-521
test('an endpoint gets the events of an invoice in their order, and one that fails holds up no other', async () => {
  const endpoint = await add(first);
  await add(other);
  answers.set(first, () => ({ statusCode: 500, text: 'Oops' }));
  const one = await shop.pay('one');
  await shop.pay('two');
  await testApp.runDueJobs();
  await cancel(one.invoiceId);
  await testApp.runDueJobs();
  // The later ones wait for the first.
  expect(sentTo(first)).toEqual(['one NEW']);
  expect(sentTo(other)).toEqual(['one NEW', 'two NEW', 'one CANCELED']);
  expect(sentTo('https://shop.example/callbacks')).toHaveLength(3);
  expect((await eventsOf(endpoint)).items.map(({ status }) => status)).toEqual([
    'WAITING',
    'WAITING',
    'WAITING',
  ]);
  answers.clear();
  await pass(6 * second);
  expect(sentTo(first)).toEqual(['one NEW', 'one NEW', 'two NEW', 'one CANCELED']);
  const [repeated, again] = idsAt(first);
  expect(again).toBe(repeated);
});

// API-521
test('an event that is refused for a day is passed over, and staff are notified until one is taken', async () => {
  const endpoint = await add(first);
  answers.set(first, ({ body }) => (body.includes('"poison"') ? { error: 'ECONNREFUSED' } : taken));
  await shop.pay('poison');
  await shop.pay('good');
  await testApp.runDueJobs();
  const open = () =>
    testApp.context.database.transaction((tx) =>
      tx.$count(notification, eq(notification.subject, `endpoint:${endpoint.id}`)),
    );
  for (let passed = 0; passed < 11; passed += 1) await pass(11 * hour);
  const sent = sentTo(first);
  expect(sent.slice(0, 12)).toEqual([
    ...Array.from({ length: 11 }, () => 'poison NEW'),
    'good NEW',
  ]);
  expect(await open()).toBe(1);
  const { items } = await eventsOf(endpoint);
  expect(items.slice(-2).map(({ status, tries }) => [status, tries.length])).toEqual([
    ['EXECUTED', 1],
    ['FAILED', 11],
  ]);
  expect(items.at(-1)?.tries[0]).toMatchObject({ statusCode: null, error: 'ECONNREFUSED' });
  const [row] = await testApp.context.database.transaction((tx) =>
    tx
      .select()
      .from(notification)
      .where(eq(notification.subject, `endpoint:${endpoint.id}`)),
  );
  // The next event was taken.
  expect(row).toMatchObject({ kind: 'CALLBACK_FAILED', closedAt: expect.any(Date) });
});

// API-521, INVOICE-622
test('many events of many invoices arrive once each, those of an invoice in the order of the list', async () => {
  const endpoint = await add(first);
  const made = await Promise.all(Array.from({ length: 30 }, (_, n) => shop.pay(`many-${n}`)));
  await Promise.all(made.map(({ invoiceId }) => cancel(invoiceId)));
  await runWithPlaces();
  const listed: [id: string, body: string][] = [];
  for (let before = ''; ;) {
    const { items, next } = await eventsOf(endpoint, `limit=25${before}`);
    listed.push(...items.map(({ id, body }): [string, string] => [id, body]));
    if (next === null) break;
    before = `&before=${next}`;
  }
  expect(listed).toHaveLength(60);
  const received = calls
    .filter(({ url }) => url === first)
    .map(({ body, headers }): [string, string] => [headers['webhook-id'] ?? '', body]);
  const byInvoice = (events: readonly [id: string, body: string][]) =>
    Map.groupBy(events, ([, body]): string => JSON.parse(body).data.invoiceId);
  expect(byInvoice(received)).toEqual(byInvoice(listed.toReversed()));
});

// API-521
test('events of different invoices go out together, the later one of an invoice after the earlier', async () => {
  await add(first);
  const made = await Promise.all(['a', 'b', 'c'].map((order) => shop.pay(order)));
  await cancel(made[0]?.invoiceId ?? '');
  const { promise, resolve } = Promise.withResolvers<CallAnswer>();
  answers.set(first, () => promise);
  const running = runWithPlaces();
  await vi.waitUntil(() => sentTo(first).length === 3);
  expect(sentTo(first).toSorted()).toEqual(['a NEW', 'b NEW', 'c NEW']);
  resolve(taken);
  await running;
  expect(sentTo(first)).toHaveLength(4);
  expect(sentTo(first).at(-1)).toBe('a CANCELED');
});

// API-521
test('an event that was taken while an earlier one failed is not sent again, unless somebody asks for it', async () => {
  const endpoint = await add(first);
  const failing = ({ body }: OutgoingCall) =>
    body.includes('"bad"') ? { statusCode: 500, text: '' } : taken;
  answers.set(first, failing);
  const bad = await shop.pay('bad');
  await shop.pay('good');
  await cancel(bad.invoiceId);
  await runWithPlaces();
  expect(sentTo(first)).toEqual(['bad NEW', 'good NEW']);
  await shop.pay('later');
  await pass(6 * second, runWithPlaces);
  // Alone, until it is taken.
  expect(sentTo(first)).toEqual(['bad NEW', 'good NEW', 'bad NEW']);
  const statuses = async () => (await eventsOf(endpoint)).items.map(({ status }) => status);
  expect(await statuses()).toEqual(['WAITING', 'WAITING', 'EXECUTED', 'WAITING']);
  answers.clear();
  await pass(minute, runWithPlaces);
  expect(sentTo(first).slice(3).toSorted()).toEqual(['bad CANCELED', 'bad NEW', 'later NEW']);
  expect(sentTo(first)[3]).toBe('bad NEW');
  expect(await statuses()).toEqual(Array.from({ length: 4 }, () => 'EXECUTED'));
  calls = [];
  answers.set(first, failing);
  const [, , , oldest] = (await eventsOf(endpoint)).items;
  await sendFrom(endpoint, oldest?.id);
  await runWithPlaces();
  expect(sentTo(first)).toEqual(['bad NEW', 'good NEW', 'later NEW']);
  answers.clear();
  await sendFrom(endpoint, oldest?.id);
  await runWithPlaces();
  // Those that were taken ahead are sent again as well.
  expect(sentTo(first).slice(3).toSorted()).toEqual([
    'bad CANCELED',
    'bad NEW',
    'good NEW',
    'later NEW',
  ]);
});

// API-522
test('all events from one on are sent again in order, with their ids, to that endpoint alone', async () => {
  const endpoint = await add(first);
  await add(other);
  for (const order of ['a', 'b', 'c']) await shop.pay(order);
  await testApp.runDueJobs();
  const before = idsAt(first);
  calls = [];
  expect(await sendFrom(endpoint, before[1])).toEqual({ count: 2 });
  expect((await eventsOf(endpoint)).items.map(({ status }) => status)).toEqual([
    'WAITING',
    'WAITING',
    'EXECUTED',
  ]);
  await testApp.runDueJobs();
  expect(sentTo(first)).toEqual(['b NEW', 'c NEW']);
  expect(idsAt(first)).toEqual(before.slice(1));
  expect(idsAt(other)).toEqual([]);
  expect((await eventsOf(endpoint)).items.map(({ tries }) => tries.length)).toEqual([2, 2, 1]);
});

// API-522
test('sending from a later event passes over one that the receiver cannot take', async () => {
  const endpoint = await add(first);
  answers.set(first, ({ body }) =>
    body.includes('"bad"') ? { statusCode: 400, text: '' } : taken,
  );
  await shop.pay('bad');
  await shop.pay('next');
  await testApp.runDueJobs();
  const [next] = (await eventsOf(endpoint)).items;
  await sendFrom(endpoint, next?.id);
  await testApp.runDueJobs();
  expect(sentTo(first)).toEqual(['bad NEW', 'next NEW']);
  await pass(10 * minute);
  expect(sentTo(first)).toEqual(['bad NEW', 'next NEW']);
});

// API-522
test('sent again while a delivery is under way, the events follow it', async () => {
  const endpoint = await add(first);
  await shop.pay('earlier');
  await testApp.runDueJobs();
  const [event] = (await eventsOf(endpoint)).items;
  const { promise, resolve } = Promise.withResolvers<CallAnswer>();
  const { promise: isCalled, resolve: called } = Promise.withResolvers<void>();
  answers.set(first, () => {
    answers.clear();
    called();
    return promise;
  });
  await shop.pay('later');
  const running = testApp.runDueJobs();
  await isCalled;
  await sendFrom(endpoint, event?.id);
  resolve(taken);
  await running;
  await testApp.runDueJobs();
  expect(sentTo(first)).toEqual(['earlier NEW', 'later NEW', 'earlier NEW', 'later NEW']);
});

// API-522
test('an event that the endpoint does not get is refused', async () => {
  const endpoint = await add(first, { types: ['settlement.created'] });
  await add(other);
  await shop.pay('an order');
  await testApp.runDueJobs();
  const [foreign] = idsAt(other);
  expect(await sendFrom(endpoint, foreign, 422)).toMatchObject({
    code: 'not_allowed',
    errors: [{ path: '/eventId' }],
  });
  const stranger = await openOwnShop(testApp);
  for (const [method, more] of [
    ['GET', '/events'],
    ['POST', '/secret'],
    ['POST', '/send-again'],
  ] as const) {
    const body = more === '/send-again' ? { body: { eventId: foreign ?? '' } } : {};
    const answer = await stranger.call({ method, url: of(endpoint, more), ...body });
    expect(answer.statusCode).toBe(404);
  }
});

// API-523
test('a key for test makes endpoints of test, and sees no others', async () => {
  const both = await add(first);
  const token = createApiToken();
  const { database } = testApp.context;
  const key = { merchantId: shop.merchantId, tokenHash: hashToken(token), isTest: true } as const;
  const createdAt = testApp.clock.now();
  await database.transaction((tx) => tx.insert(apiKey).values({ ...key, createdAt }));
  const call = merchantServer(testApp.app, token);
  const make = (body: object) =>
    call({
      method: 'POST',
      url: `${base}/endpoints`,
      headers: { 'idempotency-key': JSON.stringify(body) },
      body: { url: other, types: all, ...body },
    });
  expect((await make({ isTest: false })).json()).toMatchObject({ errors: [{ path: '/isTest' }] });
  const made = await expected<WebhookEndpoint>(make({}), 201);
  expect(made.isTest).toBe(true);
  const list = await expected<EndpointList>(call({ method: 'GET', url: `${base}/endpoints` }), 200);
  expect(list.items.map(({ id }) => id)).toEqual([made.id]);
  expect((await call({ method: 'POST', url: of(both, '/secret') })).statusCode).toBe(404);
  expect((await call({ method: 'DELETE', url: of(both) })).statusCode).toBe(204);
  await shop.pay('in-test');
  await database.transaction((tx) =>
    tx.update(terminal).set({ isTest: false }).where(eq(terminal.id, shop.terminalId)),
  );
  await shop.pay('in-production');
  await testApp.runDueJobs();
  expect(sentTo(other)).toEqual(['in-test NEW']);
  expect(sentTo(first)).toEqual(['in-test NEW', 'in-production NEW']);
});

// API-523
test('a key needs the scope webhooks', async () => {
  const token = createApiToken();
  const key = { merchantId: shop.merchantId, tokenHash: hashToken(token) };
  const createdAt = testApp.clock.now();
  await testApp.context.database.transaction((tx) =>
    tx.insert(apiKey).values({ ...key, scopes: ['read'], createdAt }),
  );
  const answer = await merchantServer(
    testApp.app,
    token,
  )({ method: 'GET', url: `${base}/endpoints` });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'key_scope_missing' });
});

// API-524
test('nothing is sent while it is off, and what happened meanwhile follows', async () => {
  const endpoint = await add(first);
  const off = await change(endpoint, { isEnabled: false });
  await shop.pay('meanwhile');
  await testApp.runDueJobs();
  expect(sentTo(first)).toEqual([]);
  await change(off, { url: other });
  await testApp.runDueJobs();
  expect(sentTo(first)).toEqual([]);
  expect(sentTo(other)).toEqual(['meanwhile NEW']);
});

// API-525
test('each endpoint has a key of its own, and during an overlap the official library verifies with either secret', async () => {
  const endpoint = await add(first);
  await add(other);
  const secretOf = () =>
    expected<WebhookSecret>(shop.call({ method: 'POST', url: of(endpoint, '/secret') }), 200);
  const rotate = (overlapHours: number, status = 200) =>
    expected<WebhookEndpoint>(
      shop.call({ method: 'POST', url: of(endpoint, '/key'), body: { overlapHours } }),
      status,
    );
  const { secret: former } = await secretOf();
  const rotated = await rotate(1);
  expect(rotated.publicKey).not.toBe(endpoint.publicKey);
  expect(rotated.formerUntilDate).not.toBeNull();
  expect(await rotate(1, 409)).toMatchObject({ code: 'rotation_under_way' });
  const { formerSecret, secret } = await secretOf();
  expect(formerSecret).toBe(former);
  await shop.pay('signed');
  await testApp.runDueJobs();
  vi.useFakeTimers({ now: testApp.clock.now(), toFake: ['Date'] });
  const sent = (url: string) => calls.find((call) => call.url === url);
  const verify = (key: string, url: string) =>
    new Webhook(key).verify(sent(url)?.body ?? '', sent(url)?.headers ?? {});
  for (const key of [secret, former]) expect(verify(key, first)).toHaveProperty('data');
  expect(() => verify(secret, other)).toThrow('No matching signature found');
  vi.useRealTimers();
  // A key that leaked ends at once.
  expect((await rotate(0)).formerUntilDate).toBeNull();
  expect((await secretOf()).formerSecret).toBeNull();
});

// API-525
test('what an overlap kept is deleted after its end, and tries are kept as long as events', async () => {
  const endpoint = await add(first);
  await shop.pay('kept');
  await testApp.runDueJobs();
  await expected(
    shop.call({ method: 'POST', url: of(endpoint, '/key'), body: { overlapHours: 1 } }),
    200,
  );
  const { database } = testApp.context;
  const rowsAfter = async (ms: number) => {
    testApp.clock.advance(ms);
    return database.transaction(async (tx) => {
      await sweep(tx, testApp.clock.now());
      const [row] = await tx
        .select()
        .from(webhookEndpoint)
        .where(eq(webhookEndpoint.id, asId(endpoint.id)));
      const tries = await tx.$count(endpointTry, eq(endpointTry.endpointId, asId(endpoint.id)));
      return { former: row?.formerPrivateKeyEncrypted ?? null, tries };
    });
  };
  expect(await rowsAfter(30 * minute)).toEqual({ former: expect.any(String), tries: 1 });
  expect(await rowsAfter(hour)).toEqual({ former: null, tries: 1 });
  expect(await rowsAfter(31 * 24 * hour)).toEqual({ former: null, tries: 0 });
});
