import { buffer } from 'node:stream/consumers';
import { sql } from './drizzle.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from './database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

async function copy(query: string) {
  if (!database.copyOut) throw new Error('this database copies nothing');
  return database.copyOut(query);
}

/** Rows that PostgreSQL makes as it sends them. */
const endless = 'select generate_series(1, 1000000000)';

/** PostgreSQL's state of unfinished copies: the event that it waits for, or null. */
async function running(): Promise<unknown[]> {
  const rows = await database.query((tx) =>
    tx.execute(sql`select wait_event from pg_stat_activity
      where application_name = 'tiyin copies' and state = 'active'
        and datname = current_database()`),
  );
  return rows.map((row) => row['wait_event']);
}

// The embedded database has one connection, and copies nothing.
describe.runIf(process.env['TIYIN_TEST_DATABASE_URL'])('a copy', () => {
  test('has every row once, with the line ends of RFC 4180', async () => {
    const lines = await copy(`select g, 'a' || chr(10) || 'b' from generate_series(1, 20000) g`);
    const rows = Array.from({ length: 20_000 }, (_, index) => `${index + 1},"a\nb"\r\n`);
    expect((await buffer(lines)).equals(Buffer.from(rows.join('')))).toBe(true);
  });

  test('ends its query where its reader goes away, and the next one runs', async () => {
    const lines = await copy(endless);
    for await (const _ of lines) break;
    await expect.poll(running).toEqual([]);
    expect((await buffer(await copy('select 1'))).toString()).toBe('1\r\n');
  });

  test('waits for its reader, and keeps little meanwhile', async () => {
    const lines = await copy(endless);
    await expect.poll(running).toEqual(['ClientWrite']);
    expect(lines.readableLength).toBeLessThan(2 ** 20);
    lines.destroy();
    await expect.poll(running).toEqual([]);
  });

  test('that fails reports the reason to its reader, and the next one runs', async () => {
    const late = await copy('select 1 / (g - 5000) from generate_series(1, 10000) g');
    await expect(buffer(late)).rejects.toThrow('division by zero');
    await expect(buffer(await copy('select nothing'))).rejects.toThrow('"nothing" does not exist');
    expect((await buffer(await copy('select 1'))).toString()).toBe('1\r\n');
  });

  test('whose connection is lost fails for its reader', async () => {
    const lines = await copy(endless);
    const failure = buffer(lines).catch(String);
    await database.query((tx) =>
      tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'tiyin copies' and datname = current_database()`),
    );
    expect(await failure).toMatch(/terminat/);
    expect((await buffer(await copy('select 1'))).toString()).toBe('1\r\n');
  });
});
