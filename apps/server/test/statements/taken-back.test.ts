import { asId, type AccountId, type TransferId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { assignTransfer } from '../../src/payments/transfers/assign-transfer.ts';
import { reverseTransfer } from '../../src/payments/transfers/reverse-transfer.ts';
import { during } from '../payments/during.ts';
import type { Shop } from '../payments/shop.ts';
import { type Deposit, type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { statementSteps } from './statement-steps.ts';

const dayMs = 24 * 60 * 60_000;

let system: TestSystem;
let statements: ReturnType<typeof statementSteps>;
let transfers: ReturnType<typeof transferSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  statements = statementSteps(system);
  transfers = transferSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const today = () => system.clock.now().toISOString().slice(0, 10);

/** A deposit whose customer sees the account. */
async function shown(shop: Shop): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  return deposit;
}

/** How many transactions wait for another. */
async function waiting(): Promise<unknown> {
  const [row] = await system.query(sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
  return row?.['count'];
}

// LEDGER-263
it('a provider’s report gives no deposit the transfer of a line that is taken back at the same moment', async ({
  skip,
}) => {
  // One connection: nothing comes at the same moment.
  if (system.context.database.kind === 'embedded') skip();
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  const day = today();
  await system.pass(dayMs);
  await statements.importLines(accountId, [{ day, amount: 1_000_000n, reference: 'line' }]);
  await statements.close(accountId, day);
  const found = await transfers.find('line');
  if (!found) throw new Error('the line became no transfer');
  const deposit = await shown(shop);
  const staff = await system.operator();
  const reason = 'It is our own money';
  const command = { staff, id: found.id, reason, now: system.clock.now() };
  const taken = await during(
    system.run,
    (tx) => reverseTransfer(tx, command),
    async () => {
      const money = { accountId, amount: 1_000_000n, named: deposit, transferId: 'p-1' };
      const report = transfers.take(money);
      await expect.poll(waiting).toBe(1);
      return { report };
    },
  );
  await taken.report;
  expect(await system.status(deposit)).toBe('DONE');
  expect(await system.balance(shop, 'suspense')).toBe(0n);
  expect(await statements.standing(accountId)).toBe(1_000_000n);
});

// LEDGER-263
it('a provider’s report about one deposit is not the line that a person gives to another at the same moment', async ({
  skip,
}) => {
  if (system.context.database.kind === 'embedded') skip();
  const shop = await system.shop({
    isTest: false,
    providerKind: 'manual',
    accounts: [{ checkUniqueAmount: false }],
  });
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  await statements.importLines(accountId, [{ day: today(), amount: 1_000_000n, reference: 'two' }]);
  const found = await transfers.find('two');
  if (!found) throw new Error('the line became no transfer');
  const [ofLine, ofReport] = [await shown(shop), await shown(shop)];
  const staff = await system.operator();
  const { invoiceId } = ofLine;
  const command = { staff, id: found.id, invoiceId, reason: 'The customer sent the receipt' };
  const taken = await during(
    system.run,
    (tx) => assignTransfer(tx, { ...command, now: system.clock.now() }),
    async () => {
      const money = { accountId, amount: 1_000_000n, named: ofReport, transferId: 'p-2' };
      const report = transfers.take(money);
      await expect.poll(waiting).toBe(1);
      return { report };
    },
  );
  await taken.report;
  expect([await system.status(ofLine), await system.status(ofReport)]).toEqual(['DONE', 'DONE']);
  expect(await statements.standing(accountId)).toBe(2_000_000n);
});

// LEDGER-263
it('a report whose money was taken back is about another line of the amount when it comes again', async () => {
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  const line = { day: today(), amount: 4_000_000n };
  await statements.importLines(accountId, [{ ...line, reference: 'first' }]);
  const report = { accountId, amount: line.amount, transferId: 'again' };
  await transfers.take(report);
  const first = await transfers.find('first');
  await transfers.takeBack(first?.id ?? asId<TransferId>(0));
  await system.runDueJobs();
  await statements.importLines(accountId, [
    { ...line, reference: 'first' },
    { ...line, reference: 'second' },
  ]);
  const { outcome, transfer } = await transfers.take(report);
  expect([outcome, transfer.externalId]).toEqual(['known', 'second']);
  expect(await statements.standing(accountId)).toBe(4_000_000n);
});
