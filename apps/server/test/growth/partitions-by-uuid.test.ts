import { v7 as uuidv7 } from 'uuid';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
