import type { WebhookKey } from '@tiyin/api/types';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEntry, merchant, provider } from '../../src/db/schema.ts';
import { sweep } from '../../src/background/sweep.ts';
import type { OutgoingCall } from '../../src/outside/call-out.ts';
import { createMerchant } from '../../src/merchants/create-merchant.ts';
import { type Caller, signIn, signInOnce } from '../callers.ts';
import { minute } from '../payments/test-system.ts';
import { expected } from '../staff/people-actors.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { isSigned } from './receiver.ts';

const hour = 60 * minute;
let testApp: TestApp;
let operator: Caller;
let calls: OutgoingCall[];
beforeAll(async () => {
  testApp = await openTestApp({
    isRateLimited: false,
    callOut: (call) => {
      calls.push(call);
      return Promise.resolve({ statusCode: 204, text: '' });
    },
  });
  operator = await signIn(testApp.app, 'operator');
});
beforeEach(() => {
  calls = [];
});
afterAll(() => testApp.close());

const run: TestApp['context']['database']['transaction'] = (work) =>
  testApp.context.database.transaction(work);

/** A merchant with a callback address and no rotation yet; its address in the API. */
async function newShop(): Promise<{ id: number; base: string }> {
  const id = await run(async (tx) => {
    const made = await createMerchant(tx, 'A shop with a key', testApp.context.secrets);
    const columns = { callbackUrl: 'https://shop.example/callbacks' };
    await tx.update(merchant).set(columns).where(eq(merchant.id, made));
    return made;
  });
  return { id, base: `/api/v1/merchant/${id}/callback` };
}

const read = async (base: string) =>
  (await expected<{ data: WebhookKey }>(operator({ method: 'GET', url: `${base}/key` }), 200)).data;
const rotate = (base: string, overlapHours: number, by = operator) =>
  by({ method: 'POST', url: `${base}/key`, body: { overlapHours } });
const end = (base: string) => operator({ method: 'DELETE', url: `${base}/key/former` });
/** Those of some keys that verify a webhook that is sent now, each as a receiver that knows it alone. */
async function verifiers(base: string, keys: readonly string[]): Promise<readonly string[]> {
  await expected(operator({ method: 'POST', url: `${base}/test` }), 200);
  const { headers = {}, body = '' } = calls.at(-1) ?? {};
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = headers;
  const signature = headers['webhook-signature'] ?? '';
  const received = { id, timestamp, signature, body, contentType: '', path: '' };
  return keys.filter((key) => isSigned(received, key));
}

// API-262
test('during the overlap a receiver with either key verifies, and then only one with the new key', async () => {
  const { base } = await newShop();
  const { publicKey: former, changedDate } = await read(base);
  expect(changedDate).toBeNull();
  const answer = await expected<{ data: WebhookKey }>(rotate(base, 2), 200);
  const { publicKey } = answer.data;
  const untilDate = new Date(testApp.clock.now().getTime() + 2 * hour).toISOString();
  expect(answer.data).toEqual({
    publicKey,
    changedDate: testApp.clock.now().toISOString(),
    former: { publicKey: former, untilDate },
  });
  expect(publicKey).not.toBe(former);
  expect(await verifiers(base, [former, publicKey])).toEqual([former, publicKey]);
  expect(calls[0]?.headers['webhook-signature']).toMatch(/^v1,\S+ v1a,\S+ v1,\S+ v1a,\S+$/);
  testApp.clock.advance(2 * hour);
  expect(await verifiers(base, [former, publicKey])).toEqual([publicKey]);
  expect(await read(base)).toMatchObject({ publicKey, former: null });
});

// API-262
test('the overlap ends by a press, and may be none', async () => {
  const { base, id } = await newShop();
  const { publicKey: first } = await read(base);
  await expected(rotate(base, 0), 200);
  const { publicKey: second, former } = await read(base);
  expect(former).toBeNull();
  expect(await verifiers(base, [first, second])).toEqual([second]);
  await expected(rotate(base, 24), 200);
  const { publicKey: third } = await read(base);
  await expected(end(base), 200);
  await expected(end(base), 200);
  expect(await verifiers(base, [first, second, third])).toEqual([third]);
  const entries = await run((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `merchant:${id}`))
      .orderBy(asc(auditEntry.id)),
  );
  const changes = entries.filter(({ action }) => action.includes('webhook_key'));
  expect(changes).toMatchObject([
    { action: 'merchant.webhook_key_rotated', before: { publicKey: first } },
    { action: 'merchant.webhook_key_rotated', after: { publicKey: third } },
    { action: 'merchant.former_webhook_key_ended', before: { formerPublicKey: second } },
  ]);
});

// API-262
test('of two rotations at once one is made, and none while an overlap lasts', async () => {
  const { base } = await newShop();
  const { publicKey: former } = await read(base);
  const answers = await Promise.all([rotate(base, 24), rotate(base, 24)]);
  const [done, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
  expect(done?.statusCode).toBe(200);
  expect(refused?.json()).toMatchObject({ status: 409, code: 'rotation_under_way' });
  const { publicKey } = await read(base);
  expect(publicKey).toBe(done?.json().data.publicKey);
  expect(await verifiers(base, [former, publicKey])).toEqual([former, publicKey]);
  expect((await rotate(base, 0)).statusCode).toBe(409);
});

// API-262
test('people of another merchant rotate nothing, and a rotation needs a fresh confirmation', async () => {
  const { base } = await newShop();
  const before = await read(base);
  const stranger = await signIn(testApp.app, 'merchant');
  expect((await rotate(base, 24, stranger)).statusCode).toBe(404);
  const late = await signInOnce(testApp.app, 'operator', 'operator-demo');
  testApp.clock.advance(hour);
  expect((await rotate(base, 24, late)).json()).toMatchObject({ code: 'step_up_required' });
  expect((await rotate(base, 169)).statusCode).toBe(400);
  expect(await read(base)).toEqual(before);
});

// API-262, PEOPLE-303
test('a key and a secret whose overlap is over are deleted within the hour', async () => {
  const { base, id } = await newShop();
  await expected(rotate(base, 1), 200);
  const url = '/api/v1/provider';
  const body = { name: 'Swept bridge', kind: 'http', url: 'https://bridge.example' };
  const added = await expected<{ data: { provider: { id: number } } }>(
    operator({ method: 'POST', url, body }),
    201,
  );
  const providerId = added.data.provider.id;
  const once = { overlapHours: 1 };
  await expected(operator({ method: 'POST', url: `${url}/${providerId}/secret`, body: once }), 201);
  const kept = () =>
    run(async (tx) => {
      const merchants = await tx.select().from(merchant);
      const providers = await tx.select().from(provider);
      return [
        merchants.find((row) => row.id === id)?.formerPrivateKeyEncrypted,
        providers.find((row) => row.id === providerId)?.formerSecretEncrypted,
      ];
    });
  await run((tx) => sweep(tx, testApp.clock.now()));
  expect(await kept()).toEqual([expect.any(String), expect.any(String)]);
  testApp.clock.advance(hour);
  await run((tx) => sweep(tx, testApp.clock.now()));
  expect(await kept()).toEqual([null, null]);
});
