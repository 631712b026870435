import { minorUnits } from '@tiyin/domain/money';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rate } from '../../src/db/schema.ts';
import type { TestRequest } from '../callers.ts';
import { takeReport } from '../payments/take-report.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { approvalSteps } from './approval-steps.ts';

const hour = 60 * 60_000;

let system: TestSystem;
let approvals: Awaited<ReturnType<typeof approvalSteps>>;
let shop: Shop;
let accountId: Shop['accountIds'][number];
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
});
beforeEach(async () => {
  approvals = await approvalSteps(system);
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const [first] = shop.accountIds;
  if (first === undefined) throw new Error('the shop has no account');
  accountId = first;
});
afterEach(async () => {
  await approvals.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

const send = async (change: TestRequest) => (await approvals.requester(change)).statusCode;

/** Sends a change that has to wait; returns its id. */
async function requested(change: TestRequest): Promise<string> {
  const answer = await approvals.requester(change);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json().approval.id;
}

const needs = async (query: string) =>
  (await approvals.requester({ method: 'GET', url: `/api/v1/approval-need?${query}` })).json().data
    .isRequired;

/** Lets time pass, in ms; sessions end meanwhile. */
async function pass(ms: number): Promise<void> {
  system.clock.advance(ms);
  approvals = await approvalSteps(system);
}

/** A rate that was set at some instant. */
const setAt = (currency: 'KGS' | 'UZS', perUsdt: bigint) =>
  system.run((tx) => tx.insert(rate).values({ currency, perUsdt, setAt: system.clock.now() }));

const newRate = (perUsdt: number): TestRequest => ({
  method: 'PUT',
  url: '/api/v1/rate',
  body: { currency: 'KGS', perUsdt },
});

const move = (direction: 'SWEEP' | 'TOP_UP', amount: number, id = accountId): TestRequest => ({
  method: 'POST',
  url: `/api/v1/people/account/${id}/movement`,
  body: { direction, amount, comment: 'Cash from the till' },
});

// PEOPLE-530
test('steps of a rate count together for 24 hours, in both directions', async () => {
  await approvals.setRule({ kind: 'RATE', currency: 'KGS', threshold: 100 });
  const rateNeeds = (perUsdt: number) => needs(`kind=RATE&currency=KGS&amount=${perUsdt}`);
  await setAt('KGS', 20_000n);
  await pass(30 * hour);
  await setAt('KGS', 9_000n);
  await pass(25 * hour);
  // The rate of two days ago counted before these 24 hours, the one after it when they began.
  expect(await send(newRate(9_100))).toBe(200);
  expect(await rateNeeds(9_101)).toBe(true);
  await approvals.reject(await requested(newRate(9_101)));
  await approvals.reject(await requested(newRate(9_200)));
  expect(await rateNeeds(9_100)).toBe(false);
  expect(await send(newRate(9_000))).toBe(200);
  await approvals.reject(await requested(newRate(8_999)));
  await pass(24 * hour);
  expect(await send(newRate(8_900))).toBe(200);
  const id = await requested(newRate(8_899));
  expect((await approvals.row(id)).amount).toBe(101n);
  expect((await approvals.approve(id)).statusCode).toBe(200);
});

// PEOPLE-530
test('a settlement is measured by the highest rate of 24 hours', async () => {
  await approvals.setRule({ kind: 'SETTLEMENT', currency: 'UZS', threshold: 1_000_000 });
  await setAt('UZS', 2_000_000n);
  await pass(hour);
  await setAt('UZS', 1_000_000n);
  await earn(5_000_000n);
  const settle = (amount: number): TestRequest => ({
    method: 'POST',
    url: '/api/v1/settlement',
    body: { terminalId: shop.terminalId, baseAmount: amount, settlementAmount: amount },
  });
  const settlementNeeds = (amount: number, settlementAmount = amount) =>
    needs(
      `kind=SETTLEMENT&terminalId=${shop.terminalId}&amount=${amount}&settlementAmount=${settlementAmount}`,
    );
  expect(await settlementNeeds(500_001)).toBe(true);
  const id = await requested(settle(500_001));
  expect((await approvals.row(id)).amount).toBe(1_000_002n);
  await approvals.reject(id);
  expect(await settlementNeeds(500_000)).toBe(false);
  expect(await send(settle(500_000))).toBe(201);
  // Far from the rate it needs a second person, however small it is (PEOPLE-502).
  expect(await settlementNeeds(1_000, 1)).toBe(true);
  expect(await settlementNeeds(0, 1)).toBe(false);
  await pass(24 * hour);
  await setAt('UZS', 1_000_000n);
  expect(await send(settle(500_001))).toBe(201);
});

// PEOPLE-531
test('movements of one account and direction count together for 24 hours', async () => {
  await approvals.setRule({ kind: 'MOVEMENT', currency: 'UZS', threshold: 1_000 });
  const movementNeeds = (direction: 'SWEEP' | 'TOP_UP', amount: number) =>
    needs(`kind=MOVEMENT&accountId=${accountId}&direction=${direction}&amount=${amount}`);
  expect(await send(move('TOP_UP', 400))).toBe(201);
  expect(await send(move('TOP_UP', 600))).toBe(201);
  expect(await movementNeeds('TOP_UP', 1)).toBe(true);
  const id = await requested(move('TOP_UP', 1));
  expect((await approvals.row(id)).amount).toBe(1n);
  expect((await approvals.approve(id)).statusCode).toBe(200);
  // The other direction and another account have sums of their own.
  expect(await movementNeeds('SWEEP', 1_000)).toBe(false);
  expect(await send(move('SWEEP', 1_000))).toBe(201);
  expect(await movementNeeds('SWEEP', 1)).toBe(true);
  await approvals.reject(await requested(move('SWEEP', 1)));
  const other = await system.shop({ isTest: false, providerKind: 'manual' });
  expect(await send(move('TOP_UP', 1_000, other.accountIds[0]))).toBe(201);
  await pass(24 * hour);
  expect(await movementNeeds('SWEEP', 1)).toBe(false);
  expect(await send(move('SWEEP', 1))).toBe(201);
  expect(await send(move('TOP_UP', 1_000))).toBe(201);
});

// PEOPLE-531
test('movements of one account at once count together, too', async () => {
  await approvals.setRule({ kind: 'MOVEMENT', currency: 'UZS', threshold: 1_000 });
  const statuses = await Promise.all([1, 2, 3, 4].map(() => send(move('TOP_UP', 1_000))));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 202, 409, 409]);
});

/** Money on the merchant's balance. */
async function earn(amount: bigint): Promise<void> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  await system.run((tx) =>
    takeReport(tx, {
      invoiceId: deposit.invoiceId,
      accountId,
      externalId: `earned-${deposit.invoiceId}`,
      amount: minorUnits(amount),
      now: system.clock.now(),
    }),
  );
}
