import { v7 as uuidv7 } from 'uuid';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCallbackOf } from '../../src/db/callbacks-of-invoice.ts';
import { addPartitions } from '../../src/background/add-partitions.ts';
import type { Database, Tx } from '../../src/db/database.ts';
import { rolledBack } from '../../src/db/transactions.ts';
import { openTestDatabase } from '../test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Runs work in a transaction that is rolled back, in which rows need no invoice. */
async function trial<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const { result } = await rolledBack(database.transaction, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    return { result: await work(tx) };
  });
  return result;
}

async function endOf(tx: Tx, table: string): Promise<Date> {
  const [row] = await tx.execute<{ covered: string }>(
    sql`select covered::text from partition_state() where table_name = ${table}`,
  );
  return new Date(row?.covered ?? '');
}

const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * 86_400_000);
const monthOf = (at: Date): string => at.toISOString().slice(0, 7).replace('-', '_');

const tables = {
  invoice_event: (tx: Tx, at: Date) =>
    tx.execute(sql`insert into invoice_event (invoice_id, sequence, code, actor_type, created_at)
      values (${uuidv7({ msecs: at.getTime() })}, 1, 'made', 'system', now())`),
  callback: (tx: Tx, at: Date) =>
    tx.execute(sql`insert into callback (id, type, merchant_id, is_test, body, state, created_at)
      values (${uuidv7({ msecs: at.getTime() })}, 'settlement.created', 1, true, '{}', 'EXECUTED', now())`),
} as const;

async function places(tx: Tx, table: string): Promise<string[]> {
  const key = table === 'callback' ? 'id' : 'invoice_id';
  const rows = await tx.execute<{ place: string }>(
    sql.raw(`select tableoid::regclass::text as place from ${table} order by ${key}`),
  );
  return rows.map(({ place }) => place);
}

// RUN-960
describe.each(['invoice_event', 'callback'] as const)('%s', (table) => {
  test('has partitions of months for the time in its ids, for three months more', async () => {
    await trial(async (tx) => {
      const end = await endOf(tx, table);
      expect(end.getTime()).toBeGreaterThan(after(new Date(), 80).getTime());
      await addPartitions(tx, end);
      expect(await endOf(tx, table)).toEqual(
        new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 4)),
      );
      for (const at of [new Date(0), new Date(end.getTime() - 1), end, after(end, 32)]) {
        await tables[table](tx, at);
      }
      expect(await places(tx, table)).toEqual([
        `${table}_first`,
        `${table}_${monthOf(after(end, -1))}`,
        `${table}_${monthOf(end)}`,
        `${table}_${monthOf(after(end, 32))}`,
      ]);
    });
  });

  test('takes a row whose month has no partition, which then gets one without moving it', async () => {
    await trial(async (tx) => {
      const end = await endOf(tx, table);
      await tables[table](tx, after(end, 3));
      await tables[table](tx, after(end, 40));
      expect(await places(tx, table)).toEqual([`${table}_default`, `${table}_default`]);
      await addPartitions(tx, end);
      const adopted = `${table}_${monthOf(end)}`;
      expect(await places(tx, table)).toEqual([adopted, adopted]);
      await tables[table](tx, after(end, 70));
      expect((await places(tx, table)).at(-1)).toBe(`${table}_${monthOf(after(end, 70))}`);
    });
  });

  test('keeps its constraints', async () => {
    const names = await trial((tx) =>
      tx.execute<{ name: string }>(sql`select conname as name from pg_constraint
        where conrelid = ${table}::regclass and contype in ('p', 'u', 'f') order by 1`),
    );
    expect(names.map(({ name }) => name)).toEqual(
      table === 'callback'
        ? [
            'callback_invoice_id_invoice_id_fk',
            'callback_merchant_id_merchant_id_fk',
            'callback_pkey',
          ]
        : [
            'invoice_event_id_invoice_id_pk',
            'invoice_event_invoice_id_invoice_id_fk',
            'invoice_event_sequence',
          ],
    );
  });
});

