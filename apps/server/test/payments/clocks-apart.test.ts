import { asId, type AccountId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { statementSteps } from '../statements/statement-steps.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
let transfers: ReturnType<typeof transferSteps>;
let accountId: AccountId;
let first: Deposit;
let second: Deposit;
beforeAll(async () => {
  system = await openTestSystem();
  transfers = transferSteps(system);
});
/** Two deposits wait for one amount, so that nobody knows whose money comes. */
beforeEach(async () => {
  const accounts = [{ checkUniqueAmount: false }];
  const shop = await system.shop({ providerKind: 'manual', isTest: false, accounts });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  first = await system.createDeposit(shop, 1_000_000n);
  second = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(first);
  await system.requestRequisites(second);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** A server whose clock is behind by so much takes the report of the money; returns its transfer. */
async function reportedBehind(ms: number) {
  system.clock.advance(-ms);
  const transferId = `behind-${ms}-${accountId}`;
  await transfers.take({ accountId, amount: 1_000_000n, transferId });
  system.clock.advance(ms);
  const row = await transfers.find(transferId);
  if (!row) throw new Error('the money was not taken');
  expect(row.invoiceId).toBeNull();
  return row;
}

// LEDGER-772
it('money that a server with a clock behind takes is that of the deposit, and not vouched for again', async () => {
  const { id } = await reportedBehind(40_000);
  const { candidates } = await transfers.read(id);
  expect(candidates.map(({ invoiceId }) => invoiceId).toSorted()).toEqual(
    [first.invoiceId, second.invoiceId].toSorted(),
  );
  await system.move(first, 'DONE');
  expect((await transfers.row(id))?.invoiceId).toBe(first.invoiceId);
  expect(await statementSteps(system).standing(accountId)).toBe(1_000_000n);
});

// LEDGER-772
it('money that came more than a minute before the deposit is other money', async () => {
  const { id } = await reportedBehind(minute + 1);
  expect((await transfers.read(id)).candidates).toEqual([]);
  await system.move(first, 'DONE');
  expect((await transfers.row(id))?.invoiceId).toBeNull();
  expect(await statementSteps(system).standing(accountId)).toBe(2_000_000n);
});
