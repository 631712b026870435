import type { TerminalReadinessAnswer } from '@tiyin/api/types';
import { asId, type AccountId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiKey, merchant, paymentAccount, terminalMethod } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import { type Shop, humo, uzcard } from '../payments/shop.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';

let system: TestSystem;
let operator: Caller;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  operator = await signIn(system.app, 'operator');
});
beforeEach(async () => {
  shop = await system.shop({ providerKind: 'manual', callbackUrl: 'https://shop.test/hook' });
  await system.run((tx) => tx.delete(terminalMethod).where(eq(terminalMethod.methodId, uzcard)));
  await system.run((tx) =>
    tx.insert(apiKey).values({
      merchantId: shop.merchantId,
      tokenHash: `of ${shop.merchantId}`,
      createdAt: system.clock.now(),
    }),
  );
});
afterAll(() => system.close());

async function missing(terminalId = shop.terminalId) {
  const url = `/api/v1/terminal/${terminalId}/readiness`;
  const answer = await operator({ method: 'GET', url });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<TerminalReadinessAnswer>().data.missing;
}

const codes = async () => (await missing()).map(({ code }) => code);

/** The one account of the shop becomes another. */
const becomes = (fields: Partial<typeof paymentAccount.$inferInsert>) =>
  system.run((tx) =>
    tx
      .update(paymentAccount)
      .set(fields)
      .where(eq(paymentAccount.id, shop.accountIds[0] ?? asId<AccountId>(0))),
  );

// OFFICE-232
test('nothing is missing where each method has an account, and the merchant an address and a key', async () => {
  expect(await missing()).toEqual([]);
});

// OFFICE-232
test.each([
  ['switched off', { isEnabled: false }],
  ['without a number', { valueEncrypted: null, valueIndex: null, valueLastFour: '' }],
  ['of another currency', { currency: 'RUB' }],
] as const)('an account %s is missing for its method', async (_, fields) => {
  await becomes(fields);
  expect(await missing()).toEqual([
    {
      code: 'account',
      message: 'Humo: the pool A pool has no enabled account with a real provider and a number',
    },
  ]);
});

test('to pay out an account needs no number', async () => {
  await becomes({ valueEncrypted: null, valueIndex: null, valueLastFour: '' });
  expect(await missing(shop.payoutTerminalId)).toEqual([]);
});

// OFFICE-232
test('an account of the sandbox counts for nothing', async () => {
  shop = await system.shop({ callbackUrl: 'https://shop.test/hook' });
  expect(await codes()).toContain('account');
});

// OFFICE-232
test('an address and a key that are missing are named, and a revoked key is none', async () => {
  const { merchantId } = shop;
  await system.run(async (tx) => {
    await tx.update(merchant).set({ callbackUrl: null }).where(eq(merchant.id, merchantId));
    const revokedAt = system.clock.now();
    await tx.update(apiKey).set({ revokedAt }).where(eq(apiKey.merchantId, merchantId));
  });
  expect(await codes()).toEqual(['callback_address', 'api_key']);
});

// API-489
test('a key for test alone is none for production', async () => {
  const { merchantId } = shop;
  const limit = (isTest: boolean) =>
    system.run((tx) => tx.update(apiKey).set({ isTest }).where(eq(apiKey.merchantId, merchantId)));
  await limit(true);
  expect(await codes()).toEqual(['api_key']);
  await limit(false);
  expect(await codes()).toEqual([]);
});

test('a terminal without a method says so, and no account', async () => {
  await system.run((tx) =>
    tx.update(terminalMethod).set({ isOffered: false }).where(eq(terminalMethod.methodId, humo)),
  );
  expect(await codes()).toEqual(['method']);
  await system.run((tx) =>
    tx.update(terminalMethod).set({ isOffered: true }).where(eq(terminalMethod.methodId, humo)),
  );
});

test('a terminal out of the person’s scope is not there', async () => {
  const url = '/api/v1/terminal/2147483647/readiness';
  expect((await operator({ method: 'GET', url })).statusCode).toBe(404);
});
