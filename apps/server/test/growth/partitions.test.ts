import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPartitions } from '../../src/background/add-partitions.ts';
import { chainEntries } from '../../src/audit/chain-entries.ts';
import { verifyChain } from '../../src/audit/verify-chain.ts';
import type { Database, Tx } from '../../src/db/database.ts';
import { openTestDatabase } from '../test-database.ts';
import { trialIn } from './trial.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const trial = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  trialIn(database, work);

/** When the partitions of a table end. */
async function endOf(tx: Tx, table: string): Promise<Date> {
  const [row] = await tx.execute<{ covered: string }>(
    sql`select covered::text from partition_state() where table_name = ${table}`,
  );
  return new Date(row?.covered ?? '');
}

/** Some days after a moment. */
const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * 86_400_000);

const addEntry = (tx: Tx, at: Date) =>
  tx.execute(sql`insert into audit_entry (actor_type, action, subject, created_at)
    values ('system', 'a.b', 'c:1', ${at.toISOString()}::timestamptz)`);

const places = async (tx: Tx): Promise<string[]> =>
  (
    await tx.execute<{ place: string }>(
      sql`select tableoid::regclass::text as place from audit_entry order by created_at, id`,
    )
  ).map(({ place }) => place);

/** The partition of the audit for the month of a moment. */
const name = (at: Date): string => `audit_entry_${at.toISOString().slice(0, 7).replace('-', '_')}`;

// RUN-850
describe('a table by month', () => {
  test('has partitions for three months more, which are added as time goes on', async () => {
    await trial(async (tx) => {
      const end = await endOf(tx, 'audit_entry');
      expect(end.getTime()).toBeGreaterThan(after(new Date(), 80).getTime());
      await addPartitions(tx, end);
      for (const table of ['audit_entry', 'callback_try']) {
        expect(await endOf(tx, table)).toEqual(
          new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 4)),
        );
      }
      await addEntry(tx, end);
      await addEntry(tx, after(end, 32));
      expect(await places(tx)).toEqual([name(end), name(after(end, 32))]);
    });
  });

  test('takes a row whose month has no partition, which then gets one without moving it', async () => {
    await trial(async (tx) => {
      const end = await endOf(tx, 'audit_entry');
      await addEntry(tx, after(end, 3));
      await addEntry(tx, after(end, 40));
      expect(await places(tx)).toEqual(['audit_entry_default', 'audit_entry_default']);
      const [state] = await tx.execute(sql`select default_rows from partition_state() limit 1`);
      expect(state).toEqual({ default_rows: '2' });
      await addPartitions(tx, end);
      expect(await places(tx)).toEqual([name(end), name(end)]);
      await addEntry(tx, after(end, 70));
      expect((await places(tx)).at(-1)).toBe(name(after(end, 70)));
      // The new default partition takes rows again.
      await addEntry(tx, after(end, 900));
      expect((await places(tx)).at(-1)).toBe('audit_entry_default');
    });
  });

  test('keeps a row of a far future aside, and goes on without it', async () => {
    await trial(async (tx) => {
      const end = await endOf(tx, 'audit_entry');
      await addEntry(tx, after(end, 20_000));
      await addPartitions(tx, end);
      expect(await places(tx)).toEqual(['audit_entry_default']);
      expect((await endOf(tx, 'audit_entry')).getTime()).toBeGreaterThan(end.getTime());
    });
  });

  test.each([
    ['emptied', (part: string) => `truncate ${part}`],
    ['changed', (part: string) => `update ${part} set action = 'c.d'`],
    ['deleted from', (part: string) => `delete from ${part}`],
  ])('cannot be %s, nor can any of its partitions', async (_, statement) => {
    const end = await trial((tx) => endOf(tx, 'audit_entry'));
    const first = after(end, -200);
    for (const part of ['audit_entry', 'audit_entry_first', name(after(end, -10)), name(end)]) {
      const change = trial(async (tx) => {
        await addPartitions(tx, end);
        for (const at of [first, after(end, -10), end]) await addEntry(tx, at);
        await tx.execute(sql.raw(statement(part)));
      });
      await expect(change, part).rejects.toThrow('append-only');
    }
  });

  test('that is written past its table keeps the chain of the audit', async () => {
    await trial(async (tx) => {
      await tx.execute(sql`insert into audit_entry_first (actor_type, action, subject, created_at)
        values ('system', 'a.b', 'c:1', '2020-01-01')`);
      expect((await chainEntries(tx))?.position).toBe(1);
      expect(await verifyChain({ query: (work) => work(tx) })).toMatchObject({ isWhole: true });
    });
  });

  test('has the indexes of its table in each partition, under the name of the partition', async () => {
    await trial(async (tx) => {
      await addPartitions(tx, await endOf(tx, 'audit_entry'));
      const rows = await tx.execute<{ odd: string }>(sql`
        select part.relname || ' ' || coalesce(own.relname, 'lacks ' || of_parent.relname) as odd
        from pg_inherits join pg_class part on part.oid = inhrelid and part.relkind = 'r'
        join pg_class parent on parent.oid = inhparent
        join pg_index index on index.indrelid = parent.oid
        join pg_class of_parent on of_parent.oid = index.indexrelid
        left join pg_inherits inherited on inherited.inhparent = of_parent.oid
          and (select indrelid from pg_index where indexrelid = inherited.inhrelid) = part.oid
        left join pg_class own on own.oid = inherited.inhrelid
        where own.relname is distinct from replace(of_parent.relname, parent.relname, part.relname)`);
      expect(rows).toEqual([]);
    });
  });
});

