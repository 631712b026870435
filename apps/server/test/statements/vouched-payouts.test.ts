import { asId, type AccountId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { payoutSteps } from '../payments/payout-steps.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';
import { statementSteps } from './statement-steps.ts';

let system: TestSystem;
let payouts: ReturnType<typeof payoutSteps>;
let statements: ReturnType<typeof statementSteps>;
let shop: Shop;
let accountId: AccountId;
let today: string;
beforeAll(async () => {
  system = await openTestSystem();
  payouts = payoutSteps(system);
  statements = statementSteps(system);
});
beforeEach(async () => {
  await payouts.autoRetry('false');
  shop = await system.shop({ isTest: false, providerKind: 'manual', feeBasisPoints: 0 });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  await payouts.earn(shop, 5_000_000n);
  today = system.clock.now().toISOString().slice(0, 10);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const line = () => ({ day: today, amount: -1_000_000n, reference: 'BANK-80' });
const lineIs = (match: string) => [`${today} -1000000 ${match}`];

/** A withdrawal that was refused, though the bank paid it. */
async function refused(): Promise<Deposit> {
  const withdrawal = await payouts.createWithdrawal(shop, 1_000_000n);
  await payouts.complete(withdrawal);
  await payouts.say('refused', withdrawal.invoiceId);
  return withdrawal;
}

/** A person changes the status two days later. */
async function movedLater(withdrawal: Deposit, to: 'DONE' | 'DECLINED'): Promise<void> {
  await system.pass(2 * 24 * 60 * minute);
  await system.move(withdrawal, to);
  await system.runDueJobs();
}

const dayIs = async (day = today) => {
  const { difference, unexplained, unseen } = await statements.day(accountId, day);
  return [difference, unexplained.length, unseen.length];
};

// LEDGER-774
it('a line is the withdrawal that a person books because of it, until they take the booking back', async () => {
  const withdrawal = await refused();
  await statements.importLines(accountId, [line()]);
  expect(await statements.lines(accountId)).toEqual(lineIs('UNEXPLAINED'));
  const before = await dayIs();
  expect(before).toEqual([-6_000_000, 1, 1]);
  await movedLater(withdrawal, 'DONE');
  expect(await statements.lines(accountId)).toEqual(lineIs('payout'));
  expect(await dayIs()).toEqual([-5_000_000, 0, 1]);
  expect(await statements.standing(accountId)).toBe(4_000_000n);
  await movedLater(withdrawal, 'DECLINED');
  expect(await statements.lines(accountId)).toEqual(lineIs('UNEXPLAINED'));
  expect(await dayIs()).toEqual(before);
});

// LEDGER-774
it('a withdrawal that a person booked has the line that is imported afterwards', async () => {
  await movedLater(await refused(), 'DONE');
  await statements.importLines(accountId, [line()]);
  expect(await statements.lines(accountId)).toEqual(lineIs('payout'));
  expect(await dayIs()).toEqual([-5_000_000, 0, 1]);
});

// LEDGER-774
it('a withdrawal that was sent again and paid has one line, and that of the refused payout is open', async () => {
  const withdrawal = await refused();
  await payouts.retry(withdrawal.invoiceId);
  await payouts.say('paid', withdrawal.invoiceId);
  await statements.importLines(accountId, [line(), { ...line(), reference: 'BANK-81' }]);
  expect(await statements.lines(accountId)).toEqual([
    ...lineIs('payout'),
    ...lineIs('UNEXPLAINED'),
  ]);
});

// LEDGER-774, INVOICE-641
it('a refund that a person books beside the one that took its place has its line, too', async () => {
  const give = refundSteps(system);
  const deposit = await give.paidDeposit(shop, 1_000_000n);
  const first = { ...deposit, invoiceId: await give.refund(deposit, 1_000_000n) };
  await payouts.say('refused', first.invoiceId);
  await payouts.say('paid', await give.refund(deposit, 1_000_000n));
  await movedLater(first, 'DONE');
  await statements.importLines(accountId, [line(), { ...line(), reference: 'BANK-81' }]);
  expect(await statements.lines(accountId)).toEqual([...lineIs('payout'), ...lineIs('payout')]);
  expect(await statements.standing(accountId)).toBe(4_000_000n);
});
