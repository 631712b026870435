import type { WebhookSecret } from '@tiyin/api/types';
import { and, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { auditEntry, merchant } from '../../src/db/schema.ts';
import { createMerchant } from '../../src/merchants/create-merchant.ts';
import type { OutgoingCall } from '../../src/outside/call-out.ts';
import { type Caller, signIn, signInOnce } from '../callers.ts';
import { minute } from '../payments/test-system.ts';
import { expected } from '../staff/people-actors.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const hour = 60 * minute;
let testApp: TestApp;
let operator: Caller;
let last: OutgoingCall | undefined;
let merchantId: number;
let base: string;
beforeAll(async () => {
  testApp = await openTestApp({
    isRateLimited: false,
    callOut: (call) => {
      last = call;
      return Promise.resolve({ statusCode: 204, text: '' });
    },
  });
  operator = await signIn(testApp.app, 'operator');
  merchantId = await testApp.context.database.transaction(async (tx) => {
    const made = await createMerchant(tx, 'A shop with a library', testApp.context.secrets);
    const columns = { callbackUrl: 'https://shop.example/callbacks' };
    await tx.update(merchant).set(columns).where(eq(merchant.id, made));
    return made;
  });
  base = `/api/v1/merchant/${merchantId}/callback`;
});
afterEach(() => vi.useRealTimers());
afterAll(() => testApp.close());

const readSecret = async (by = operator) =>
  (await expected<{ data: WebhookSecret }>(by({ method: 'POST', url: `${base}/secret` }), 200))
    .data;

async function sent(): Promise<OutgoingCall> {
  await expected(operator({ method: 'POST', url: `${base}/test` }), 200);
  if (!last) throw new Error('nothing was sent');
  return last;
}

/** The library reads the clock of the machine, which is set to the one of the server. */
function verified(secret: string | null, { body, headers }: OutgoingCall): unknown {
  vi.useFakeTimers({ now: testApp.clock.now(), toFake: ['Date'] });
  return new Webhook(secret ?? '').verify(body ?? '', headers);
}

// API-460
test('the official library verifies a webhook with the secret, and refuses a changed one', async () => {
  const { secret, formerSecret } = await readSecret();
  expect(formerSecret).toBeNull();
  const call = await sent();
  expect(call.headers['webhook-signature']).toMatch(/^v1,\S+ v1a,\S+$/);
  expect(verified(secret, call)).toMatchObject({ type: 'invoice.status_changed' });
  const changed = { ...call, body: call.body?.replace('100000', '900000') ?? '' };
  expect(() => verified(secret, changed)).toThrow('No matching signature found');
  const other = `whsec_${Buffer.alloc(32, 'x').toString('base64')}`;
  expect(() => verified(other, call)).toThrow('No matching signature found');
});

// API-460, API-262
test('the secret is replaced with the key, and during the overlap either secret verifies', async () => {
  const { secret: former } = await readSecret();
  const rotation = { method: 'POST', url: `${base}/key`, body: { overlapHours: 1 } } as const;
  await expected(operator(rotation), 200);
  const { secret, formerSecret } = await readSecret();
  expect(formerSecret).toBe(former);
  expect(secret).not.toBe(former);
  const call = await sent();
  for (const each of [secret, former]) expect(verified(each, call)).toHaveProperty('data');
  await expected(operator({ method: 'DELETE', url: `${base}/key/former` }), 200);
  expect((await readSecret()).formerSecret).toBeNull();
  const later = await sent();
  expect(verified(secret, later)).toHaveProperty('data');
  expect(() => verified(former, later)).toThrow('No matching signature found');
});

// API-460
test('reading the secret is audited without it, and needs a fresh confirmation', async () => {
  const { secret } = await readSecret();
  const entries = await testApp.context.database.transaction((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(
        and(
          eq(auditEntry.subject, `merchant:${merchantId}`),
          eq(auditEntry.action, 'merchant.webhook_secret_read'),
        ),
      ),
  );
  expect(entries.length).toBeGreaterThan(0);
  expect(JSON.stringify(entries, (_key, value: unknown) => String(value))).not.toContain(secret);
  const late = await signInOnce(testApp.app, 'operator', 'operator-demo');
  testApp.clock.advance(hour);
  const refused = await late({ method: 'POST', url: `${base}/secret` });
  expect(refused.json()).toMatchObject({ code: 'step_up_required' });
});