/** The names of the relations in a plan. */
function relationsOf(plan: unknown): string[] {
  return [...JSON.stringify(plan).matchAll(/"Relation Name":\s*"(\w+)"/g)].map(
    ([, relation = '']) => relation,
  );
}

// RUN-851
describe('with partitions of three more years', () => {
  const explain = (statement: SQL): Promise<string[]> =>
    trial(async (tx) => {
      await addPartitions(tx, after(new Date(), 3 * 365));
      return relationsOf(
        await tx.execute(sql`explain (analyze, costs off, format json) ${statement}`),
      );
    });

  test('a row goes to its partition alone', async () => {
    const relations = await explain(sql`insert into audit_entry
      (actor_type, action, subject, created_at) values ('system', 'a.b', 'c:1', now())`);
    expect(relations).toEqual(['audit_entry']);
  });

  test('entries that wait for the chain are read from their months alone', async () => {
    const relations = await explain(sql`select * from audit_entry where id = any('{1,2}'::bigint[])
      and created_at between now() + interval '400 days' and now() + interval '401 days'`);
    // Months that were removed are not in the plan, or are never read.
    expect(relations.length).toBeLessThan(3);
  });

  test('tries of callbacks since a moment are read from their months on', async () => {
    const relations = await explain(sql`select * from callback_try
      where callback_id = gen_random_uuid() and tried_at >= now() + interval '1000 days'`);
    const skipped = relations.filter((relation) => relation.startsWith('callback_try_2'));
    expect(skipped.length).toBeLessThan(8);
    expect(relations).not.toContain('callback_try_first');
  });
});

// RUN-580
test.skipIf(!process.env['TIYIN_TEST_DATABASE_URL'])(
  'the role of the servers adds partitions, and can neither detach nor drop one',
  async () => {
    const servers = await openTestDatabase({ isOfServerRole: true });
    try {
      const later = after(new Date(), 200);
      await servers.transaction((tx) => addPartitions(tx, later));
      const end = await servers.transaction((tx) => endOf(tx, 'callback_try'));
      expect(end.getTime()).toBeGreaterThan(later.getTime());
      await servers.transaction((tx) => addEntry(tx, later));
      for (const statement of [
        sql`alter table audit_entry detach partition audit_entry_first`,
        sql`drop table audit_entry_first`,
        sql`select add_partition('audit_entry', '2100-01-01', '2100-02-01')`,
      ]) {
        const refused = servers.transaction((tx) => tx.execute(statement));
        await expect(refused).rejects.toThrow(/must be owner|permission denied/);
      }
    } finally {
      await servers.close();
    }
  },
);
