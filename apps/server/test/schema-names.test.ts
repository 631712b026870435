import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import { type SchemaNames, rawNames } from '../../../scripts/house/raw-sql.ts';
import * as schema from '../src/db/schema.ts';

const tables = Object.entries(schema).flatMap(([constant, table]) =>
  is(table, Table) ? [{ constant, table }] : [],
);

const names: SchemaNames = {
  tables: new Set(tables.map(({ table }) => getTableName(table))),
  columns: new Set(
    tables.flatMap(({ table }) => Object.values(getTableColumns(table)).map(({ name }) => name)),
  ),
  constants: new Set(tables.map(({ constant }) => constant)),
};

const found = (sql: string): string[] =>
  rawNames('made-up.ts', sql, names).map(({ line, name }) => `${line}: ${name}`);

const folder = join(import.meta.dirname, '../src');

/** Definitions of the schema, of whose text migrations are generated. */
const definitions = /^db\/schema\/|\.test\.ts$/;

test('SQL of the server names tables and columns by the schema', () => {
  const raw = globSync('**/*.ts', { cwd: folder })
    .filter((path) => !definitions.test(path))
    .flatMap((path) =>
      rawNames(path, readFileSync(join(folder, path), 'utf8'), names).map(
        ({ line, name }) => `${path}:${line}: ${name}`,
      ),
    );
  expect(raw).toEqual([]);
});

test.each([
  ['const q = sql`select 1 from ledger_account`;', ['1: ledger_account']],
  ['const q = sql`select\n  count(*) from payout where true`;', ['2: payout']],
  ['const q = sql`update lease set ${name} = 1`;', ['1: lease']],
  ['const q = sql`${invoice.id} = payout.invoice_id`;', ['1: payout.invoice_id']],
  ['const q = sql<string>`coalesce(held_until, ${now})`;', ['1: held_until']],
  ['const q = sql`from ${transfer} came where came.amount > 0`;', ['1: came']],
  ['const q = sql`insert into ${job} (kind, run_at) values (1, 2)`;', ['1: run_at']],
])('a name that is written as text is found in %s', (sql, raw) => {
  expect(found(sql)).toEqual(raw);
});

test.each([
  'const q = sql`select ${lease.amount} from ${lease} where ${lease.heldUntil} is null`;',
  'const q = sql`with held as (${leases}) select held.account_id from held`;',
  'const q = sql`select ${invoice.id} as invoice_id from ${invoice} group by invoice_id`;',
  'const q = sql`from unnest(${ids}) as leg (account_id, place) order by account_id`;',
  "const q = sql`${invoice.status} = 'held_until' and nextval('transfer_id_seq') > 0`;",
  'const q = sql`from ${transfer} ${came} where ${came.amount} > 0`;',
  'const text = `select held_until from lease`;',
])('names of the schema and of the statement itself pass: %s', (sql) => {
  expect(found(sql)).toEqual([]);
});
