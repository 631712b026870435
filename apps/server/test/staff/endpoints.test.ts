import type { WebhookEndpoint, WebhookSecret } from '@tiyin/api/types';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntry } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import { type TestApp, openTestApp } from '../test-app.ts';
import { expected } from './people-actors.ts';

let testApp: TestApp;
let operator: Caller;
let base: string;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  operator = await signIn(testApp.app, 'operator');
  base = `/api/v1/merchant/${testApp.shops[0].merchantId}/endpoint`;
});
afterAll(() => testApp.close());

const request = { url: 'https://shop.example/hooks?token=hidden', types: ['settlement.created'] };

async function make(): Promise<WebhookEndpoint> {
  const answer = operator({ method: 'POST', url: base, body: request });
  return (await expected<{ data: WebhookEndpoint }>(answer, 201)).data;
}

// API-520
test('a change of an endpoint from a stale state is a conflict that shows the current one', async () => {
  const { id } = await make();
  const put = (isEnabled: boolean, version: number) =>
    operator({
      method: 'PUT',
      url: `${base}/${id}`,
      headers: { 'if-match': `"${version}"` },
      body: { ...request, isEnabled },
    });
  const { data } = await expected<{ data: WebhookEndpoint }>(put(false, 1), 200);
  expect(data).toMatchObject({ isEnabled: false, version: 2 });
  expect((await put(true, 1)).json()).toMatchObject({ code: 'conflict', current: data });
  await expected(put(true, 2), 200);
});

// API-520
test('what people do with endpoints is audited, and names the host of an address alone', async () => {
  const { id } = await make();
  const secret = { method: 'POST', url: `${base}/${id}/secret` } as const;
  await expected<{ data: WebhookSecret }>(operator(secret), 200);
  const key = { method: 'POST', url: `${base}/${id}/key`, body: { overlapHours: 24 } } as const;
  await expected(operator(key), 200);
  await operator({ method: 'DELETE', url: `${base}/${id}` });
  const subject = `merchant:${testApp.shops[0].merchantId}`;
  const entries = await testApp.context.database.transaction((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.subject, subject), eq(auditEntry.actorType, 'staff'))),
  );
  const own = entries.filter(({ details }) => JSON.stringify(details).includes(`"endpoint":${id}`));
  expect(own.map(({ action }) => action)).toEqual([
    'merchant.endpoint_added',
    'merchant.endpoint_secret_read',
    'merchant.endpoint_key_rotated',
    'merchant.endpoint_removed',
  ]);
  expect(own[0]?.details).toMatchObject({ host: 'shop.example', types: 'settlement.created' });
  expect(JSON.stringify(own)).not.toContain('hidden');
});
