import { type AccountId, asId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Shop } from '../payments/shop.ts';
import { type Deposit, type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { statementSteps } from './statement-steps.ts';

const dayMs = 24 * 60 * 60_000;

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

async function shown(amount: bigint): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

// LEDGER-729
it('a report that is sent again gives the money of its line to no deposit that came later', async () => {
  await statements.importLines(accountId, [{ day: day(), amount: 1_000_000n, reference: 'line' }]);
  const report = { accountId, amount: 1_000_000n, transferId: 'report' };
  await transfers.take(report);
  const later = await shown(1_000_000n);
  expect((await transfers.take(report)).outcome).toBe('known');
  expect(await system.status(later)).toBe('IN_PROGRESS');
  expect(await statements.standing(accountId)).toBe(1_000_000n);
});

// LEDGER-733
it('an unnamed report gives the money of a line to no deposit that was made after the line’s day', async () => {
  const line = { day: day(-3), amount: 1_000_000n, reference: 'line' };
  await statements.importLines(accountId, [line]);
  const later = await shown(1_000_000n);
  await transfers.take({ accountId, amount: 1_000_000n, transferId: 'report' });
  expect(await system.status(later)).toBe('IN_PROGRESS');
  expect(await statements.standing(accountId)).toBe(1_000_000n);
});

// LEDGER-730
it('a report by the bank’s own reference gives the money of its line to the deposit that it names', async () => {
  await statements.importLines(accountId, [{ day: day(), amount: 1_000_000n, reference: 'line' }]);
  const [named, other] = [await shown(1_000_000n), await shown(2_000_000n)];
  const report = { accountId, amount: 1_000_000n, transferId: 'line', named };
  expect((await transfers.take(report)).outcome).toBe('known');
  expect(await system.status(named)).toBe('DONE');
  expect(await system.status(other)).toBe('IN_PROGRESS');
  expect((await transfers.take(report)).outcome).toBe('known');
  expect(await statements.standing(accountId)).toBe(1_000_000n);
  expect(await system.balance(shop, 'merchant_balance')).toBe(985_000n);
});

// LEDGER-730
it('and no other report is about that line', async () => {
  await statements.importLines(accountId, [{ day: day(), amount: 1_000_000n, reference: 'line' }]);
  await transfers.take({ accountId, amount: 1_000_000n, transferId: 'line' });
  await transfers.take({ accountId, amount: 1_000_000n, transferId: 'another' });
  expect(await statements.standing(accountId)).toBe(2_000_000n);
});

// LEDGER-731
it.each([1, 2, 3])('money that is reported %i days after its line is its line', async (days) => {
  const line = { day: day(-days), amount: 1_000_000n, reference: 'line' };
  await transfers.take({ accountId, amount: 1_000_000n, transferId: 'report' });
  await statements.importLines(accountId, [line]);
  expect(await statements.lines(accountId)).toEqual([`${line.day} 1000000 transfer`]);
  expect(await statements.standing(accountId)).toBe(1_000_000n);
});

// LEDGER-731
it('and so where it is reported while the line waits for its turn', async () => {
  const line = { day: day(-3), amount: 1_000_000n, reference: 'line' };
  await statements.uploadLines(accountId, [line]);
  await transfers.take({ accountId, amount: 1_000_000n, transferId: 'report' });
  await system.runDueJobs();
  expect(await statements.standing(accountId)).toBe(1_000_000n);
});

// LEDGER-732
it('a line whose money another line of the amount has is money of its own', async () => {
  const yesterday = { day: day(-1), amount: 1_000_000n, reference: 'first' };
  const today = { day: day(), amount: 1_000_000n, reference: 'second' };
  await transfers.take({ accountId, amount: 1_000_000n, transferId: 'second' });
  await statements.importLines(accountId, [yesterday]);
  await statements.importLines(accountId, [yesterday, today]);
  expect(await statements.lines(accountId)).toEqual([
    `${yesterday.day} 1000000 transfer`,
    `${today.day} 1000000 transfer`,
  ]);
  expect(await statements.standing(accountId)).toBe(2_000_000n);
  await transfers.take({ accountId, amount: 1_000_000n, transferId: 'report of the first' });
  expect(await statements.standing(accountId)).toBe(2_000_000n);
});
