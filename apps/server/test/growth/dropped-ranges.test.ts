import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AccountId, asId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropArchived } from '../../src/administration/archive/drop-archived.ts';
import { verifyArchive } from '../../src/administration/archive/verify-archive.ts';
import { writeArchive } from '../../src/administration/archive/write-archive.ts';
import { chainEntries } from '../../src/audit/chain-entries.ts';
import { addPartitions } from '../../src/background/add-partitions.ts';
import { checkInvariants } from '../../src/invariants/check-invariants.ts';
import { brokenInvariants } from '../../src/invariants/find-violations.ts';
import { lockInvoice } from '../../src/payments/invoice-rows/invoice-row.ts';
import { readDay } from '../../src/payments/statements/list-days.ts';
import { readReportRequest, requireKeptPeriod } from '../../src/payments/reports/report-request.ts';
import { staffOf } from '../invoices/lists.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';

const monthMs = 31 * 24 * 60 * minute;

let system: TestSystem;
let payouts: ReturnType<typeof payoutSteps>;
let folder: string;
let shop: Shop;
let before: unknown;
/** Of the first range: booked, paid out, of two ranges, with money in suspense, and changed after the first drop. */
let booked: Deposit;
let corrected: Deposit;
let paidOut: Deposit;
let undone: Deposit;
let twice: Deposit;
let overpaid: Deposit;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tiyin-dropped-'));
  system = await openTestSystem();
  payouts = payoutSteps(system);
  shop = await system.shop();
  booked = await deposit(1_000_000n);
  corrected = await deposit(1_000_000n);
  twice = await deposit(1_000_000n);
  overpaid = await deposit(1_000_000n);
  await system.report(overpaid, { amount: 70_000n });
  paidOut = await withdrawal(500_000n);
  undone = await withdrawal(300_000n);
  await goOn();
  await system.move(twice, 'CANCELED');
  await system.fold();
  before = await balances();
});
afterAll(async () => {
  await system.close();
  rmSync(folder, { recursive: true, force: true });
});

async function deposit(amount: bigint): Promise<Deposit> {
  const made = await system.createDeposit(shop, amount);
  await system.requestRequisites(made);
  await system.complete(made);
  await system.report(made);
  expect(await system.status(made)).toBe('DONE');
  return made;
}

async function withdrawal(amount: bigint): Promise<Deposit> {
  const made = await payouts.createWithdrawal(shop, amount);
  await payouts.complete(made);
  await payouts.say('paid', made.invoiceId);
  return made;
}

/** The next posting begins another range. */
async function goOn(): Promise<void> {
  await system.run((tx) =>
    tx.execute(sql`select setval('posting_id_seq', (select min(ends) from ledger_ranges()
      where ends > (select last_value from posting_id_seq)), false)`),
  );
  await system.run((tx) => addPartitions(tx, system.clock.now()));
}

const balances = () => system.query(sql`select * from ledger_total order by id`);
const days = () => system.query(sql`select * from ledger_day_total order by account_id, day`);

const idsOf = (made: Deposit) =>
  system.query(sql`select id from posting where invoice_id = ${made.invoiceId}`);

async function archiveAndDrop(): Promise<string> {
  while (await system.run(chainEntries));
  const month = system.clock.now().toISOString().slice(0, 7);
  await writeArchive(system.context, { folder, before: month });
  return dropArchived(system.context, folder, { posting: 24 });
}

async function expectHolds(): Promise<void> {
  expect(await system.run((tx) => brokenInvariants(tx))).toEqual([]);
  const sizes = { changes: 1000, slice: 1000, accounts: 1000, entries: 3 };
  for (let round = 0; round < 4; round += 1) {
    const run = await checkInvariants(system.context.database, system.clock.now(), sizes);
    const broken = run?.checked.filter(({ violations }) => violations?.count !== 0);
    expect(broken?.map(({ id, violations }) => ({ id, found: violations?.found }))).toEqual([]);
  }
}

// RUN-972
test('a range that is younger than the ledger is kept stays', async () => {
  system.clock.advance(2 * monthMs);
  expect(await archiveAndDrop()).toBe('Nothing is older than it is kept.');
});

