import type { AccountId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payoutSteps } from '../payments/payout-steps.ts';
import { type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';
import { statementSteps } from './statement-steps.ts';

const dayMs = 24 * 60 * 60_000;

let system: TestSystem;
let statements: ReturnType<typeof statementSteps>;
let payouts: ReturnType<typeof payoutSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  statements = statementSteps(system);
  payouts = payoutSteps(system);
});
beforeEach(() => payouts.autoRetry('true'));
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const today = () => system.clock.now().toISOString().slice(0, 10);

/** A withdrawal of a shop with so many accounts, refused first and then sent again. */
async function sentAgain(accounts: 1 | 2) {
  const shop = await system.shop({
    isTest: false,
    providerKind: 'manual',
    accounts: accounts === 1 ? [{}] : [{ priority: 2 }, {}],
  });
  for (const money of [2_000_000n, 2_000_001n]) {
    await payouts.earn(shop, money);
    await system.run((tx) => tx.execute(sql`update payment_account set priority = -priority`));
  }
  await system.pass(dayMs);
  const invoiceId = await payouts.payOut(shop, 400_000n);
  await payouts.say('refused', invoiceId);
  await system.pass(1 * minute);
  // A payout goes to each account once, and a person sends it again.
  if (accounts === 1) await payouts.retry(invoiceId);
  const [first, second, more] = await payouts.payouts(invoiceId);
  if (!first || !second || more) throw new Error('it was not sent twice');
  return { invoiceId, first, second, day: today() };
}

const lineOf = (reference: string) => ({ day: today(), amount: -400_000n, reference });

async function expectSwept(accountId: AccountId, day: string, lines: readonly string[]) {
  expect(await statements.lines(accountId)).toEqual(lines);
  expect(await statements.day(accountId, day)).toMatchObject({
    difference: 0,
    unexplained: [],
    unseen: [],
  });
}

// LEDGER-727
describe('a withdrawal that two accounts paid', () => {
  it.each(['before', 'after'] as const)(
    'shows the second payment, reported %s the import, as unexplained until a sweep books it',
    async (order) => {
      const { day, first, invoiceId } = await sentAgain(2);
      const { accountId, id } = first;
      await payouts.say('paid', invoiceId);
      if (order === 'before') await payouts.say('paid', invoiceId, id);
      await statements.importLines(accountId, [lineOf(id)]);
      if (order === 'after') await payouts.say('paid', invoiceId, id);
      await system.runDueJobs();
      expect(await statements.lines(accountId)).toEqual([`${day} -400000 UNEXPLAINED`]);
      expect(await statements.day(accountId, day)).toMatchObject({
        difference: -400_000,
        unexplained: [{ amount: -400_000, reference: id }],
        unseen: [],
      });
      await system.pass(dayMs);
      await statements.move(accountId, 'SWEEP', 400_000n);
      await system.runDueJobs();
      await expectSwept(accountId, day, [`${day} -400000 movement`]);
    },
  );

  it('frees the line that was matched while nobody knew that another account pays, too', async () => {
    const { day, first, invoiceId, second } = await sentAgain(2);
    await payouts.say('paid', invoiceId, first.id);
    await statements.importLines(first.accountId, [lineOf(first.id)]);
    expect(await statements.lines(first.accountId)).toEqual([`${day} -400000 payout`]);
    await payouts.say('paid', invoiceId, second.id);
    await system.runDueJobs();
    const { accountId: booked } = await system.row(invoiceId);
    expect(booked).toBe(second.accountId);
    expect(await statements.lines(first.accountId)).toEqual([`${day} -400000 UNEXPLAINED`]);
  });
});

// LEDGER-727
it('a withdrawal that one account paid twice has one line, and a sweep has the other', async () => {
  const { day, first, invoiceId, second } = await sentAgain(1);
  const { accountId } = first;
  expect(second.accountId).toBe(accountId);
  await payouts.say('paid', invoiceId);
  await payouts.say('paid', invoiceId, first.id);
  await statements.importLines(accountId, [lineOf(first.id), lineOf(second.id)]);
  expect((await statements.lines(accountId)).toSorted()).toEqual([
    `${day} -400000 UNEXPLAINED`,
    `${day} -400000 payout`,
  ]);
  await system.pass(dayMs);
  await statements.move(accountId, 'SWEEP', 400_000n);
  await system.runDueJobs();
  expect((await statements.lines(accountId)).toSorted()).toEqual([
    `${day} -400000 movement`,
    `${day} -400000 payout`,
  ]);
  expect(await statements.day(accountId, day)).toMatchObject({ difference: 0, unexplained: [] });
});
