import { randomUUID } from 'node:crypto';
import type { ProviderReport } from '@tiyin/api/types';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { asId, type FormId, type InvoiceId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../src/outside/call-out.ts';
import { providerServer } from '../callers.ts';
import { type HttpShop, openHttpShop, providerSecret } from '../providers/http-shop.ts';
import { payoutSteps } from './payout-steps.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
let shop: HttpShop;
/** The provider's answer to everything that it is requested. */
let answer: CallAnswer;

const silence: CallAnswer = { error: 'timed_out' };
const amount = 1_000_000n;

beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false, callOut: () => Promise.resolve(answer) });
  steps = payoutSteps(system);
});
beforeEach(async () => {
  answer = silence;
  await steps.autoRetry('false');
  // Payouts that earlier tests left unknown are queried without end.
  await system.query(sql`delete from job where kind = 'payout.call'`);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** A withdrawal whose provider did not answer for an hour. */
async function unanswered(): Promise<Deposit> {
  shop = await openHttpShop(system);
  await system.query(sql`
    update merchant set callback_url = 'https://shop.test/hook' where id = ${shop.merchantId}`);
  await steps.earn(shop, 10_000_000n);
  const invoiceId = await steps.payOut(shop, amount);
  await system.runDueJobs();
  await system.pass(61 * minute);
  expect((await system.row(invoiceId)).status).toBe('ERROR');
  return { invoiceId, formId: asId<FormId>(''), amount };
}

/** The provider's signed report about the withdrawal's payout. */
async function report({ invoiceId }: Deposit, change: Partial<ProviderReport> = {}) {
  const [payout] = await steps.payouts(invoiceId);
  const body = {
    type: 'payout',
    status: 'paid',
    transferId: 'late-1',
    transactionId: payout?.id,
    accountId: shop.accountId,
    amount: Number(amount),
    currency: 'UZS',
    ...change,
  };
  const call = providerServer(system.app, providerSecret, system.clock);
  return call({
    method: 'POST',
    url: `/api/provider/${shop.providerId}/transfers`,
    body,
  });
}

const statusesSent = async (invoiceId: InvoiceId) =>
  (
    await system.query(sql`
      select invoice_status as status from callback where invoice_id = ${invoiceId} order by sequence`)
  ).map(({ status }) => status);

const openKinds = async (invoiceId: InvoiceId) =>
  (
    await system.query(sql`
      select kind from notification where subject = ${`invoice:${invoiceId}`}
        and closed_at is null order by kind`)
  ).map(({ kind }) => kind);

const reserved = { merchant_balance: -1_015_000n, merchant_reserve: 1_015_000n };
const paid = { merchant_reserve: -1_015_000n, payment_account: 1_000_000n, fees: 15_000n };

describe('a payout that was unknown for too long and was paid after all', () => {
  // LEDGER-290
  it('is booked by the exact, signed report, and its merchant is notified', async () => {
    const withdrawal = await unanswered();
    expect((await report(withdrawal)).json()).toEqual({ outcome: 'taken' });
    expect(await system.status(withdrawal)).toBe('DONE');
    expect(await system.postings(withdrawal)).toEqual([reserved, paid]);
    expect(await system.balance(shop, 'merchant_reserve')).toBe(0n);
    expect((await statusesSent(withdrawal.invoiceId)).slice(-2)).toEqual(['PAYED', 'DONE']);
    expect(await openKinds(withdrawal.invoiceId)).toEqual([]);
    expect(await system.row(withdrawal.invoiceId)).toMatchObject({ providerInvoiceId: 'late-1' });
  });

  it('is booked by the answer to a status request', async () => {
    const withdrawal = await unanswered();
    answer = { statusCode: 200, text: JSON.stringify({ status: 'paid', transferId: 'late-2' }) };
    await system.pass(5 * minute);
    expect(await system.status(withdrawal)).toBe('DONE');
    expect(await system.postings(withdrawal)).toEqual([reserved, paid]);
  });

  it('is booked once, however often and at whatever moment it is reported', async () => {
    const withdrawal = await unanswered();
    const answers = await Promise.all(Array.from({ length: 6 }, () => report(withdrawal)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect((await report(withdrawal)).json()).toEqual({ outcome: 'known' });
    const others = await Promise.all(
      Array.from({ length: 6 }, () => report(withdrawal, { transferId: randomUUID() })),
    );
    // ROUTING-575
    expect(others.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 409));
    expect(await openKinds(withdrawal.invoiceId)).toEqual(['REPORTS_CONTRADICT']);
    expect(await system.postings(withdrawal)).toEqual([reserved, paid]);
  });

  it('is booked, too, where a person had it wait again and it stayed unknown', async () => {
    const withdrawal = await unanswered();
    await system.move(withdrawal, 'IN_PROGRESS');
    await system.pass(61 * minute);
    expect(await system.status(withdrawal)).toBe('ERROR');
    await report(withdrawal);
    expect(await system.status(withdrawal)).toBe('DONE');
  });
});

describe('a late report that something contradicts stays for a person', () => {
  // LEDGER-291
  it.each(['CANCELED', 'DECLINED'] as const)(
    'after a person ended the withdrawal as %s: it is reserved again and not booked',
    async (status) => {
      const withdrawal = await unanswered();
      await system.move(withdrawal, status);
      await report(withdrawal);
      expect(await system.status(withdrawal)).toBe('ERROR');
      expect(await system.balance(shop, 'merchant_reserve')).toBe(1_015_000n);
      expect(await openKinds(withdrawal.invoiceId)).toEqual(['PAYOUT_AFTER_RELEASE']);
    },
  );

  it('after a person moved it away and back', async () => {
    const withdrawal = await unanswered();
    await system.move(withdrawal, 'CANCELED');
    await system.move(withdrawal, 'ERROR');
    await report(withdrawal);
    expect(await system.status(withdrawal)).toBe('ERROR');
    expect(await openKinds(withdrawal.invoiceId)).toEqual(['REPORTS_CONTRADICT']);
  });

  it('after its provider refused it', async () => {
    const withdrawal = await unanswered();
    await report(withdrawal, { status: 'refused' });
    await report(withdrawal);
    expect(await system.status(withdrawal)).toBe('ERROR');
    expect(await openKinds(withdrawal.invoiceId)).toContain('REPORTS_CONTRADICT');
  });

  it('with another amount, and after such a report also with the exact one', async () => {
    const withdrawal = await unanswered();
    expect((await report(withdrawal, { amount: 999_999 })).statusCode).toBe(409);
    expect(await system.status(withdrawal)).toBe('ERROR');
    await report(withdrawal);
    expect(await system.status(withdrawal)).toBe('ERROR');
    expect(await openKinds(withdrawal.invoiceId)).toContain('REPORTS_CONTRADICT');
  });

  it('once a person booked it: it is booked once, and nobody is bothered', async () => {
    const withdrawal = await unanswered();
    await system.move(withdrawal, 'DONE');
    await report(withdrawal);
    expect(await system.postings(withdrawal)).toEqual([reserved, paid]);
    expect(await openKinds(withdrawal.invoiceId)).toEqual([]);
  });

  it.each(['DONE', 'CANCELED', 'DECLINED', 'IN_PROGRESS'] as const)(
    'a person who moves it to %s at the moment of the report leaves one defined end',
    async (to) => {
      const withdrawal = await unanswered();
      await Promise.allSettled([report(withdrawal), system.move(withdrawal, to)]);
      const ends: Readonly<Record<string, readonly InvoiceStatusCode[]>> = {
        DONE: ['DONE'],
        IN_PROGRESS: ['DONE', 'IN_PROGRESS'],
        CANCELED: ['CANCELED', 'ERROR'],
        DECLINED: ['DECLINED', 'ERROR'],
      };
      expect(ends[to]).toContain(await system.status(withdrawal));
      expect(await steps.payouts(withdrawal.invoiceId)).toMatchObject([{ status: 'PAID' }]);
    },
  );
});
