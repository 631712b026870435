import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { migrate, requireSchema } from '../src/db/migrate.ts';
import { isDatabaseUnavailable } from '../src/db/query-error.ts';
import { type Migration, readMigrations } from '../src/db/read-migrations.ts';
import { type EmptyDatabase, createEmptyDatabase } from './empty-database.ts';

const server = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;

/** Migrations that follow those of this version. */
function later(...texts: readonly (readonly string[])[]): readonly Migration[] {
  const last = readMigrations().at(-1)?.number ?? 0;
  return texts.map((statements, index) => ({
    number: last + 1 + index,
    hash: `later ${index}`,
    statements,
  }));
}

// The embedded database belongs to one process, which migrates it at its start.
describe.skipIf(server === undefined)('a migration', () => {
  let empty: EmptyDatabase;
  let place: { readonly databaseUrl: string; readonly dataDir: string };
  let pool: pg.Pool;

  beforeAll(async () => {
    empty = await createEmptyDatabase(server ?? '', 'migrate');
    place = { databaseUrl: empty.url, dataDir: 'memory://' };
    pool = new pg.Pool({ connectionString: empty.url, max: 4 });
  });
  afterAll(async () => {
    await pool.end();
    await empty.drop();
  });

  // RUN-442
  test('is missing in one sentence where the start leaves the schema alone, and made by the command', async () => {
    const refused = openDatabase({ ...place, isMigrated: false });
    await expect(refused).rejects.toThrow(
      /^The database lacks \d+ migrations of this version: run "node apps\/server\/dist\/admin\.js migrate" first/,
    );
    await migrate(pool, 'postgres');
    await (await openDatabase({ ...place, isMigrated: false })).close();
  });

  // RUN-442
  test('builds an index concurrently, also over the rest of a build that broke off', async () => {
    await pool.query('create table half (value integer)');
    await pool.query('insert into half values (1), (1)');
    const broken = pool.query('create unique index concurrently half_value on half (value)');
    await expect(broken).rejects.toThrow('could not create unique index');
    await pool.query('delete from half');
    const [migration] = later([
      'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "half_value" ON "half" ("value");',
    ]);
    await migrate(pool, 'postgres', [...readMigrations(), ...(migration ? [migration] : [])]);
    const { rows } = await pool.query(
      `select indisvalid from pg_index where indexrelid = 'half_value'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
    // Back to the migrations of this version, which refuses others.
    await expect(requireSchema(pool)).rejects.toThrow('1 migration of a later version');
    await pool.query('delete from drizzle.__drizzle_migrations where hash = $1', ['later 0']);
  });

  // RUN-442
  test('waits a short time for a lock, lets others pass, and tries again', async () => {
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('lock table half in row exclusive mode');
    const [migration] = later(['ALTER TABLE "half" ADD COLUMN "note" text;']);
    const migrated = migrate(pool, 'postgres', [
      ...readMigrations(),
      ...(migration ? [migration] : []),
    ]);
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await pool.query(waits)).rowCount === 0);
    while ((await pool.query(waits)).rowCount !== 0);
    await holder.query('commit');
    holder.release();
    await migrated;
    const { rowCount } = await pool.query('select note from half');
    expect(rowCount).toBe(0);
    await pool.query('delete from drizzle.__drizzle_migrations where hash = $1', ['later 0']);
  });

  test('that could not be repeated does not run outside of a transaction', async () => {
    const migrations = later(['CREATE INDEX CONCURRENTLY "other" ON "half" ("value");']);
    const refused = migrate(pool, 'postgres', [...readMigrations(), ...migrations]);
    await expect(refused).rejects.toThrow('A migration with CONCURRENTLY consists of');
  });
});

describe.skipIf(server === undefined)('a database', () => {
  let empty: EmptyDatabase;
  beforeAll(async () => {
    empty = await createEmptyDatabase(server ?? '', 'place');
  });
  afterAll(() => empty.drop());

  // RUN-924
  test('that keeps texts in another encoding is refused before it gets a table', async () => {
    const name = `${empty.name}_ascii`;
    await empty.onServer(
      `create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`,
    );
    const databaseUrl = empty.url.replace(empty.name, name);
    const opening = openDatabase({ databaseUrl, dataDir: 'memory://', isMigrated: true });
    await expect(opening).rejects.toThrow(
      new RegExp(`${name} keeps texts in SQL_ASCII: create it with encoding 'UTF8'\\.$`),
    );
    await empty.onServer(`drop database ${name}`);
  });

  // RUN-925
  test('that takes no connections any more is away for requests, and one sentence at a start', async () => {
    const place = { databaseUrl: empty.url, dataDir: 'memory://', isMigrated: true };
    const database = await openDatabase(place);
    const read = () => database.query((tx) => tx.execute(sql`select 1`));
    await read();
    await empty.onServer(`alter database ${empty.name} allow_connections false`);
    const ofIt = `from pg_stat_activity where datname = '${empty.name}'`;
    await empty.onServer(`select pg_terminate_backend(pid) ${ofIt}`);
    const failure: unknown = await vi.waitFor(async () => {
      const error: unknown = await read().catch((reason: unknown) => reason);
      expect(String(error)).toContain('not currently accepting connections');
      return error;
    });
    expect(isDatabaseUnavailable(failure)).toBe(true);
    await expect(openDatabase(place)).rejects.toThrow(
      / takes no connections \(ALLOW_CONNECTIONS\)/,
    );
    await empty.onServer(`alter database ${empty.name} allow_connections true`);
    await read();
    await database.close();
  });
});
