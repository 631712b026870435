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
