import { asId, type AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import type { ReportName, ReportPeriod } from '@tiyin/domain/reports';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readMigrations } from '../../src/db/read-migrations.ts';
import { moveAccountMoney } from '../../src/payments/accounts/move-money.ts';
import type { Staff } from '../../src/staff/staff.ts';
import { staffOf } from '../invoices/lists.ts';
import type { Shop } from '../payments/shop.ts';
import { minute } from '../payments/test-system.ts';
import { rowsOf } from '../plan-rows.ts';
import { openReportSystem } from './report-system.ts';

const day = 24 * 60 * minute;
const period = (periodStart: string, periodEnd = periodStart): ReportPeriod => ({
  periodStart,
  periodEnd,
});

let system: Awaited<ReturnType<typeof openReportSystem>>;
let shop: Shop;
let route: Awaited<ReturnType<typeof system.routeOf>>;

/** 1 000 000 on 15 January, 400 000 on the 17th; then, dated on the 16th and the 15th, 200 000 and 100 000. */
beforeAll(async () => {
  system = await openReportSystem();
  shop = await system.shop();
  route = await system.routeOf(shop);
  await system.money.earn(shop, 1_000_000n);
  system.clock.advance(2 * day);
  await system.money.earn(shop, 400_000n);
  system.clock.advance(-day);
  await system.money.earn(shop, 200_000n);
  system.clock.advance(-day);
  await system.money.earn(shop, 100_000n);
  await topUp(50_000n);
  system.clock.advance(3 * day);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

async function topUp(amount: bigint): Promise<void> {
  const staff = await system.operator();
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  const command = {
    staff,
    accountId,
    amount: minorUnits(amount),
    direction: 'TOP_UP',
    comment: 'As agreed',
  } as const;
  const now = system.clock.now();
  await system.run((tx) => moveAccountMoney(tx, { ...command, expectedVersion: undefined, now }));
}

/** Runs a part in a transaction that is undone. */
async function undone(part: (run: (query: SQL) => Promise<unknown>) => Promise<void>) {
  const work = system.run(async (tx) => {
    await part((query) => tx.execute(query));
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
}

const balances = ['Opening balance', 'Closing balance'] as const;

async function balancesOf(name: ReportName, days: ReportPeriod): Promise<string[]> {
  const lines = await system.lines(name, staffOf(undefined), days, route);
  const sums = new Map<string, number[]>();
  for (const line of lines) {
    const known = sums.get(line['Date'] ?? '') ?? [0, 0];
    sums.set(
      line['Date'] ?? '',
      known.map((sum, place) => sum + Number(line[balances[place] ?? ''])),
    );
  }
  return [...sums].map(([date, [opening, closing]]) => `${date} ${opening} ${closing}`).toSorted();
}

describe('the sums of the days of a ledger account', () => {
  // LEDGER-323
  it('go from opening to closing, also after postings that are dated in the past', async () => {
    const all = ['2026-01-15 0 10835', '2026-01-16 10835 12805', '2026-01-17 12805 16745'];
    expect(await balancesOf('balance', period('2026-01-15', '2026-01-17'))).toEqual(all);
    for (const line of all) {
      expect(await balancesOf('balance', period(line.slice(0, 10)))).toEqual([line]);
    }
    expect(await balancesOf('balance', period('2026-01-20'))).toEqual(['2026-01-20 16745 16745']);
    expect(await balancesOf('pool.balance', period('2026-01-16'))).toEqual([
      '2026-01-16 11500 13500',
    ]);
    expect(await balancesOf('pool.balance', period('2026-01-20'))).toEqual([
      '2026-01-20 17500 17500',
    ]);
  });

  // LEDGER-323
  it('are summed of an existing history as the trigger has kept them', async () => {
    system.clock.advance(Date.now() - system.clock.now().getTime());
    await system.money.earn(shop, 300_000n);
    const migration = readMigrations().find(({ statements }) =>
      statements.some((text) => text.includes('CREATE TABLE "ledger_day"')),
    );
    const rows = sql`select * from ledger_day order by account_id, day`;
    await system.query(sql`delete from ledger_delta`);
    const kept = await system.query(rows);
    expect(kept.length).toBeGreaterThan(5);
    await undone(async (run) => {
      await run(sql`drop table ledger_day cascade`);
      for (const statement of migration?.statements ?? []) await run(sql.raw(statement));
      expect(await run(rows)).toEqual(kept);
    });
  });
});

describe('a report of one day', () => {
  const requested = period('2026-01-16');

  /** Earlier and later days and postings of every ledger account, so many of each. */
  const history = (days: number): readonly SQL[] => [
    sql`select set_config('session_replication_role', 'replica', true)`,
    sql`insert into ledger_day (account_id, day, opening, amount, deposits, withdrawals, settlements,
        received, paid_out, moved)
      select id, date '2026-01-15' + sign * n, 0, 0, 0, 0, 0, 0, 0, 0
      from ledger_account, generate_series(10, ${days}::int) n, unnest(array[-1, 1]) sign
      on conflict do nothing`,
    sql`insert into posting (id, kind, created_at)
      select 1000000 + n * 2 + (sign > 0)::int, 'money_reported',
        timestamptz '2026-01-15T00:00:00Z' + sign * n * interval '1 day'
      from generate_series(10, ${days}::int) n, unnest(array[-1, 1]) sign`,
    sql`insert into entry (posting_id, account_id, amount, currency, is_test)
      select posting.id, ledger_account.id, 1, currency, is_test
      from ledger_account join posting on posting.id > 1000000`,
    sql`analyze ledger_day`,
    sql`analyze posting`,
    sql`analyze entry`,
  ];

  async function rowsRead(name: ReportName, staff: Staff, days: number) {
    const query = await system.queryOf(name, staff, requested, route);
    let plan: unknown;
    await undone(async (run) => {
      for (const step of history(days)) await run(step);
      plan = await run(sql`explain (analyze, format json) ${query}`);
    });
    const rows = (table: string) => Math.round(rowsOf(table, plan));
    return { days: rows('ledger_day'), entries: rows('entry'), postings: rows('posting') };
  }

  // LEDGER-323, INVOICE-63
  it('reads the sums of its balances for that day and one before, however long the history', async () => {
    const read = await rowsRead('balance', staffOf(undefined), 250);
    // The balance has both rows; there is no reserve.
    expect(read).toEqual({ days: 2, entries: 0, postings: 0 });
    expect(await rowsRead('balance', staffOf(undefined), 1000)).toEqual(read);
  });

  // LEDGER-323, INVOICE-64
  it('reads the sums of the accounts of its pool for that day and one before', async () => {
    const read = await rowsRead('pool.balance', staffOf(undefined), 250);
    expect(read).toMatchObject({ entries: 0, postings: 0 });
    // The account has both rows; a skip scan of the index also passes that day of the merchant's balance.
    expect(read.days).toBeLessThanOrEqual(3);
    expect(await rowsRead('pool.balance', staffOf(undefined), 1000)).toEqual(read);
  });

  // INVOICE-64
  it('reads the postings of that day alone for people who see the movements of their terminals', async () => {
    const read = await rowsRead('pool.balance', staffOf(shop), 250);
    expect(read.postings).toBeLessThanOrEqual(10);
    expect(await rowsRead('pool.balance', staffOf(shop), 1000)).toEqual(read);
  });
});
