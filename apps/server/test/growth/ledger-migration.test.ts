import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { readMigrations } from '../../src/db/read-migrations.ts';
import { type EmptyDatabase, createEmptyDatabase } from '../empty-database.ts';

const server = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;

// The embedded database runs the same statements, and is migrated before it serves.
describe.skipIf(server === undefined)('the migration to ranges of postings', () => {
  let empty: EmptyDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    empty = await createEmptyDatabase(server ?? '', 'ledger');
    pool = new pg.Pool({ connectionString: empty.url, max: 4 });
  });
  afterAll(async () => {
    await pool.end();
    await empty.drop();
  });

  const all = readMigrations();
  const placeOf = (text: string): number =>
    all.findIndex(({ statements }) => statements.some((statement) => statement.includes(text)));
  const bounds = placeOf('posting_first_bound CHECK');
  const ranges = placeOf("partition_by_posting('entry'");

  const select = async (query: string): Promise<unknown[]> => (await pool.query(query)).rows;
  const ledger = async () => ({
    postings: await select('select * from posting order by id'),
    entries: await select('select * from entry order by id'),
    balances: await select('select * from ledger_total order by id'),
  });
  /** Postings of 5 UZS each from one account to another. */
  const post = (ids: string) =>
    pool.query(`
      with made as (insert into posting (id, kind, created_at)
        select id, 'settlement', now() - interval '1 day' from ${ids} id returning id)
      insert into entry (posting_id, account_id, amount, currency, is_test)
      select made.id, account.id, case account.kind when 'treasury' then 500 else -500 end, 'UZS', true
      from made, ledger_account account`);

  // RUN-970
  test('keeps every row and balance, and the old state where it breaks off', async () => {
    await migrate(pool, 'postgres', all.slice(0, bounds));
    await pool.query(`insert into ledger_account (kind, currency, is_test)
      values ('treasury', 'UZS', true), ('fees', 'UZS', true)`);
    await post(`(select nextval('posting_id_seq') as id from generate_series(1, 300))`);
    const before = await ledger();

    const broken = all.map((migration, place) =>
      place === ranges
        ? { ...migration, statements: [...migration.statements, 'select 1 / 0'] }
        : migration,
    );
    await expect(migrate(pool, 'postgres', broken)).rejects.toThrow('division by zero');
    expect(
      await select(`select relkind from pg_class where relname in ('posting', 'entry')`),
    ).toEqual([{ relkind: 'r' }, { relkind: 'r' }]);
    expect(await ledger()).toEqual(before);
    // Between the two migrations the servers go on.
    await post(`(select nextval('posting_id_seq') as id)`);

    const meanwhile = await ledger();
    expect(meanwhile.postings.length).toBe(301);
    await migrate(pool, 'postgres', all);
    expect(await ledger()).toEqual(meanwhile);
    expect(await select(`select distinct tableoid::regclass::text as part from entry`)).toEqual([
      { part: 'entry_first' },
    ]);
    await post('(select 100400 as id)');
    expect((await ledger()).balances).toMatchObject([
      { kind: 'treasury', balance: '151000' },
      { kind: 'fees', balance: '-151000' },
    ]);
    await expect(pool.query('delete from entry')).rejects.toThrow('append-only');
  });
});