// RUN-972
test('an old range leaves the database, and every balance, day and invariant holds', async () => {
  const sums = await days();
  system.clock.advance(24 * monthMs);
  expect(await archiveAndDrop()).toBe('2 partitions were dropped: posting_first, entry_first.');
  expect(await balances()).toEqual(before);
  expect(await days()).toEqual(sums);
  expect(await idsOf(booked)).toEqual([]);
  expect(await system.status(paidOut)).toBe('DONE');
  expect(await idsOf(paidOut)).toEqual([]);
  await expectHolds();
  expect(await verifyArchive(system.context, folder)).toMatch(/^The archive is whole: /);
});

// RUN-972
test('what an invoice of two ranges and money in suspense need stays whole', async () => {
  expect((await idsOf(twice)).length).toBe(3);
  expect((await idsOf(overpaid)).length).toBe(3);
});

// RUN-972
test('an invoice whose postings are in the archive is corrected as before', async () => {
  await system.move(corrected, 'CANCELED');
  expect(await system.balance(shop, 'suspense')).toBe(70_000n + 1_000_000n + 1_000_000n);
  await expectHolds();
  await system.move(corrected, 'DONE');
  await system.move(undone, 'CANCELED');
  await expectHolds();
});

// RUN-972
test('the ledger goes on, and the next range is carried on top', async () => {
  const after = await deposit(2_000_000n);
  await goOn();
  await system.fold();
  const now = await balances();
  system.clock.advance(26 * monthMs);
  expect(await archiveAndDrop()).toMatch(/^2 partitions were dropped: posting_from_/);
  expect(await balances()).toEqual(now);
  expect(await idsOf(after)).toEqual([]);
  expect(await idsOf(corrected)).toEqual([]);
  expect(await idsOf(undone)).toEqual([]);
  await expectHolds();
  await deposit(3_000_000n);
  await expectHolds();
});

/** Resolves once a transaction waits for a table. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const [row] = await system.query(sql`select exists (
      select from pg_locks where not granted and locktype = 'relation'
        and database = (select oid from pg_database where datname = current_database())) as waits`);
    if (row?.['waits'] === true) return;
  }
}

// RUN-972
test.skipIf(!process.env['TIYIN_TEST_DATABASE_URL'])(
  'a range is dropped beside a payment, which waits for none of its tables',
  async () => {
    const old = await deposit(4_000_000n);
    await goOn();
    system.clock.advance(26 * monthMs);
    const paying = await system.createDeposit(shop, 1_000_000n);
    while (await system.run(chainEntries));
    const month = system.clock.now().toISOString().slice(0, 7);
    await writeArchive(system.context, { folder, before: month });
    const isBegun = Promise.withResolvers<undefined>();
    const goesOn = Promise.withResolvers<undefined>();
    const payment = system.run(async (tx) => {
      await lockInvoice(tx, paying.invoiceId);
      isBegun.resolve(undefined);
      await goesOn.promise;
      // Less than the drop waits for its locks.
      await tx.execute(sql`set local lock_timeout = '300ms'`);
      for (const table of ['posting', 'entry', 'transfer', 'ledger_account']) {
        await tx.execute(sql`select from ${sql.identifier(table)}`);
      }
    });
    await isBegun.promise;
    const drop = dropArchived(system.context, folder, { posting: 24 });
    await someoneWaits();
    goesOn.resolve(undefined);
    await expect(payment).resolves.toBeUndefined();
    expect(await drop).toMatch(/^2 partitions were dropped: posting_from_/);
    expect(await idsOf(old)).toEqual([]);
    await expectHolds();
  },
);

// RUN-972
test('a day and a report in the archive are refused, and would be wrong', async () => {
  const { accountId, createdAt } = await system.row(booked.invoiceId);
  const day = createdAt.toISOString().slice(0, 10);
  const question = { accountId: accountId ?? asId<AccountId>(0), day };
  await expect(system.run((tx) => readDay(tx, question))).rejects.toMatchObject({
    code: 'not_found',
  });
  const { database } = system.context;
  const reportFrom = (periodStart: string) =>
    readReportRequest(database, staffOf(shop), { periodStart, periodEnd: '2040-01-01' });
  await expect(requireKeptPeriod(database, await reportFrom(day))).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await requireKeptPeriod(database, await reportFrom('2039-12-31'));
});

// RUN-972
test.each(['ledger_opening', 'carried_books'])('nothing else writes %s', async (table) => {
  for (const change of [
    `update ${table} set account_id = 1`,
    `delete from ${table}`,
    `truncate ${table}`,
  ]) {
    const text = table === 'carried_books' ? change.replace('account_id', 'account') : change;
    await expect(system.run((tx) => tx.execute(sql.raw(text)))).rejects.toThrow('archive-drop');
  }
});
