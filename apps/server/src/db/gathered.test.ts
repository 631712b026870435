import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { watchQueries } from '../../test/query-log.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database, Tx } from './database.ts';
import { partComposer, partEach } from './gathered.ts';
import { gathered, places } from './statement.ts';

const crate = pgTable('crate', { name: text('name').primaryKey(), weight: integer('weight') });
const label = pgTable('label', { crate: text('crate').notNull(), says: text('says').notNull() });

const addCrate = gathered<{ name: string; weight: unknown }>({
  writes: ['crate'],
  sees: [],
  parts: (rows) => ({
    added: partComposer
      .insert(crate)
      .values(
        rows.map((given) => ({
          name: sql`${given('name')}`,
          weight: sql<number>`${given('weight')}`,
        })),
      )
      .getSQL(),
  }),
});
const addLabel = gathered<typeof label.$inferSelect>({
  writes: ['label'],
  sees: [],
  parts: (rows) => ({
    labelled: partComposer
      .insert(label)
      .values(rows.map((given) => places(given, ['crate', 'says'])))
      .getSQL(),
  }),
});
const weigh = gathered<{ name: string; weight: number }>({
  writes: ['crate'],
  sees: ['crate'],
  keyOf: ({ name }) => name,
  parts: (rows) =>
    partEach('weighed', rows, (given) =>
      partComposer
        .update(crate)
        .set(places(given, ['weight']))
        .where(eq(crate.name, given('name'))),
    ),
});

let database: Database;
let sent: { readonly query: string; readonly isRoundTrip: boolean }[] = [];
let stopWatching: (() => void) | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.transaction(async (tx) => {
    await tx.execute(sql`create table crate (name text primary key, weight int)`);
    await tx.execute(sql`create table label (crate text not null references crate, says text)`);
  });
});
afterEach(() => stopWatching?.());
afterAll(() => database.close());

/** Runs work in a transaction; answers what it sent between beginning and end. */
async function sentBy(work: (tx: Tx) => Promise<void>): Promise<readonly string[]> {
  sent = [];
  stopWatching = watchQueries((query, isRoundTrip) => sent.push({ query, isRoundTrip }));
  await database.transaction(work);
  stopWatching();
  return sent.slice(1, -1).map(({ query }) => query);
}

async function weightsOf(...names: string[]) {
  const rows = await database.query((tx) => tx.select().from(crate).orderBy(crate.name));
  return rows.filter(({ name }) => names.includes(name)).map(({ weight }) => weight);
}

test('what is gathered leaves as one statement, on the way of the commit, whatever refers to what', async () => {
  const between = await sentBy((tx) => {
    addLabel(tx, { crate: 'oranges', says: 'keep cool' });
    addCrate(tx, { name: 'oranges', weight: 20 });
    addCrate(tx, { name: 'lemons', weight: null });
    return Promise.resolve();
  });
  expect(between).toHaveLength(1);
  expect(between[0]).toMatch(/^with "labelled" as \(insert .* "added" as \(insert .*\) select$/s);
  expect(await weightsOf('oranges', 'lemons')).toEqual([null, 20]);
  const isPipelined = database.kind === 'postgres';
  // `begin` is answered before the end is sent.
  if (isPipelined) expect(sent.filter(({ isRoundTrip }) => isRoundTrip)).toHaveLength(2);
});

test('what is asked sees what was gathered before it', async () => {
  await sentBy(async (tx) => {
    addCrate(tx, { name: 'figs', weight: 5 });
    const [row] = await tx.select().from(crate).where(eq(crate.name, 'figs'));
    expect(row).toEqual({ name: 'figs', weight: 5 });
  });
});

test('what changes what was just written goes out after it', async () => {
  const between = await sentBy((tx) => {
    addCrate(tx, { name: 'pears', weight: 1 });
    weigh(tx, { name: 'pears', weight: 8 });
    return Promise.resolve();
  });
  expect(between.map((query) => query.split(' ')[0])).toEqual(['insert', 'update']);
  expect(await weightsOf('pears')).toEqual([8]);
});

test('of rows of one key the last is written, and of each other key its own', async () => {
  await sentBy((tx) => {
    addCrate(tx, { name: 'plums', weight: 1 });
    addCrate(tx, { name: 'quinces', weight: 1 });
    return Promise.resolve();
  });
  const between = await sentBy((tx) => {
    weigh(tx, { name: 'plums', weight: 2 });
    weigh(tx, { name: 'quinces', weight: 3 });
    weigh(tx, { name: 'plums', weight: 4 });
    return Promise.resolve();
  });
  // Of two changes of one row in one statement PostgreSQL makes either.
  expect(between.map((query) => query.match(/\bupdate\b/g)?.length)).toEqual([2]);
  expect(await weightsOf('plums', 'quinces')).toEqual([4, 3]);
});

test('where something gathered fails, the transaction fails for that reason and leaves nothing', async () => {
  const twice = database.transaction((tx) => {
    addCrate(tx, { name: 'medlars', weight: 1 });
    addCrate(tx, { name: 'medlars', weight: 2 });
    return Promise.resolve();
  });
  await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'crate_pkey' });
  const unwritable = database.transaction((tx) => {
    addCrate(tx, { name: 'medlars', weight: { kilos: 3n } });
    return Promise.resolve();
  });
  await expect(unwritable).rejects.toThrow('BigInt');
  expect(await weightsOf('medlars')).toEqual([]);
});

test('a savepoint keeps what was gathered before it and takes back what was gathered in it', async () => {
  await database.transaction(async (tx) => {
    addCrate(tx, { name: 'grapes', weight: 1 });
    const work = tx.transaction((savepoint) => {
      weigh(savepoint, { name: 'grapes', weight: 9 });
      return savepoint
        .select()
        .from(crate)
        .then(() => savepoint.rollback());
    });
    await work.catch(() => undefined);
  });
  expect(await weightsOf('grapes')).toEqual([1]);
});
