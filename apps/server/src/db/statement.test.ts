import { eq, sql, integer, pgTable, text } from './drizzle.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { watchQueries } from '../../test/query-log.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database, Tx } from './database.ts';
import { type Given, sqlStatement, sqlWrite, statement, write } from './statement.ts';
import { savepoint } from './transactions.ts';

const fruit = pgTable('fruit', { name: text('name').primaryKey(), weight: integer('weight') });

let composed = 0;
const fruitOf = statement((composer, given: Given<{ name: string }>) => {
  composed += 1;
  return composer
    .select()
    .from(fruit)
    .where(eq(fruit.name, given('name')));
});
const addFruit = statement((composer, given: Given<{ name: string; weight: number | null }>) =>
  composer.insert(fruit).values({ name: given('name'), weight: given('weight') }),
);
const keepFruit = write((composer, given: Given<{ name: string; weight: number }>) =>
  composer.insert(fruit).values({ name: given('name'), weight: given('weight') }),
);
const rename = sqlWrite(
  (given: Given<{ name: string; to: unknown }>) =>
    sql`update fruit set name = ${given('to')} where name = ${given('name')}`,
);
const heavier = sqlStatement<{ than: number }, { name: string }>(
  (given) => sql`select name from ${fruit} where weight > ${given('than')} order by name`,
);

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.transaction((tx) =>
    tx.execute(sql`create table fruit (name text primary key, weight int)`),
  );
});

afterAll(() => database.close());

let stopWatching: (() => void) | undefined;
afterEach(() => stopWatching?.());

test('a statement is given its values and answers as drizzle does', async () => {
  await database.transaction(async (tx) => {
    await addFruit(tx, { name: 'melon', weight: 3_000 });
    await addFruit(tx, { name: 'quince', weight: null });
    expect(await fruitOf(tx, { name: 'quince' })).toEqual([{ name: 'quince', weight: null }]);
    expect(await fruitOf(tx, { name: 'fig' })).toEqual([]);
    expect((await heavier(tx, { than: 10 })).rows).toEqual([{ name: 'melon' }]);
  });
});

test('a connection composes a statement once, however often it runs', async () => {
  composed = 0;
  for (let time = 0; time < 3; time += 1) {
    await database.query((tx) => fruitOf(tx, { name: 'fig' }));
  }
  expect(composed).toBeLessThanOrEqual(1);
});

test('queries that run at once are answered in order', async () => {
  const answers = await database.transaction((tx) =>
    Promise.all([
      fruitOf(tx, { name: 'apricot' }),
      addFruit(tx, { name: 'apricot', weight: 40 }),
      fruitOf(tx, { name: 'apricot' }),
      tx.select().from(fruit).where(eq(fruit.name, 'apricot')),
    ]),
  );
  const apricot = { name: 'apricot', weight: 40 };
  expect(answers).toEqual([[], expect.anything(), [apricot], [apricot]]);
});

test('where one of several fails, the transaction leaves nothing behind and the connection is sound', async () => {
  const work = database.transaction((tx) =>
    Promise.all([
      addFruit(tx, { name: 'plum', weight: 50 }),
      addFruit(tx, { name: 'plum', weight: 60 }),
      addFruit(tx, { name: 'pear', weight: 70 }),
    ]),
  );
  await expect(work).rejects.toMatchObject({ code: '23505', constraint: 'fruit_pkey' });
  const left = await database.query((tx) => heavier(tx, { than: 49 }));
  expect(left.rows).toEqual([{ name: 'melon' }]);
});

// RUN-234
test('where the work learns first that the transaction has failed, the error is still the reason', async () => {
  await database.transaction((tx) => addFruit(tx, { name: 'date', weight: 1 }));
  const work = database.transaction(async (tx) => {
    const [failing, following] = [
      addFruit(tx, { name: 'date', weight: 2 }),
      fruitOf(tx, { name: 'date' }),
    ];
    failing.catch(() => undefined);
    await following;
  });
  await expect(work).rejects.toMatchObject({ code: '23505', constraint: 'fruit_pkey' });
});

test('a statement of a transaction that is over sends nothing', async () => {
  const sent: string[] = [];
  stopWatching = watchQueries((query) => sent.push(query));
  const late: Promise<unknown>[] = [];
  const gate = Promise.withResolvers<void>();
  await database.transaction(async (tx) => {
    late.push(gate.promise.then(() => addFruit(tx, { name: 'late', weight: 1 })));
  });
  gate.resolve();
  await expect(late[0]).rejects.toThrow('This transaction is over');
  expect(sent.filter((query) => query.startsWith('insert'))).toEqual([]);
});

test('writes are not awaited: later statements see them, and the last is sent with the commit', async () => {
  const isPipelined = database.kind === 'postgres';
  const sent: { readonly query: string; readonly isRoundTrip: boolean }[] = [];
  stopWatching = watchQueries((query, isRoundTrip) => sent.push({ query, isRoundTrip }));
  const found = await database.transaction(async (tx) => {
    keepFruit(tx, { name: 'medlar', weight: 20 });
    const rows = await fruitOf(tx, { name: 'medlar' });
    rename(tx, { name: 'medlar', to: 'loquat' });
    return rows;
  });
  expect(found).toEqual([{ name: 'medlar', weight: 20 }]);
  const commands = sent.map(({ query }) => query.split(' ')[0]);
  expect(commands).toEqual(['begin', 'insert', 'select', 'update', 'commit']);
  if (isPipelined) expect(sent.filter(({ isRoundTrip }) => isRoundTrip)).toHaveLength(2);
  expect(await database.query((tx) => fruitOf(tx, { name: 'loquat' }))).toHaveLength(1);
});

