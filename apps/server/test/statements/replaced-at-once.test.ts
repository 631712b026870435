import { asId, type AccountId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { doDueJob } from '../../src/background/due-jobs.ts';
import { during } from '../payments/during.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { statementSteps } from './statement-steps.ts';

let system: TestSystem;
let statements: ReturnType<typeof statementSteps>;
let transfers: ReturnType<typeof transferSteps>;
let payouts: ReturnType<typeof payoutSteps>;
let shop: Shop;
let accountId: AccountId;
beforeAll(async () => {
  system = await openTestSystem();
  statements = statementSteps(system);
  transfers = transferSteps(system);
  payouts = payoutSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

beforeEach(async ({ skip }) => {
  // One connection: nothing comes at the same moment.
  if (system.context.database.kind === 'embedded') skip();
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
});

const today = () => system.clock.now().toISOString().slice(0, 10);

/** Does work while the job that matches the lines of a statement is not committed, and then what is left to do. */
async function whileMatching(work: () => Promise<unknown>): Promise<void> {
  const { clock, secrets } = system.context;
  await during(system.run, (tx) => doDueJob(tx, secrets, clock.now()), work);
  await system.runDueJobs();
}

// LEDGER-306
it('a line that is matched while a report replaces its money is that report’s, and a second line is other money', async () => {
  const line = { day: today(), amount: 330_000n };
  const deposit = await system.createDeposit(shop, line.amount);
  await system.requestRequisites(deposit);
  await system.move(deposit, 'DONE');
  await statements.uploadLines(accountId, [line]);
  await whileMatching(() => transfers.take({ accountId, amount: line.amount, named: deposit }));
  await statements.importLines(accountId, [line, line]);
  expect(await statements.standing(accountId)).toBe(660_000n);
  expect(await statements.day(accountId, line.day)).toMatchObject({ difference: 0 });
});

// LEDGER-262
it('a line that is matched while its payout fails is unexplained', async () => {
  await payouts.earn(shop, 1_000_000n);
  const invoiceId = await payouts.payOut(shop, 500_000n);
  await statements.uploadLines(accountId, [{ day: today(), amount: -500_000n }]);
  await whileMatching(() => payouts.say('refused', invoiceId));
  expect(await statements.lines(accountId)).toEqual([`${today()} -500000 UNEXPLAINED`]);
});
