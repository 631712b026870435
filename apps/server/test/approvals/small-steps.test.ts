import { minorUnits } from '@tiyin/domain/money';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rate } from '../../src/db/schema.ts';
import type { TestRequest } from '../callers.ts';
import { takeReport } from '../payments/take-report.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { invitationOf, joined, makeRole } from '../staff/people-actors.ts';
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
  // What the operator moved in the test before is not of the last 24 hours any more.
  await pass(25 * hour);
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

const movementNeeds = (direction: 'SWEEP' | 'TOP_UP', amount: number, id = accountId) =>
  needs(`kind=MOVEMENT&accountId=${id}&direction=${direction}&amount=${amount}`);

/** An account of a shop of its own. */
async function anotherAccount(providerKind: 'manual' | 'sandbox' = 'manual') {
  const { accountIds } = await system.shop({ isTest: providerKind === 'sandbox', providerKind });
  return accountIds[0] ?? accountId;
}

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
  expect(await send(move('TOP_UP', 400))).toBe(201);
  expect(await send(move('TOP_UP', 600))).toBe(201);
  expect(await movementNeeds('TOP_UP', 1)).toBe(true);
  const id = await requested(move('TOP_UP', 1));
  expect((await approvals.row(id)).amount).toBe(1n);
  expect((await approvals.approve(id)).statusCode).toBe(200);
  // The other direction has a sum of its own.
  expect(await movementNeeds('SWEEP', 1_000)).toBe(false);
  expect(await send(move('SWEEP', 1_000))).toBe(201);
  expect(await movementNeeds('SWEEP', 1)).toBe(true);
  await approvals.reject(await requested(move('SWEEP', 1)));
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

// PEOPLE-532
test('movements that one person makes alone count together over all accounts of a currency', async () => {
  await approvals.setRule({ kind: 'MOVEMENT', currency: 'UZS', threshold: 1_000 });
  const [second, third] = [await anotherAccount(), await anotherAccount()];
  expect(await send(move('TOP_UP', 5_000, await anotherAccount('sandbox')))).toBe(201);
  expect(await send(move('TOP_UP', 400))).toBe(201);
  expect(await movementNeeds('TOP_UP', 600, second)).toBe(false);
  expect(await send(move('TOP_UP', 600, second))).toBe(201);
  expect(await movementNeeds('TOP_UP', 1, third)).toBe(true);
  const id = await requested(move('TOP_UP', 1, third));
  expect((await approvals.approve(id)).statusCode).toBe(200);
  // The other direction and another person have sums of their own.
  expect(await send(move('SWEEP', 400))).toBe(201);
  expect((await approvals.approver(move('TOP_UP', 999, third))).statusCode).toBe(201);
  await pass(24 * hour);
  // What two people decided does not count against the one who requested it, elsewhere.
  await approvals.approve(await requested(move('TOP_UP', 5_000)));
  expect(await movementNeeds('TOP_UP', 1)).toBe(true);
  expect(await send(move('TOP_UP', 1_000, second))).toBe(201);
  await approvals.reject(await requested(move('TOP_UP', 1, third)));
});

// PEOPLE-532
test('movements of several accounts at once count together, too', async () => {
  await approvals.setRule({ kind: 'MOVEMENT', currency: 'UZS', threshold: 1_000 });
  const ids = [accountId, await anotherAccount(), await anotherAccount(), await anotherAccount()];
  const statuses = await Promise.all(ids.map((id) => send(move('TOP_UP', 490, id))));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 202, 202]);
});

// PEOPLE-532
test('movements of somebody whose link a person made count with those of the person', async () => {
  await approvals.setRule({ kind: 'MOVEMENT', currency: 'UZS', threshold: 1_000 });
  const [second, third] = [await anotherAccount(), await anotherAccount()];
  const permissions = ['merchant.rw.all', 'people.account', 'people.account.edit'] as const;
  const role = await makeRole(approvals.requester, 'Moves money', permissions);
  const join = (name: string) =>
    joined(system, approvals.requester, invitationOf(name, null, [role]));
  const [one, two] = [await join('guest.one'), await join('guest.two')];
  expect((await one.call(move('TOP_UP', 600))).statusCode).toBe(201);
  expect((await two.call(move('TOP_UP', 401, second))).statusCode).toBe(202);
  expect(await send(move('TOP_UP', 401, third))).toBe(202);
  expect((await approvals.approver(move('TOP_UP', 401, await anotherAccount()))).statusCode).toBe(
    201,
  );
});

const settle = (amount: number): TestRequest => ({
  method: 'POST',
  url: '/api/v1/settlement',
  body: { terminalId: shop.terminalId, baseAmount: amount, settlementAmount: amount },
});

// PEOPLE-533
test('settlements of one merchant count together for 24 hours', async () => {
  await approvals.setRule({ kind: 'SETTLEMENT', currency: 'UZS', threshold: 1_000_000 });
  await setAt('UZS', 1_000_000n);
  await earn(5_000_000n);
  const settlementNeeds = (amount: number) =>
    needs(
      `kind=SETTLEMENT&terminalId=${shop.terminalId}&amount=${amount}&settlementAmount=${amount}`,
    );
  expect(await send(settle(600_000))).toBe(201);
  expect(await settlementNeeds(400_000)).toBe(false);
  expect(await settlementNeeds(400_001)).toBe(true);
  const id = await requested(settle(400_001));
  expect((await approvals.row(id)).amount).toBe(400_001n);
  expect((await approvals.approve(id)).statusCode).toBe(200);
  await approvals.reject(await requested(settle(1)));
  await pass(24 * hour);
  await setAt('UZS', 1_000_000n);
  expect(await send(settle(1_000_000))).toBe(201);
});

// PEOPLE-533
test('settlements of one merchant at once count together, too', async () => {
  await approvals.setRule({ kind: 'SETTLEMENT', currency: 'UZS', threshold: 1_000_000 });
  await setAt('UZS', 1_000_000n);
  await earn(5_000_000n);
  const statuses = await Promise.all([1, 2, 3, 4].map(() => send(settle(600_000))));
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
