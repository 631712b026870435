import { sql } from './drizzle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database, Tx } from './database.ts';
import { QueryError } from './query-error.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.transaction((tx) => tx.execute(sql`create table thing (name text primary key)`));
});

afterAll(() => database.close());

async function names(): Promise<unknown[]> {
  const rows = await database.transaction((tx) => tx.execute(sql`select name from thing`));
  return rows.map((row) => row['name']);
}

test('a migrated database answers', async () => {
  await database.ping();
  const rows = await database.transaction((tx) =>
    tx.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`),
  );
  expect(rows[0]?.['count']).toBeGreaterThan(0);
});

test('what fails leaves nothing behind', async () => {
  const work = database.transaction(async (tx) => {
    await tx.execute(sql`insert into thing values ('half')`);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await names()).not.toContain('half');
});

test('opening a transaction inside one throws instead of waiting for ever', async () => {
  const nested = database.transaction(() => database.transaction(() => Promise.resolve()));
  await expect(nested).rejects.toThrow('A transaction is open here already');
  const query = database.transaction(() => database.query(() => Promise.resolve()));
  await expect(query).rejects.toThrow('A transaction is open here already');
});

test('what a transaction started and did not wait for may open one of its own later', async () => {
  const gate = Promise.withResolvers<void>();
  let later: Promise<void> | undefined;
  await database.transaction(async () => {
    later = gate.promise.then(() => database.ping());
  });
  gate.resolve();
  await expect(later).resolves.toBeUndefined();
});

test("a transaction's client is of no use after its end", async () => {
  let kept: Tx | undefined;
  await database.transaction(async (tx) => {
    kept = tx;
  });
  await expect(kept?.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { message: 'This transaction is over: its client cannot be used any more.' },
  });
  await database.ping();
});

test('a single query needs no transaction around it; a second one throws, and so does a transaction inside', async () => {
  const select = (tx: Tx) => tx.execute(sql`select 1 as one`);
  const rows = await database.query(select);
  expect(rows).toEqual([{ one: 1 }]);
  const two = database.query(async (tx) => {
    await select(tx);
    await select(tx);
  });
  await expect(two).rejects.toMatchObject({ message: expect.stringContaining('a single query') });
  const nested = database.query(async (tx) => {
    await select(tx);
    return database.transaction(select);
  });
  await expect(nested).rejects.toThrow('A transaction is open here already');
});

// RUN-13
test('work that loses against another transaction is run again, and at most four times', async () => {
  const lose = (tx: Tx) =>
    tx.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
  let runs = 0;
  const settled = await database.transaction(async (tx) => {
    runs += 1;
    await tx.execute(sql`insert into thing values ('once')`);
    if (runs < 4) await lose(tx);
    return runs;
  });
  expect(settled).toBe(4);
  expect(await names()).toContain('once');
  runs = 0;
  const lost = database.transaction((tx) => {
    runs += 1;
    return lose(tx);
  });
  await expect(lost).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(4);
});

test('the error of a query names the constraint and never the values', async () => {
  const secret = '8600123412341234';
  const twice = database.transaction(async (tx) => {
    await tx.execute(sql`insert into thing values (${secret})`);
    await tx.execute(sql`insert into thing values (${secret})`);
  });
  const error = await twice.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(QueryError);
  expect(error).toMatchObject({ code: '23505', constraint: 'thing_pkey' });
  const refused = await database
    .transaction((tx) => tx.execute(sql`select ${secret}::uuid`))
    .catch((reason: unknown) => reason);
  for (const text of [error, refused].map(
    (reason) => `${JSON.stringify(reason)}${String(reason)}`,
  )) {
    expect(text).not.toContain(secret);
  }
});

test('many transactions at once neither hang nor see the answers of others', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index);
  const answers = await Promise.all(
    numbers.map((number) =>
      database.transaction(async (tx) => {
        const rows = await tx.execute(sql`select ${number}::int as number`);
        return rows[0]?.['number'];
      }),
    ),
  );
  expect(answers).toEqual(numbers);
});

test('closing twice is closing once', async () => {
  const other = await openTestDatabase();
  await other.close();
  await expect(other.close()).resolves.toBeUndefined();
});
