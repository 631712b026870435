import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { providerServer } from '../callers.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { type HttpShop, openHttpShop, providerSecret } from './http-shop.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
let shop: HttpShop;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = payoutSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** A payout that its provider reported paid, and a function that reports it paid again. */
async function paid() {
  shop = await openHttpShop(system);
  await steps.earn(shop, 10_000_000n);
  const invoiceId = await steps.payOut(shop, 1_000_000n);
  const [payout] = await steps.payouts(invoiceId);
  const body = {
    type: 'payout',
    status: 'paid',
    transactionId: payout?.id,
    accountId: shop.accountId,
    amount: 1_000_000,
    currency: 'UZS',
  };
  const call = providerServer(system.app, providerSecret, system.clock);
  const url = `/api/provider/${shop.providerId}/transfers`;
  const say = (transferId: string) => call({ method: 'POST', url, body: { ...body, transferId } });
  const transferId = randomUUID();
  expect((await say(transferId)).statusCode).toBe(200);
  return { invoiceId, transferId, say, balance: await system.balance(shop, 'merchant_balance') };
}

const notices = (invoiceId: string) =>
  system.run((tx) =>
    tx.execute(
      sql`select kind, details from notification where subject = ${`invoice:${invoiceId}`}`,
    ),
  );

// ROUTING-575
it('a payout that is reported paid again under another reference is for a person, and is booked once', async () => {
  const { invoiceId, transferId, say, balance } = await paid();
  const again = await say('another-reference');
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ code: 'transfer_differs' });
  expect((await system.row(invoiceId)).status).toBe('DONE');
  expect(await system.balance(shop, 'merchant_balance')).toBe(balance);
  const details = { reference: transferId, saidReference: 'another-reference' };
  expect(await notices(invoiceId)).toMatchObject([{ kind: 'REPORTS_CONTRADICT', details }]);
});

// ROUTING-575
it('the same report again is known', async () => {
  const { invoiceId, transferId, say } = await paid();
  expect((await say(transferId)).statusCode).toBe(200);
  expect(await notices(invoiceId)).toEqual([]);
});
