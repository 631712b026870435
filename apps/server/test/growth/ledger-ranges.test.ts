import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addPartitions } from '../../src/background/add-partitions.ts';
import type { Tx } from '../../src/db/database.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { openTestDatabase } from '../test-database.ts';
import { trialIn } from './trial.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(async () => {
  // A sequence is not rolled back.
  await system.run((tx) =>
    tx.execute(
      sql`select setval('posting_id_seq', (select coalesce(max(id), 0) + 1 from posting), false)`,
    ),
  );
  await system.expectBooksHold();
});
afterAll(() => system.close());

const trial = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  trialIn(system.context.database, work);

type Range = {
  readonly part: string;
  readonly starts: string | null;
  readonly ends: string;
  readonly [column: string]: unknown;
};

const ranges = (tx: Tx) =>
  tx.execute<Range>(sql`select part, starts::text, ends::text from ledger_ranges() order by ends`);

/** The next posting gets this id. */
const goOnWith = (tx: Tx, id: number | string) =>
  tx.execute(sql`select setval('posting_id_seq', ${id}::bigint, false)`);

const add = (tx: Tx) => addPartitions(tx, system.clock.now());

/** The end of the range that postings are written to now. */
async function endOfRange(tx: Tx): Promise<number> {
  const [row] = await tx.execute<{ ends: string }>(sql`
    select min(ends)::text as ends from ledger_ranges() where ends > (select last_value from posting_id_seq)`);
  return Number(row?.ends);
}

/** The partitions of the postings and of the entries of an invoice. */
const placesOf = (invoiceId: string) =>
  system.run((tx) =>
    tx.execute<{ posting: string; entry: string }>(sql`
      select posting.tableoid::regclass::text as posting, min(entry.tableoid::regclass::text) as entry
      from posting join entry on entry.posting_id = posting.id
      where posting.invoice_id = ${invoiceId} group by posting.id, 1 order by posting.id`),
  );

async function bookedDeposit() {
  const shop = await system.shop();
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.complete(deposit);
  await system.report(deposit);
  expect(await system.status(deposit)).toBe('DONE');
  expect(await system.balance(shop, 'merchant_balance')).toBe(985_000n);
  return deposit;
}

// RUN-970
describe('the ledger', () => {
  test('has three empty ranges for postings to come, and gets more as they are filled', async () => {
    await trial(async (tx) => {
      const before = await ranges(tx);
      expect(before.length).toBe(4);
      await goOnWith(tx, before[1]?.starts ?? '');
      await add(tx);
      await add(tx);
      const after = await ranges(tx);
      expect(after.slice(0, 4)).toEqual(before);
      expect(after.length).toBe(5);
      expect(after[4]?.starts).toBe(before[3]?.ends);
    });
  });

  test('makes the next ranges as long as a quarter of a year of postings', async () => {
    const lengths = await trial(async (tx) => {
      const [, , , last] = await ranges(tx);
      await tx.execute(sql`insert into posting (id, kind, created_at)
        values (1000, 'settlement', now() - interval '91 days')`);
      await goOnWith(tx, 5_001_000);
      for (let round = 0; round < 3; round += 1) await add(tx);
      return (await ranges(tx))
        .filter(({ starts }) => Number(starts) >= Number(last?.ends))
        .map(({ starts, ends }) => Number(ends) - Number(starts));
    });
    expect(lengths).toEqual([5_000_000, 5_000_000, 5_000_000, 5_000_000]);
  });

  test('takes a posting past its last range, which then gets one without being moved', async () => {
    await trial(async (tx) => {
      const last = (await ranges(tx)).at(-1);
      const id = Number(last?.ends) + 7;
      await tx.execute(
        sql`insert into posting (id, kind, created_at) values (${id}, 'settlement', now())`,
      );
      const place = async () => {
        const [row] = await tx.execute<{ place: string }>(
          sql`select tableoid::regclass::text as place from posting where id = ${id}`,
        );
        return row?.place;
      };
      expect(await place()).toBe('posting_default');
      const state = await tx.execute<{ rows: string }>(sql`
        select default_rows as rows from partition_state() where table_name = 'posting'`);
      expect(state).toEqual([{ rows: '1' }]);
      await goOnWith(tx, id + 1);
      await add(tx);
      expect(await place()).toBe(`posting_from_${last?.ends}`);
      expect((await ranges(tx)).length).toBe(8);
    });
  });

  test.each(['posting', 'entry'])('refuses changes in each range of %s', async (table) => {
    await bookedDeposit();
    const parts = (await trial(ranges)).map(({ part }) => part.replace('posting', table));
    for (const part of [table, ...parts, `${table}_default`]) {
      const truncated = trial((tx) => tx.execute(sql.raw(`truncate ${part}`)));
      await expect(truncated, part).rejects.toThrow('append-only');
    }
    for (const change of [`update ${table} set id = 1`, `delete from ${table}_first`]) {
      await expect(
        trial((tx) => tx.execute(sql.raw(change))),
        change,
      ).rejects.toThrow('append-only');
    }
  });

  test('has its indexes in each range, under the name of the range', async () => {
    await trial(async (tx) => {
      const odd = await tx.execute(sql`
        select part.relname, of_parent.relname as lacks
        from pg_inherits join pg_class part on part.oid = inhrelid and part.relkind = 'r'
        join pg_index index on index.indrelid = inhparent
        join pg_class of_parent on of_parent.oid = index.indexrelid
        join pg_class parent on parent.oid = inhparent
        where parent.relname in ('posting', 'entry') and not exists (
          select from pg_inherits own join pg_class on pg_class.oid = own.inhrelid
          join pg_index own_index on own_index.indexrelid = own.inhrelid
          where own.inhparent = of_parent.oid and own_index.indrelid = part.oid
            and pg_class.relname = replace(of_parent.relname, parent.relname, part.relname))`);
      expect(odd).toEqual([]);
    });
  });
});

