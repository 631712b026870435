import { asId } from '@tiyin/domain/ids';
import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '@tiyin/server/db/database';

/**
 * Writes any number of rows in one statement with one parameter: bound one by one they would be too many.
 * All of them name the same columns.
 */
export async function insertRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => Object.hasOwn(first, key))
    .map(([key, { name }]) => ({ key, name }));
  const named = rows.map((row) => {
    const values: Record<string, unknown> = {};
    for (const { key, name } of columns) {
      const value: unknown = Reflect.get(row, key);
      values[name] = typeof value === 'bigint' ? String(value) : value;
    }
    return values;
  });
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${table} (${names}) select ${names}
    from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`);
}

/** Takes so many ids of a table whose rows are to name each other before they are written. */
export async function takeIds<Id extends number>(
  tx: Tx,
  table: PgTable & { readonly $inferSelect: { readonly id: Id } },
  count: number,
): Promise<Id[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id
    from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => asId<Id>(Number(id)));
}
