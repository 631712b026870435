import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Caller, providerServer, signIn } from '../callers.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { type HttpShop, openHttpShop, providerSecret } from './http-shop.ts';

let system: TestSystem;
let shop: HttpShop;
let operator: Caller;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  shop = await openHttpShop(system);
  operator = await signIn(system.app, 'operator');
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const block = (providerId: number) =>
  operator({
    method: 'POST',
    url: `/api/v1/provider/${providerId}/reports/block`,
    body: { reason: 'Their secret leaked' },
  });

// ROUTING-720
it('blocked reports are refused with Retry-After, and taken when they come again', async () => {
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  const url = `/api/provider/${shop.providerId}/transfers`;
  const body = {
    type: 'deposit',
    status: 'paid',
    transferId: randomUUID(),
    accountId: shop.accountId,
    amount: 1_000_000,
    currency: 'UZS',
  };
  const report = (secret: string) =>
    providerServer(system.app, secret, system.clock)({ method: 'POST', url, body });
  const blocked = await block(shop.providerId);
  expect(blocked.json().data.secret).toMatchObject({
    reportsBlockedDate: system.clock.now().toISOString(),
    reportsBlockReason: 'Their secret leaked',
  });
  const refused = await report(providerSecret);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  expect(refused.headers['retry-after']).toBe('600');
  expect((await report(`${providerSecret.slice(0, -2)}AA`)).statusCode, 'forged').toBe(401);
  expect(await system.status(deposit)).not.toBe('DONE');
  const again = {
    method: 'POST',
    url: `/api/v1/provider/${shop.providerId}/reports/allow`,
  } as const;
  expect((await operator(again)).json().data.secret.reportsBlockedDate).toBeNull();
  expect((await report(providerSecret)).json()).toEqual({ outcome: 'taken' });
  expect(await system.status(deposit)).toBe('DONE');
});

// ROUTING-720
it('a provider without a secret has no reports to block, and a second block keeps the first reason', async () => {
  expect((await block(1)).statusCode).toBe(422);
  await block(shop.providerId);
  const twice = await operator({
    method: 'POST',
    url: `/api/v1/provider/${shop.providerId}/reports/block`,
    body: { reason: 'Another reason' },
  });
  expect(twice.json().data.secret.reportsBlockReason).toBe('Their secret leaked');
});
