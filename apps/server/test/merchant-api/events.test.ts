import type { MerchantEvent, MerchantEventList } from '@tiyin/api/types';
import { asId, type CallbackId } from '@tiyin/domain/ids';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordEvent } from '../../src/callbacks/record-event.ts';
import { sweep } from '../../src/background/sweep.ts';
import type { Tx } from '../../src/db/database.ts';
import type { OutgoingCall } from '../../src/outside/call-out.ts';
import { webhookContracts } from '../harness/contract.ts';
import { minute } from '../payments/test-system.ts';
import { expected } from '../staff/people-actors.ts';
import { type TestApp, openTestApp } from '../test-app.ts';
import { type OwnShop, openOwnShop } from './own-shop.ts';

const base = '/api/merchant/v1';
const day = 24 * 60 * minute;
const contracts = webhookContracts();
const calls: OutgoingCall[] = [];
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({
    isRateLimited: false,
    callOut: (call) => {
      calls.push(call);
      return Promise.resolve({ statusCode: 204, text: '' });
    },
  });
});
afterAll(() => testApp.close());

const list = (shop: OwnShop, query = '') =>
  expected<MerchantEventList>(shop.call({ method: 'GET', url: `${base}/events?${query}` }), 200);
const cancel = (shop: OwnShop, invoiceId: string) =>
  expected(shop.call({ method: 'POST', url: `${base}/invoices/${invoiceId}/cancel` }), 200);
const statuses = (items: readonly MerchantEvent[]) =>
  items.map(({ data }) => `${String(data['merchantInvoiceId'])} ${String(data['status'])}`);

// API-466
test('a merchant reads its own events in order, without any callback address', async () => {
  const shop = await openOwnShop(testApp);
  const stranger = await openOwnShop(testApp);
  const { invoiceId } = await shop.pay('silent-1');
  await shop.pay('silent-2');
  await cancel(shop, invoiceId);
  const { hasMore, items, next } = await list(shop);
  expect(statuses(items)).toEqual(['silent-1 NEW', 'silent-2 NEW', 'silent-1 CANCELED']);
  expect(items.map(({ type }) => type)).toEqual(items.map(() => 'invoice.status_changed'));
  expect(hasMore).toBe(false);
  expect(await list(shop, `after=${next}`)).toEqual({ items: [], next, hasMore: false });
  expect((await list(stranger)).items).toEqual([]);
});

// API-466
test('an event has the id and the body of its callback', async () => {
  const shop = await openOwnShop(testApp, { callbackUrl: 'https://shop.example/callbacks' });
  const { invoiceId } = await shop.pay('called');
  await cancel(shop, invoiceId);
  await testApp.runDueJobs();
  const { items } = await list(shop);
  const sent = calls.filter(({ body }) => body?.includes(invoiceId));
  expect(sent).toHaveLength(2);
  expect(items.map(({ id, ...body }) => [id, JSON.stringify(body)])).toEqual(
    sent.map(({ body, headers }) => [headers['webhook-id'], body]),
  );
});

// API-467
test('an event that commits after a later one is not passed over', async () => {
  const shop = await openOwnShop(testApp);
  const { database } = testApp.context;
  if (database.kind === 'embedded') return;
  const write = (tx: Tx, body: string) =>
    recordEvent(tx, {
      callbackId: asId<CallbackId>(uuidv7()),
      merchantId: shop.merchantId,
      isTest: true,
      type: 'settlement.created',
      body: JSON.stringify({ type: 'settlement.created', timestamp: body, data: {} }),
      createdAt: testApp.clock.now(),
    });
  const { promise: isOpen, resolve: commit } = Promise.withResolvers<void>();
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
  const slow = database.transaction(async (tx) => {
    write(tx, 'early');
    await tx.execute('select 1');
    written();
    await isOpen;
  });
  await isWritten;
  await database.transaction(async (tx) => {
    write(tx, 'late');
    await tx.execute('select 1');
  });
  const first = await list(shop);
  expect(first.items.map(({ timestamp }) => timestamp)).toEqual(['late']);
  commit();
  await slow;
  const second = await list(shop, `after=${first.next}`);
  expect(second.items.map(({ timestamp }) => timestamp)).toEqual(['early']);
});

// API-467
test('readers at once see the same events in the same places, page by page', async () => {
  const shop = await openOwnShop(testApp);
  for (let made = 1; made <= 7; made += 1) await shop.pay(`many-${made}`);
  const answers = await Promise.all(Array.from({ length: 4 }, () => list(shop)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const seen: MerchantEvent[] = [];
  let after = 0;
  for (let page = 1; page <= 4; page += 1) {
    const answer = await list(shop, `limit=2&after=${after}`);
    seen.push(...answer.items);
    after = answer.next;
    expect(answer.hasMore).toBe(page < 4);
  }
  expect(seen).toEqual(answers[0]?.items);
});

// API-466
test('events are listed since a time, and for 30 days', async () => {
  const shop = await openOwnShop(testApp);
  await shop.pay('old');
  testApp.clock.advance(29 * day);
  const since = testApp.clock.now().toISOString();
  await shop.pay('new');
  expect(statuses((await list(shop, `since=${since}`)).items)).toEqual(['new NEW']);
  const { database } = testApp.context;
  await database.transaction((tx) => sweep(tx, testApp.clock.now()));
  expect((await list(shop)).items).toHaveLength(2);
  testApp.clock.advance(day);
  await database.transaction((tx) => sweep(tx, testApp.clock.now()));
  expect(statuses((await list(shop)).items)).toEqual(['new NEW']);
});

// API-468
test.each([...contracts])(
  'an example of %s is listed and sent, once for its key',
  async (type, { validate }) => {
    const shop = await openOwnShop(testApp, { callbackUrl: 'https://shop.example/callbacks' });
    const make = () =>
      expected<{ id: string }>(
        shop.call({
          method: 'POST',
          url: `${base}/test-events`,
          headers: { 'idempotency-key': type },
          body: { type },
        }),
        201,
      );
    const { id } = await make();
    expect((await make()).id).toBe(id);
    await testApp.runDueJobs();
    expect((await list(shop)).items).toMatchObject([{ id, type, data: { isTest: true } }]);
    const sent = calls.filter(({ headers }) => headers['webhook-id'] === id);
    expect(sent).toHaveLength(1);
    expect(validate(JSON.parse(sent[0]?.body ?? ''))).toBe(true);
  },
);
