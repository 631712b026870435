import { randomUUID } from 'node:crypto';
import { asId, type FormId, type InvoiceId, type PayoutId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { providerServer } from '../callers.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { type HttpShop, openHttpShop, providerSecret } from './http-shop.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
let shop: HttpShop;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = payoutSteps(system);
  await steps.autoRetry('false');
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const say = (transactionId: PayoutId | undefined, status: 'paid' | 'refused', amount: number) =>
  providerServer(
    system.app,
    providerSecret,
    system.clock,
  )({
    method: 'POST',
    url: `/api/provider/${shop.providerId}/transfers`,
    body: {
      type: 'payout',
      status,
      transferId: randomUUID(),
      transactionId,
      accountId: shop.accountId,
      amount,
      currency: 'UZS',
    },
  });

/** A payout of 1 000 000 that its provider refused; a person has lowered the amount of its withdrawal to 600 000. */
async function lowered() {
  shop = await openHttpShop(system);
  await steps.earn(shop, 10_000_000n);
  const invoiceId = await steps.payOut(shop, 1_000_000n);
  const [first] = await steps.payouts(invoiceId);
  expect((await say(first?.id, 'refused', 1_000_000)).statusCode).toBe(200);
  await steps.changeAmount(invoiceId, 700_000n);
  await steps.changeAmount(invoiceId, 600_000n);
  return { invoiceId, first: first?.id };
}

const statuses = async (invoiceId: InvoiceId) => [
  (await system.row(invoiceId)).status,
  ...(await steps.payouts(invoiceId)).map(({ status }) => status),
];

// ROUTING-574
it('a payout that was paid after all is known by the amount that was sent, and is not sent again', async () => {
  const { invoiceId, first } = await lowered();
  const answer = await say(first, 'paid', 1_000_000);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await statuses(invoiceId)).toEqual(['ERROR', 'PAID']);
  const [notice] = await system.query(sql`select details from notification
    where subject = ${`invoice:${invoiceId}`} and kind = 'REPORTS_CONTRADICT'`);
  expect(notice).toMatchObject({ details: { amount: '600000', saidAmount: '1000000' } });
  await expect(steps.retry(invoiceId)).rejects.toMatchObject({ code: 'not_retryable' });
});

// ROUTING-574
it('a payout that was paid after all stops the one that was sent after it from being booked alone', async () => {
  const { invoiceId, first } = await lowered();
  await steps.retry(invoiceId);
  expect((await say(first, 'paid', 1_000_000)).statusCode).toBe(200);
  expect(await statuses(invoiceId)).toEqual(['ERROR', 'PAID', 'NEW']);
});

// ROUTING-574
it('a report with the amount that its withdrawal has by now contradicts the payout', async () => {
  const { invoiceId, first } = await lowered();
  expect((await say(first, 'paid', 600_000)).json()).toMatchObject({ code: 'transfer_differs' });
  expect(await statuses(invoiceId)).toEqual(['DECLINED', 'FAILED']);
  const kinds = await transferSteps(system).notificationKinds(`invoice:${invoiceId}`);
  expect(kinds).toEqual(['REPORTS_CONTRADICT']);
  await steps.retry(invoiceId);
  const second = (await steps.payouts(invoiceId)).at(-1);
  expect((await say(second?.id, 'paid', 600_000)).statusCode).toBe(200);
  expect(await statuses(invoiceId)).toEqual(['DONE', 'FAILED', 'PAID']);
});

// LEDGER-762
it('a person books a withdrawal whose refused payout was paid after all with the amount that left', async () => {
  const { invoiceId, first } = await lowered();
  await say(first, 'paid', 1_000_000);
  const withdrawal = { invoiceId, formId: asId<FormId>(''), amount: 600_000n };
  await system.move(withdrawal, 'DECLINED');
  for (const amount of [500_000n, 700_000n, 1_000_001n]) {
    const changed = steps.changeAmount(invoiceId, amount);
    await expect(changed).rejects.toMatchObject({ code: 'amount_fixed' });
  }
  await steps.changeAmount(invoiceId, 1_000_000n);
  await expect(steps.retry(invoiceId)).rejects.toMatchObject({ code: 'not_retryable' });
  await system.move(withdrawal, 'DONE');
  // 10 000 000 less 1.5 %, less 1 000 000 with the fee of 1.5 %.
  expect(await system.balance(shop, 'merchant_balance')).toBe(8_835_000n);
  expect(await system.balance(shop, 'merchant_reserve')).toBe(0n);
  const [account] = await system.query(sql`select (-balance)::text as standing
    from ledger_total where payment_account_id = ${shop.accountId}`);
  expect(account).toEqual({ standing: '9000000' });
  expect((await say(first, 'paid', 600_000)).json()).toMatchObject({ code: 'transfer_differs' });
});