test('a single query that is written has been done when it resolves, or says why not', async () => {
  const damson = { name: 'damson', weight: 10 };
  const keep = () => database.query((tx) => Promise.resolve(keepFruit(tx, damson)));
  await keep();
  await expect(keep()).rejects.toMatchObject({ code: '23505' });
});

test('where something written fails, the transaction fails for that reason, whatever the work heard', async () => {
  const twice = { name: 'sloe', weight: 5 };
  const unheard = database.transaction((tx) => {
    keepFruit(tx, twice);
    keepFruit(tx, twice);
    rename(tx, { name: 'sloe', to: 'bullace' });
    return Promise.resolve();
  });
  await expect(unheard).rejects.toMatchObject({ code: '23505', constraint: 'fruit_pkey' });
  const heardLate = database.transaction((tx) => {
    keepFruit(tx, twice);
    keepFruit(tx, twice);
    return fruitOf(tx, { name: 'sloe' });
  });
  await expect(heardLate).rejects.toMatchObject({ code: '23505', constraint: 'fruit_pkey' });
  expect(await database.query((tx) => fruitOf(tx, { name: 'sloe' }))).toEqual([]);
});

test('a value that cannot be written down fails before anything is committed', async () => {
  const work = database.transaction((tx) => {
    keepFruit(tx, { name: 'quandong', weight: 3 });
    rename(tx, { name: 'quandong', to: { weight: 3n } });
    return Promise.resolve();
  });
  await expect(work).rejects.toThrow('BigInt');
  expect(await database.query((tx) => fruitOf(tx, { name: 'quandong' }))).toEqual([]);
});

test('writes are done in the order of the program, whatever refers to what', async () => {
  await database.transaction((tx) => {
    keepFruit(tx, { name: 'guava', weight: 1 });
    rename(tx, { name: 'guava', to: 'feijoa' });
    keepFruit(tx, { name: 'guava', weight: 2 });
    return Promise.resolve();
  });
  const rows = await database.query((tx) =>
    tx
      .select()
      .from(fruit)
      .where(sql`name in ('guava', 'feijoa')`)
      .orderBy(fruit.name),
  );
  expect(rows).toEqual([
    { name: 'feijoa', weight: 1 },
    { name: 'guava', weight: 2 },
  ]);
});

describe('a savepoint that fails', () => {
  const inside = async (tx: Tx, work: () => Promise<unknown>): Promise<unknown> =>
    savepoint(tx, work).then(
      () => 'nothing',
      (reason: unknown) => reason,
    );

  test('undoes its own writes and keeps those before it', async () => {
    const gone = new Error('gone');
    await database.transaction(async (tx) => {
      keepFruit(tx, { name: 'lime', weight: 1 });
      const heard = await inside(tx, () => {
        rename(tx, { name: 'lime', to: 'lemon' });
        return Promise.reject(gone);
      });
      expect(heard).toBe(gone);
    });
    const found = await database.transaction((tx) =>
      Promise.all([fruitOf(tx, { name: 'lime' }), fruitOf(tx, { name: 'lemon' })]),
    );
    expect(found).toEqual([[{ name: 'lime', weight: 1 }], []]);
  });

  test('by a write of its own says why, and the transaction goes on', async () => {
    await database.transaction(async (tx) => {
      keepFruit(tx, { name: 'kiwi', weight: 1 });
      const heard = await inside(tx, () => {
        keepFruit(tx, { name: 'kiwi', weight: 2 });
        return fruitOf(tx, { name: 'kiwi' });
      });
      expect(heard).toMatchObject({ cause: { code: '23505' } });
      rename(tx, { name: 'kiwi', to: 'kiwano' });
    });
    const left = await database.query((tx) => fruitOf(tx, { name: 'kiwano' }));
    expect(left).toEqual([{ name: 'kiwano', weight: 1 }]);
  });

  test('after a write before it has failed fails the transaction for that reason', async () => {
    const work = database.transaction(async (tx) => {
      keepFruit(tx, { name: 'ugli', weight: 1 });
      keepFruit(tx, { name: 'ugli', weight: 2 });
      const heard = await inside(tx, () => fruitOf(tx, { name: 'ugli' }));
      expect(heard).toMatchObject({ cause: { code: '23505' } });
    });
    await expect(work).rejects.toMatchObject({ code: '23505', constraint: 'fruit_pkey' });
    expect(await database.query((tx) => fruitOf(tx, { name: 'ugli' }))).toEqual([]);
  });
});

test('what a savepoint wrote stays where it succeeds', async () => {
  await database.transaction(async (tx) => {
    await savepoint(tx, () => {
      keepFruit(tx, { name: 'pomelo', weight: 900 });
      return Promise.resolve();
    });
  });
  expect(await database.query((tx) => fruitOf(tx, { name: 'pomelo' }))).toHaveLength(1);
});
