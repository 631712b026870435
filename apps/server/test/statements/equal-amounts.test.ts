import { type AccountId, asId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { statementSteps } from './statement-steps.ts';

const dayMs = 24 * 60 * minute;

let system: TestSystem;
let statements: ReturnType<typeof statementSteps>;
let transfers: ReturnType<typeof transferSteps>;
let shop: Shop;
let accountId: AccountId;
beforeAll(async () => {
  system = await openTestSystem();
  statements = statementSteps(system);
  transfers = transferSteps(system);
});
beforeEach(async () => {
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** The day so many days from now. */
const day = (days = 0) =>
  new Date(system.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);

const amount = 1_000_000n;

/** The lines of a bank that has money on the day after it came. */
const linesOf = (days: readonly string[]) => days.map((each) => ({ day: each, amount }));

/** So many days with money each; returns the days after them. */
async function reportDaily(count: number): Promise<string[]> {
  const days: string[] = [];
  for (let reported = 0; reported < count; reported += 1) {
    await transfers.take({ accountId, amount });
    days.push(day(1));
    await system.pass(dayMs);
  }
  return days;
}

// LEDGER-740
it('a bank that books each day the money of the day before has no money of its own', async () => {
  const days = await reportDaily(7);
  const waiting = await system.createDeposit(shop, amount);
  await system.requestRequisites(waiting);
  await statements.importLines(accountId, linesOf(days));
  expect(await statements.lines(accountId)).toEqual(
    days.map((each) => `${each} ${amount} transfer`),
  );
  expect(await statements.standing(accountId)).toBe(7n * amount);
  expect(await system.status(waiting)).toBe('IN_PROGRESS');
});

// LEDGER-740
it('nor where its lines are imported one after another', async () => {
  const days = await reportDaily(7);
  for (const each of days) await statements.importLines(accountId, linesOf([each]));
  expect(await statements.standing(accountId)).toBe(7n * amount);
});

// LEDGER-740
it('a weekend between the money and its lines posts none twice, top-ups included', async () => {
  await transfers.take({ accountId, amount });
  await system.pass(3 * dayMs);
  await statements.move(accountId, 'TOP_UP', amount);
  await statements.importLines(accountId, linesOf([day()]));
  await system.pass(3 * dayMs);
  await statements.importLines(accountId, linesOf([day()]));
  expect((await statements.lines(accountId)).map((each) => each.split(' ').at(-1))).toEqual([
    'transfer',
    'movement',
  ]);
  expect(await statements.standing(accountId)).toBe(2n * amount);
});

// LEDGER-750
it('a top-up is refused where its money is a transfer of a line that others would leave to it', async () => {
  await system.pass(3 * dayMs);
  await transfers.take({ accountId, amount });
  await statements.importLines(accountId, linesOf([day()]));
  await statements.importLines(accountId, linesOf([day(-3)]));
  await system.pass(3 * dayMs);
  await expect(statements.move(accountId, 'TOP_UP', amount)).rejects.toMatchObject({
    code: 'not_allowed',
  });
  expect(await statements.standing(accountId)).toBe(2n * amount);
  await system.pass(dayMs);
  await statements.move(accountId, 'TOP_UP', amount);
  expect(await statements.standing(accountId)).toBe(3n * amount);
});

// LEDGER-740
it('a line is money of its own where each money has a line', async () => {
  const days = await reportDaily(7);
  await statements.importLines(accountId, linesOf([...days, day()]));
  expect(await statements.standing(accountId)).toBe(8n * amount);
});

// LEDGER-740
it('lines of closed days keep their money, and a later line gets what they leave', async () => {
  const days = await reportDaily(5);
  const [last = ''] = days.slice(-1);
  await statements.importLines(accountId, linesOf(days.slice(0, -1)));
  const before = await statements.lines(accountId);
  const [first = ''] = days;
  await system.pass(2 * dayMs);
  const begin = new Date(new Date(first).getTime() - dayMs).toISOString().slice(0, 10);
  await statements.explain(accountId, begin);
  await statements.close(accountId, days.at(-2) ?? '');
  await statements.importLines(accountId, linesOf([last]));
  expect(await statements.standing(accountId)).toBe(5n * amount);
  expect(await statements.lines(accountId)).toEqual([...before, `${last} ${amount} transfer`]);
  expect(await statements.day(accountId, begin)).toMatchObject({ difference: -Number(amount) });
  const shown = await statements.day(accountId, last);
  expect(shown).toMatchObject({ difference: Number(amount), unexplained: [{ amount: 1_000_000 }] });
});

// LEDGER-740
it('lines that their reference matched keep their money', async () => {
  const days = await reportDaily(2);
  await transfers.take({ accountId, amount, transferId: 'known' });
  await system.pass(3 * dayMs);
  const known = { day: day(), amount, reference: 'known' };
  await statements.importLines(accountId, [...linesOf(days), known]);
  const before = await statements.lines(accountId);
  await statements.importLines(accountId, linesOf([day()]));
  expect(await statements.standing(accountId)).toBe(4n * amount);
  expect((await statements.lines(accountId)).slice(0, -1)).toEqual(before);
});
