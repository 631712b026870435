import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyChain } from '../../src/audit/verify-chain.ts';
import { chainAudit } from '../../src/background/audit-chain.ts';
import { openDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { readMigrations } from '../../src/db/read-migrations.ts';
import { createLogger } from '../../src/logging.ts';
import { type EmptyDatabase, createEmptyDatabase } from '../empty-database.ts';
import { ManualClock } from '../manual-clock.ts';

const server = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;

// The embedded database runs the same statements, and is migrated before it serves.
describe.skipIf(server === undefined)('the migration to tables by month', () => {
  let empty: EmptyDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    empty = await createEmptyDatabase(server ?? '', 'growth');
    pool = new pg.Pool({ connectionString: empty.url, max: 4 });
  });
  afterAll(async () => {
    await pool.end();
    await empty.drop();
  });

  const all = readMigrations();
  const first = all.findIndex(({ statements }) =>
    statements.some((statement) => statement.includes('partition_by_month(')),
  );
  const ofAudit = all.findIndex(({ statements }) =>
    statements.some((statement) => statement.includes("partition_by_month('audit_entry'")),
  );
  const rows = async (): Promise<unknown[]> =>
    (await pool.query('select * from audit_entry order by id')).rows;

  // RUN-960
  test('keeps the events of invoices and the callbacks, with their sequences', async () => {
    const ofEvents = all.findIndex(({ statements }) =>
      statements.some((statement) => statement.includes("partition_by_month('invoice_event'")),
    );
    const other = await createEmptyDatabase(server ?? '', 'growth');
    const ids = new pg.Pool({
      connectionString: other.url,
      max: 2,
      // Rows without invoices.
      options: '-c session_replication_role=replica',
    });
    try {
      await migrate(ids, 'postgres', all.slice(0, ofEvents));
      await ids.query(`create table made as select n, now() - n * interval '5 days' as at,
          (lpad(to_hex((extract(epoch from now() - n * interval '5 days') * 1000)::bigint), 12, '0')
            || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid as id
        from generate_series(1, 200) n`);
      await ids.query(`insert into invoice_event (invoice_id, sequence, code, status, actor_type, details, created_at)
        select id, place, 'made', 'NEW', 'system', '{"a": 1}', at from made, generate_series(1, 3) place`);
      await ids.query(`insert into callback (id, merchant_id, is_test, body, state, created_at)
        select id, 1, false, '{}', 'EXECUTED', at from made`);
      await ids.query(`insert into callback_try (callback_id, tried_at) select id, at from made`);
      const read = async () => [
        (await ids.query('select * from invoice_event order by id')).rows,
        (await ids.query('select * from callback order by number')).rows,
      ];
      const before = await read();
      await migrate(ids, 'postgres', all);
      expect(await read()).toEqual(before);
      const { rows: places } = await ids.query(`select distinct tableoid::regclass::text as place
        from invoice_event union select tableoid::regclass::text from callback order by 1`);
      expect(places).toEqual([{ place: 'callback_first' }, { place: 'invoice_event_first' }]);
      const { rows: numbers } = await ids.query(`insert into callback
        (id, merchant_id, is_test, body, state, created_at)
        values (first_uuid_of(now()), 1, false, '{}', 'WAITING', now()) returning number`);
      expect(numbers).toEqual([{ number: '201' }]);
      const twice = `insert into invoice_event (invoice_id, sequence, code, actor_type, created_at)
        select id, 3, 'made', 'system', at from made limit 1`;
      await expect(ids.query(twice)).rejects.toThrow('duplicate key');
    } finally {
      await ids.end();
      await other.drop();
    }
  });

  // RUN-850
  test('keeps every row and its chain, and the old state where it breaks off', async () => {
    await migrate(pool, 'postgres', all.slice(0, first));
    await pool.query(`insert into audit_entry (actor_type, action, subject, details, created_at)
      select 'system', 'a.b', 'c:' || n, jsonb_build_object('n', n), now() - n * interval '5 days'
      from generate_series(1, 200) n`);
    const before = await rows();

    const broken = all.map((migration, place) =>
      place === ofAudit
        ? { ...migration, statements: [...migration.statements, 'select 1 / 0'] }
        : migration,
    );
    await expect(migrate(pool, 'postgres', broken)).rejects.toThrow('division by zero');
    const kind = await pool.query(`select relkind from pg_class where relname = 'audit_entry'`);
    expect(kind.rows).toEqual([{ relkind: 'r' }]);
    expect(await rows()).toEqual(before);

    await migrate(pool, 'postgres', all);
    expect(await rows()).toEqual(before);
    const database = await openDatabase({ databaseUrl: empty.url, dataDir: 'memory://' });
    try {
      const clock = new ManualClock();
      await chainAudit({ database, clock, logger: createLogger({ write: () => undefined }) });
      expect(await verifyChain(database)).toMatchObject({
        isWhole: true,
        head: { position: 200 },
        waiting: 0,
      });
      const fresh = await pool.query<{ id: string }>(`insert into audit_entry
        (actor_type, action, subject, created_at) values ('system', 'a.b', 'c:1', now()) returning id`);
      expect(fresh.rows).toEqual([{ id: '201' }]);
    } finally {
      await database.close();
    }
  });
});
