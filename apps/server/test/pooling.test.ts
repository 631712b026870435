import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, type Tx, openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { withoutLimits } from '../src/db/without-limits.ts';
import { type EmptyDatabase, createEmptyDatabase } from './empty-database.ts';
import { connectTo } from './postgres-template.ts';

const server = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;
const pooling = { mode: 'transaction', isPrepared: false } as const;

async function settingsIn(tx: Tx) {
  const [row] = await tx.execute(sql`select current_setting('lock_timeout') as lock,
    current_setting('statement_timeout') as statement, current_setting('jit') as jit,
    current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('TimeZone') as zone`);
  return row;
}

const ours = { lock: '8s', statement: '30s', jit: 'off', idle: '10s', zone: 'UTC' };

// The embedded database is behind no pooler.
describe.skipIf(server === undefined)('connections that keep nothing', () => {
  let empty: EmptyDatabase;
  let database: Database;

  beforeAll(async () => {
    empty = await createEmptyDatabase(server ?? '', 'pooling');
    await empty.onServer(`alter database ${empty.name} set timezone = 'Asia/Tashkent'`);
    database = await openDatabase({ databaseUrl: empty.url, dataDir: 'memory://', pooling });
  });
  afterAll(async () => {
    await database.close();
    await empty.drop();
  });

  // RUN-540
  test('get the settings with each transaction, each query and each job', async () => {
    expect(await database.transaction(settingsIn)).toEqual(ours);
    expect(await database.query(settingsIn)).toEqual(ours);
    expect(await database.jobs.transaction(settingsIn)).toEqual(ours);
    expect(await database.jobs.snapshot(settingsIn)).toEqual(ours);
    const unhurried = await withoutLimits(database).transaction(settingsIn);
    expect(unhurried).toEqual({ ...ours, lock: '0', statement: '0', idle: '0' });
  });

  test('still run a single query as such, and refuse a second one', async () => {
    const two = database.query(async (tx) => {
      await settingsIn(tx);
      return settingsIn(tx);
    });
    await expect(two).rejects.toMatchObject({ message: expect.stringContaining('a single query') });
  });

  // RUN-540
  test('prepare no statement that another would find', async () => {
    const prepared = (tx: Tx) => tx.execute(sql`select count(*)::int from pg_prepared_statements`);
    await database.transaction(settingsIn);
    expect(await database.transaction(prepared)).toEqual([{ count: 0 }]);
  });

  // RUN-540
  test('copy in the time zone of the server, and go on with the next copy', async () => {
    const query = `select '2026-03-01 10:00:00Z'::timestamptz`;
    for (const _ of [1, 2, 3, 4, 5]) {
      const lines = await database.copyOut?.(query);
      expect(lines && (await buffer(lines)).toString()).toBe('2026-03-01 10:00:00+00\r\n');
    }
  });

  // RUN-540
  test('keep no lock of a migration, which waits while another instance migrates', async () => {
    const pool = new pg.Pool({ connectionString: empty.url, max: 3, application_name: 'migrates' });
    const other = await connectTo(empty.url);
    try {
      await other.query('begin');
      await other.query('select pg_advisory_xact_lock(1953069417)');
      let isDone = false;
      const migrated = migrate(pool, 'pooled').then(() => (isDone = true));
      const question = `select from pg_stat_activity where application_name = 'migrates' and query = 'rollback'`;
      while ((await database.query((tx) => tx.execute(sql.raw(question)))).length === 0);
      expect(isDone).toBe(false);
      await other.query('commit');
      await migrated;
      const { rows } = await other.query<{ count: number }>(
        `select count(*)::int from pg_locks where locktype = 'advisory'
           and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(rows).toEqual([{ count: 0 }]);
    } finally {
      await other.end();
      await pool.end();
    }
  });
});