// RUN-970
test('the two postings of a deposit may be of two ranges', async () => {
  const end = await system.run(async (tx) => {
    const ends = await endOfRange(tx);
    // One of the ids that are taken before is not used.
    await goOnWith(tx, ends - 2);
    return ends;
  });
  const { invoiceId } = await bookedDeposit();
  const places = await placesOf(invoiceId);
  expect(places.map(({ posting }) => posting)).toEqual([
    expect.not.stringContaining(String(end)),
    `posting_from_${end}`,
  ]);
  expect(places.map(({ entry }) => entry.replace('entry', 'posting'))).toEqual(
    places.map(({ posting }) => posting),
  );
});

// RUN-973
test('the postings of an invoice are joined with their entries range by range', async () => {
  const { invoiceId } = await bookedDeposit();
  const plans = await trial(async (tx) => {
    for (let place = 0; place < 36; place += 1) {
      await goOnWith(tx, (await endOfRange(tx)) - 1);
      await add(tx);
    }
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into posting (id, kind, created_at)
      select starts + 1000 + n, 'settlement', now() from ledger_ranges(), generate_series(1, 300) n where starts is not null`);
    await tx.execute(sql`insert into entry (posting_id, account_id, amount, currency, is_test)
      select posting.id, account.id, 5, 'UZS', true from posting,
        (select id from ledger_account order by id limit 1) account where kind = 'settlement'`);
    await tx.execute(sql`select analyze_partitioned()`);
    const planOf = async () => {
      const [row] = await tx.execute(sql`explain (costs off, format json) select entry.amount
        from posting join entry on entry.posting_id = posting.id where posting.invoice_id = ${invoiceId}`);
      return /"Node Type":\s*"([^"]+)"/.exec(JSON.stringify(row))?.[1];
    };
    const plan = await planOf();
    await tx.execute(sql`set local enable_partitionwise_join = off`);
    return { plan, without: await planOf() };
  });
  expect(plans).toEqual({ plan: 'Append', without: 'Hash Join' });
});

// LEDGER-770
test('an entry without its posting is refused', async () => {
  await bookedDeposit();
  const alone = system.run((tx) =>
    tx.execute(sql`insert into entry (posting_id, account_id, amount, currency, is_test)
      select 99, id, amount, currency, is_test from
        (select * from ledger_account order by id limit 1) account, unnest('{5,-5}'::bigint[]) amount`),
  );
  await expect(alone).rejects.toThrow('posting 99 of an entry does not exist');
});

// LEDGER-770
test('entries that are written past their table change the balances, too', async () => {
  const change = trial((tx) =>
    tx.execute(sql`insert into entry_first (posting_id, account_id, amount, currency, is_test)
      select min(posting.id), min(ledger_account.id), 5, 'UZS', true from posting, ledger_account
      where ledger_account.currency = 'UZS' and ledger_account.is_test`),
  );
  await expect(change).rejects.toThrow('is not balanced');
});

// RUN-580
test.skipIf(!process.env['TIYIN_TEST_DATABASE_URL'])(
  'the role of the servers adds ranges, and can neither detach nor drop one',
  async () => {
    const servers = await openTestDatabase({ isOfServerRole: true });
    try {
      await servers.transaction((tx) =>
        tx.execute(sql`select count(nextval('posting_id_seq')) from generate_series(1, 100001)`),
      );
      await servers.transaction(add);
      expect((await servers.transaction(ranges)).length).toBe(5);
      for (const statement of [
        sql`alter table entry detach partition entry_first`,
        sql`drop table posting_first`,
        sql`select add_ledger_partition('posting', 'id', 900000, 1000000)`,
      ]) {
        const refused = servers.transaction((tx) => tx.execute(statement));
        await expect(refused).rejects.toThrow(/must be owner|permission denied/);
      }
    } finally {
      await servers.close();
    }
  },
);
