import { invoiceStatuses } from '@tiyin/domain/invoices';
import { currencyCodes } from '@tiyin/domain/money';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../src/db/schema.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
/** The values that each constraint of the database lets through, in order. */
let kept: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  testApp = await openTestApp();
  const rows = await testApp.context.database.transaction((tx) =>
    tx.execute<{ name: string; definition: string }>(
      sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
        where contype = 'c' and conname like '%\_listed'`,
    ),
  );
  kept = new Map(rows.map(({ name, definition }) => [name, valuesIn(definition)]));
});
afterAll(() => testApp.close());

const valuesIn = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);

const listed = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .flatMap((table) =>
    getTableConfig(table).columns.flatMap(({ name, enumValues }) =>
      enumValues ? [[`${getTableName(table)}_${name}_listed`, enumValues] as const] : [],
    ),
  );

const update = (statement: string) =>
  testApp.context.database.transaction((tx) => tx.execute(sql.raw(statement)));

// LEDGER-236
describe('a column of a list', () => {
  test.each(listed)('is held to it by the database: %s', (name, values) => {
    expect(kept.get(name)).toEqual(values);
  });

  test('has no constraint that the code does not know', () => {
    expect([...kept.keys()].toSorted()).toEqual(listed.map(([name]) => name).toSorted());
  });

  test('takes its values from domain', () => {
    expect(kept.get('invoice_status_listed')).toEqual(invoiceStatuses.map(({ code }) => code));
    expect(kept.get('entry_currency_listed')).toEqual(currencyCodes);
  });

  test.each([
    ['terminal', 'currency', 'UZ5'],
    ['terminal', 'flow_type', 'REFUND'],
    ['provider', 'kind', 'guess'],
  ])('is refused any other: %s.%s = %s', async (table, column, value) => {
    await expect(update(`update ${table} set ${column} = '${value}'`)).rejects.toMatchObject({
      code: '23514',
      constraint: `${table}_${column}_listed`,
    });
  });
});
