import { type AccountId, asId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../callers.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type Deposit, type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { mt940Of } from '../statements/statement-files.ts';
import { approvalSteps } from './approval-steps.ts';

const hour = 60 * 60_000;
const reason = 'The bank shows the money';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let shop: Shop;
let accountId: AccountId;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
});
beforeEach(async () => {
  // What was vouched for in the test before is not of the last 24 hours any more.
  await pass(25 * hour);
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

/** Lets time pass; sessions end meanwhile. */
async function pass(ms: number): Promise<void> {
  system.clock.advance(ms);
  steps = await approvalSteps(system);
}

const setRule = (dayThreshold: number | null) =>
  steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000, dayThreshold });

async function openDeposit(amount: bigint): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

/** A person sets a new deposit to DONE. */
const vouch = async (amount: bigint, caller?: Caller) =>
  (await steps.requestMove(await openDeposit(amount), 'DONE', caller)).statusCode;

let references = 0;

/** A person reports money of a new deposit. */
async function report(amount: bigint): Promise<number> {
  const { invoiceId } = await openDeposit(amount);
  references += 1;
  const transferId = `HAND-${references}`;
  const body = { accountId, amount: Number(amount), transferId, comment: reason, invoiceId };
  return (await steps.requester({ method: 'POST', url: '/api/v1/transfer', body })).statusCode;
}

async function needsToReport(amount: number): Promise<boolean> {
  const url = `/api/v1/approval-need?kind=STATUS_CHANGE&accountId=${accountId}&amount=${amount}`;
  return (await steps.requester({ method: 'GET', url })).json().data.isRequired;
}

// PEOPLE-535
it('what one person vouches for in 24 hours counts together where the rule has a figure for it', async () => {
  await setRule(null);
  expect(await vouch(400_000n)).toBe(200);
  expect(await vouch(399_000n)).toBe(200);
  expect(await report(398_000n)).toBe(201);
  await pass(25 * hour);
  await setRule(700_000);
  expect(await vouch(400_000n)).toBe(200);
  expect(await report(200_000n)).toBe(201);
  expect([await needsToReport(100_000), await needsToReport(100_001)]).toEqual([false, true]);
  const last = await openDeposit(100_001n);
  const preview = await steps.requester({
    method: 'POST',
    url: `/api/v1/invoice/${last.invoiceId}/preview`,
    body: { statusId: 5 },
  });
  expect(preview.json()).toMatchObject({ data: { isApprovalRequired: true } });
  const { id } = await steps.pendingMove(last, 'DONE');
  expect((await steps.approve(id)).statusCode).toBe(200);
  // What two people decided does not count, and another person has a sum of their own.
  expect(await vouch(100_000n)).toBe(200);
  expect(await vouch(100_500n)).toBe(202);
  expect(await vouch(399_500n, steps.approver)).toBe(200);
  await pass(25 * hour);
  expect(await vouch(400_000n)).toBe(200);
});

// PEOPLE-535
it('what one person vouches for at once counts together, too', async () => {
  await setRule(700_000);
  const deposits = [
    await openDeposit(300_000n),
    await openDeposit(301_000n),
    await openDeposit(302_000n),
    await openDeposit(303_000n),
  ];
  const answers = await Promise.all(deposits.map((one) => steps.requestMove(one, 'DONE')));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 202, 202]);
});

// PEOPLE-535
it('the lines of a statement beyond the figure wait for people', async () => {
  await setRule(700_000);
  expect(await vouch(300_000n)).toBe(200);
  const deposits = [
    await openDeposit(398_000n),
    await openDeposit(397_000n),
    await openDeposit(396_000n),
  ];
  const day = system.clock.now().toISOString().slice(0, 10);
  const sent = await steps.requester({
    method: 'POST',
    url: `/api/v1/people/account/${accountId}/statement?format=mt940`,
    headers: { 'content-type': 'application/octet-stream' },
    body: mt940Of(deposits.map(({ amount }) => ({ day, amount, reference: `LINE-${amount}` }))),
  });
  expect(sent.statusCode, sent.body).toBe(201);
  await system.runDueJobs();
  const statuses = await Promise.all(deposits.map((one) => system.status(one)));
  expect(statuses).toEqual(['DONE', 'IN_PROGRESS', 'IN_PROGRESS']);
  expect(await report(100_500n)).toBe(202);
});

// PEOPLE-535
it('withdrawals that one person takes out of DONE count, too', async () => {
  await payoutSteps(system).earn(shop, 9_000_000n);
  await setRule(500_000);
  const taken = [];
  for (const amount of [300_000n, 200_000n, 100_000n]) {
    const pay = payoutSteps(system);
    const withdrawal = await pay.createWithdrawal(shop, amount);
    await pay.complete(withdrawal);
    await pay.say('paid', withdrawal.invoiceId);
    taken.push((await steps.requestMove(withdrawal, 'DECLINED')).statusCode);
  }
  expect(taken).toEqual([200, 200, 202]);
});

// PEOPLE-535
it('the figure is set beside a threshold, seen before and after, and kept by changes of the threshold', async () => {
  const read = async () => {
    const answer = await steps.requester({ method: 'GET', url: '/api/v1/approval-rule' });
    const [status, refund] = answer.json().data;
    return [status.thresholds[0], refund.thresholds[0]];
  };
  await setRule(700_000);
  expect(await read()).toEqual([
    { currency: 'UZS', threshold: 400_000, dayThreshold: 700_000 },
    { currency: 'UZS', threshold: null },
  ]);
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 300_000 });
  expect((await read())[0]).toMatchObject({ threshold: 300_000, dayThreshold: 700_000 });
  const put = (body: object) =>
    steps.requester({ method: 'PUT', url: '/api/v1/approval-rule', body });
  const rule = { kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 300_000, dayThreshold: null };
  const waiting = await put(rule);
  expect(waiting.json()).toMatchObject({
    approval: { preview: { changes: [{ before: '700000', after: null }] } },
  });
  expect((await steps.approve(waiting.json().approval.id)).statusCode).toBe(200);
  expect((await read())[0]).toMatchObject({ threshold: 300_000, dayThreshold: null });
  const other = await put({ ...rule, kind: 'REFUND', dayThreshold: 1 });
  expect(other.json()).toMatchObject({ errors: [{ path: '/dayThreshold' }] });
});
