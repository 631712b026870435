import { invoiceStatuses } from '@tiyin/domain/invoices';
import { currencyCodes } from '@tiyin/domain/money';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listDomains, oneOf } from '../src/db/columns.ts';
import * as schema from '../src/db/schema.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
/** The values that each domain of the database lets through, in order. */
let kept: ReadonlyMap<string, readonly string[]>;
/** The domain of each column that has one: "invoice.status". */
let held: ReadonlyMap<string, string>;

beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.context.database.transaction(async (tx) => {
    const domains = await tx.execute<{ name: string; definition: string }>(
      sql`select typname as name, pg_get_constraintdef(pg_constraint.oid) as definition
        from pg_constraint join pg_type on pg_type.oid = contypid
        where typnamespace = 'public'::regnamespace`,
    );
    kept = new Map(domains.map(({ name, definition }) => [name, valuesIn(definition)]));
    const columns = await tx.execute<{ name: string; domain: string }>(
      sql`select table_name || '.' || column_name as name, domain_name as domain
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and domain_name is not null
          -- Partitions have the columns of their table.
          and not (select relispartition from pg_class where oid = to_regclass(table_name))`,
    );
    held = new Map(columns.map(({ name, domain }) => [name, domain]));
  });
});
afterAll(() => testApp.close());

const valuesIn = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);

const listed = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .flatMap((table) =>
    getTableConfig(table).columns.flatMap((column) => {
      const domain = column.getSQLType();
      return listDomains.has(domain)
        ? [[`${getTableName(table)}.${column.name}`, domain] as const]
        : [];
    }),
  );

const update = (statement: string) =>
  testApp.context.database.transaction((tx) => tx.execute(sql.raw(statement)));

// LEDGER-236
describe('a column of a list', () => {
  test('is of the domain that the code names, and no other column is of one', () => {
    expect(listed.length).toBeGreaterThan(30);
    expect(Object.fromEntries(held)).toEqual(Object.fromEntries(listed));
  });

  test.each([...listDomains])('is held to its list by the database: %s', (domain, values) => {
    expect(kept.get(domain)).toEqual(values);
  });

  test('has no domain that the code does not know', () => {
    expect([...kept.keys()].toSorted()).toEqual([...listDomains.keys()].toSorted());
  });

  test('takes its values from domain', () => {
    expect(kept.get('invoice_status')).toEqual(invoiceStatuses.map(({ code }) => code));
    expect(kept.get('currency_code')).toEqual(currencyCodes);
  });

  test('cannot have a domain of another list', () => {
    expect(() => oneOf('status', 'invoice_status', ['NEW'])).toThrow(/other values/);
  });

  test.each([
    ['terminal', 'currency', 'UZ5', 'currency_code'],
    ['terminal', 'flow_type', 'REFUND', 'flow_type'],
    ['provider', 'kind', 'guess', 'provider_kind'],
  ])('is refused any other: %s.%s = %s', async (table, column, value, domain) => {
    await expect(update(`update ${table} set ${column} = '${value}'`)).rejects.toMatchObject({
      code: '23514',
      constraint: `${domain}_listed`,
    });
  });
});