// RUN-960
test('the history of an invoice can be neither changed nor emptied in any partition', async () => {
  const end = await trial((tx) => endOf(tx, 'invoice_event'));
  for (const part of [
    'invoice_event',
    'invoice_event_first',
    `invoice_event_${monthOf(after(end, -3))}`,
  ]) {
    for (const change of [
      `truncate ${part}`,
      `update ${part} set code = 'b'`,
      `delete from ${part}`,
    ]) {
      const refused = trial(async (tx) => {
        for (const at of [new Date(0), after(end, -3)]) await tables.invoice_event(tx, at);
        await tx.execute(sql`set local session_replication_role = origin`);
        await tx.execute(sql.raw(change));
      });
      await expect(refused, change).rejects.toThrow('append-only');
    }
  }
});

/** The partitions that a statement reads, also where its plan does not know the values yet. */
async function partsRead(tx: Tx, statement: string): Promise<string[]> {
  await tx.execute(sql.raw(`set local plan_cache_mode = force_generic_plan`));
  await tx.execute(sql.raw(`prepare reading (uuid) as ${statement}`));
  const plan = await tx.execute(
    sql.raw(
      `explain (analyze, costs off, format json) execute reading ('${uuidv7({ msecs: Date.now() + 1000 * 86_400_000 })}')`,
    ),
  );
  await tx.execute(sql.raw('deallocate reading'));
  const parts = JSON.stringify(plan).matchAll(/"Relation Name":\s*"(\w+)"/g);
  return [...parts].map(([, part = '']) => part);
}

// RUN-961
describe('with partitions of three more years', () => {
  const read = (statement: string): Promise<string[]> =>
    trial(async (tx) => {
      await addPartitions(tx, after(new Date(), 3 * 365));
      return partsRead(tx, statement);
    });
  const month = monthOf(after(new Date(), 1000));

  test('the events of an invoice are read from its month alone', async () => {
    expect(await read('select * from invoice_event where invoice_id = $1')).toEqual([
      `invoice_event_${month}`,
    ]);
  });

  test('the callbacks of an invoice are read from its month on', async () => {
    const query = new PgDialect().sqlToQuery(isCallbackOf(sql.raw('$1')));
    const parts = await read(`select * from callback where ${query.sql}`);
    expect(parts).toContain(`callback_${month}`);
    // The months of 1,000 days are over three years' ones but five.
    expect(parts.filter((part) => /_2\d{3}_/.test(part)).length).toBeLessThan(9);
    expect(parts).not.toContain('callback_first');
  });

  test('a callback is found and changed in its month alone', async () => {
    const found = await read(`select * from callback where id = $1 for update`);
    const changed = await read(`update callback set state = 'EXECUTED' where id = $1`);
    expect(new Set([...found, ...changed].filter((part) => part !== 'callback'))).toEqual(
      new Set([`callback_${month}`]),
    );
  });
});

// RUN-961
test('the callbacks of an invoice begin a day before it, and anywhere where its id has no time', async () => {
  const at = Date.now();
  const [row] = await trial((tx) =>
    tx.execute<{ since: string; any: string }>(sql`select
      callbacks_since(${uuidv7({ msecs: at })}) as since, callbacks_since(gen_random_uuid()) as any`),
  );
  const dayBefore = uuidv7({ msecs: at - 86_400_000 });
  expect(row?.since).toBe(`${dayBefore.slice(0, 13)}-0000-0000-000000000000`);
  expect(row?.any).toBe('00000000-0000-0000-0000-000000000000');
});

// RUN-960
test('a month begins with the first id of its first millisecond', async () => {
  const at = new Date('2026-12-01T00:00:00Z');
  const [row] = await trial((tx) =>
    tx.execute<{ first: string; moment: string }>(sql`
      select first_uuid_of(${at.toISOString()}::timestamptz) as first,
        moment_of_key(${uuidv7({ msecs: at.getTime() + 7 })})::text as moment`),
  );
  expect(row && row.first <= uuidv7({ msecs: at.getTime() })).toBe(true);
  expect(row && row.first > uuidv7({ msecs: at.getTime() - 1 })).toBe(true);
  expect(new Date(row?.moment ?? '')).toEqual(new Date(at.getTime() + 7));
});
