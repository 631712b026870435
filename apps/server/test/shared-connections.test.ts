import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { merchant } from '../src/db/schema.ts';
import { merchantServer, signIn } from './callers.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const calls = vi.fn<() => void>();
const end = Promise.withResolvers<void>();
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({
    isRateLimited: false,
    callOut: async () => {
      calls();
      await end.promise;
      return { statusCode: 204, text: '' };
    },
  });
});
afterAll(() => testApp.close());

// RUN-721
test('a merchant whose twenty calls to its address hang has its places for everything else', async () => {
  const { merchantId } = testApp.shops[0];
  await testApp.context.database.transaction((tx) =>
    tx
      .update(merchant)
      .set({ callbackUrl: 'https://shop.example/hangs' })
      .where(eq(merchant.id, merchantId)),
  );
  const person = await signIn(testApp.app, 'merchant');
  const url = `/api/v1/merchant/${merchantId}/callback/test`;
  const hanging = Array.from({ length: 20 }, () => person({ method: 'POST', url }));
  await vi.waitUntil(() => calls.mock.calls.length === 20, { timeout: 30_000 });
  const server = merchantServer(testApp.app);
  const balances = await server({ method: 'GET', url: '/api/merchant/v1/balances' });
  expect(balances.statusCode, balances.body).toBe(200);
  end.resolve();
  for (const answer of await Promise.all(hanging)) expect(answer.statusCode).toBe(200);
});
