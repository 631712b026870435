import { type PgColumn, type PgTable, type SQL, getTableColumns, sql } from './drizzle.ts';

/** The name of a column without its table, as the left side of `set` and rows without a table have it. */
export function nameOf(column: PgColumn): SQL {
  return sql`${sql.identifier(column.name)}`;
}

/** The names of columns of a table, for the list of an insert or of `on conflict`. */
export function namesOf<T extends PgTable>(
  table: T,
  ...fields: readonly (keyof T['$inferSelect'] & string)[]
): SQL {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  return sql.join(fields.flatMap((field) => columns[field] ?? []).map(nameOf), sql`, `);
}

/** The value that an insert had for a column, where a conflict updates the row. */
export function excluded(column: PgColumn): SQL {
  return sql`excluded.${nameOf(column)}`;
}

/** Adds those values to the columns of the row. */
export function increased(...columns: readonly PgColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`${nameOf(column)} = ${column} + ${excluded(column)}`),
    sql`, `,
  );
}
