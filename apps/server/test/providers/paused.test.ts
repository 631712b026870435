import type { InvoiceId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer, OutgoingCall } from '../../src/outside/call-out.ts';
import { readManagedProvider } from '../../src/providers/manage/describe-provider.ts';
import { pauseProvider, resumeProvider } from '../../src/providers/manage/pause-provider.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { type TestSystem, minute, openTestSystem, second } from '../payments/test-system.ts';
import { eventsOf } from '../payments/test-system-rows.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { type HttpShop, openHttpShop } from './http-shop.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
let shop: HttpShop;
let calls: OutgoingCall[];
let answers: CallAnswer[];

const notThere: CallAnswer = { statusCode: 404, text: '' };
const says = (status: string): CallAnswer => ({
  statusCode: 200,
  text: JSON.stringify({ status, transferId: 'po-1' }),
});

beforeAll(async () => {
  system = await openTestSystem({
    callOut: (call) => {
      calls.push(call);
      const [answer = notThere] = answers.length > 1 ? answers.splice(0, 1) : answers;
      return Promise.resolve(answer);
    },
  });
  steps = payoutSteps(system);
});
beforeEach(async () => {
  await steps.autoRetry('false');
  calls = [];
  answers = [notThere];
  await system.query(sql`delete from job where kind = 'payout.call'`);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const command = async () => ({
  staff: await system.operator(),
  providerId: shop.providerId,
  now: system.clock.now(),
});
const pause = async () => {
  const paused = { ...(await command()), reason: 'Maintenance' };
  await system.run((tx) => pauseProvider(tx, paused));
};
const resume = async () => {
  const paused = await command();
  await system.run((tx) => resumeProvider(tx, paused));
};
const waiting = async () => {
  const { providerId, now } = await command();
  const found = await system.run((tx) => readManagedProvider(tx, providerId, now));
  return found.waitingPayoutCount;
};
const methods = () => calls.map(({ method = 'POST' }) => method);
const statusOf = async (invoiceId: InvoiceId) => (await system.row(invoiceId)).status;
const outcomesOf = async (invoiceId: InvoiceId) => {
  const events = await system.run((tx) => eventsOf(tx, invoiceId));
  const text = events.map(({ details }) => JSON.stringify(details)).join(' ');
  return [...text.matchAll(/"outcome":"(\w+)"/g)].map(([, outcome]) => outcome);
};

describe('a paused provider', () => {
  // ROUTING-300
  test('is passed over for new deposits and payouts, and the reason is kept', async () => {
    shop = await openHttpShop(system);
    await steps.earn(shop, 10_000_000n);
    await pause();
    const deposit = await system.createDeposit(shop, 500_000n);
    await system.requestRequisites(deposit);
    expect(await outcomesOf(deposit.invoiceId)).toEqual(['provider_paused']);
    const invoiceId = await steps.payOut(shop, 1_000_000n);
    expect(await outcomesOf(invoiceId)).toEqual(['provider_paused']);
    await system.runDueJobs();
    expect(calls).toEqual([]);
    expect(await statusOf(invoiceId)).toBe('DECLINED');
    await resume();
    await system.requestRequisites(deposit);
    expect(await outcomesOf(deposit.invoiceId)).toEqual(['provider_paused', 'chosen']);
  });

  // ROUTING-300
  test('goes on with what is under way: reports are taken, payouts are queried', async () => {
    shop = await openHttpShop(system);
    await steps.earn(shop, 10_000_000n);
    const deposit = await system.createDeposit(shop, 500_000n);
    await system.requestRequisites(deposit);
    answers = [says('accepted'), says('paid')];
    const invoiceId = await steps.payOut(shop, 1_000_000n);
    await system.runDueJobs();
    await pause();
    await system.report(deposit);
    expect(await statusOf(deposit.invoiceId)).toBe('DONE');
    await system.pass(5 * second);
    expect(methods()).toEqual(['POST', 'GET']);
    expect(await statusOf(invoiceId)).toBe('DONE');
  });

  // ROUTING-301
  test('gets a payout that was not sent yet only when it is resumed, and then at once', async () => {
    shop = await openHttpShop(system);
    await steps.earn(shop, 10_000_000n);
    const invoiceId = await steps.payOut(shop, 1_000_000n);
    await pause();
    await system.pass(10 * minute);
    expect(new Set(methods())).toEqual(new Set(['GET']));
    expect(await statusOf(invoiceId)).toBe('IN_PROGRESS');
    await resume();
    calls = [];
    answers = [says('paid')];
    await system.runDueJobs();
    expect(methods()).toEqual(['POST']);
    expect(await statusOf(invoiceId)).toBe('DONE');
  });
});

describe('a payout that was not sent before a pause', () => {
  beforeEach(async () => {
    shop = await openHttpShop(system);
    await steps.earn(shop, 10_000_000n);
  });

  // ROUTING-301
  test('waits for longer than an hour, is counted, and has an hour of its own once it is sent', async () => {
    const invoiceId = await steps.payOut(shop, 1_000_000n);
    await pause();
    await system.pass(3 * 60 * minute);
    expect(new Set(methods())).toEqual(new Set(['GET']));
    expect(await statusOf(invoiceId)).toBe('IN_PROGRESS');
    expect(await waiting()).toBe(1);
    await resume();
    answers = [says('accepted')];
    await system.runDueJobs();
    expect(methods().at(-1)).toBe('POST');
    expect(await waiting()).toBe(0);
    await system.pass(59 * minute);
    expect(await statusOf(invoiceId)).toBe('IN_PROGRESS');
    await system.pass(minute);
    expect(await statusOf(invoiceId)).toBe('ERROR');
  });

  // ROUTING-301
  test('is for a person after an hour where its call had no answer', async () => {
    answers = [{ statusCode: 500, text: '' }, notThere];
    const invoiceId = await steps.payOut(shop, 1_000_000n);
    await system.runDueJobs();
    await pause();
    expect(await waiting()).toBe(0);
    await system.pass(60 * minute);
    expect(await statusOf(invoiceId)).toBe('ERROR');
  });
});

// ROUTING-302
test('the success rate counts the invoices of the last day that ended', async () => {
  shop = await openHttpShop(system);
  const successOf = () =>
    system.run(
      async (tx) => (await readManagedProvider(tx, shop.providerId, system.clock.now())).success,
    );
  await steps.earn(shop, 10_000_000n);
  const { accountId } = shop;
  await transferSteps(system).take({ accountId, amount: 20_000_000n });
  const open = await system.createDeposit(shop, 500_000n);
  await system.requestRequisites(open);
  expect(await successOf()).toEqual({
    windowHours: 24,
    deposits: { done: 1, ended: 1 },
    withdrawals: { done: 0, ended: 0 },
  });
  answers = [says('refused')];
  await steps.payOut(shop, 1_000_000n);
  await system.runDueJobs();
  expect(await successOf()).toMatchObject({ withdrawals: { done: 0, ended: 1 } });
  await system.pass(24 * 60 * minute);
  expect(await successOf()).toMatchObject({ deposits: { done: 0 }, withdrawals: { ended: 0 } });
});
