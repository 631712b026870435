import { sql } from 'drizzle-orm';
import type { TestApp } from '../test-app.ts';

/** A hash of each table's rows, so that a changed, added or missing row shows. */
export type TableHashes = ReadonlyMap<string, string>;

/** Rows of tables that every request changes: the times of a session, and that something was denied. */
const rowsOf: Readonly<Record<string, string>> = {
  session: `(select to_jsonb(s) - 'active_at' - 'confirmed_at' as it from session s)`,
  audit_repeat: `(select 1 as it where false)`,
  audit_pending: `(select 1 as it where false)`,
  audit_entry: `(select to_jsonb(a) as it from audit_entry a where action <> 'access.denied')`,
};

/** Hashes all tables, in one query. */
export async function hashTables({ context }: TestApp): Promise<TableHashes> {
  return context.database.transaction(async (tx) => {
    const tables = await tx.execute<{ name: string }>(
      // The rows of a partition are those of its table.
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not relispartition`,
    );
    const queries = tables.map(({ name }) => {
      const rows = rowsOf[name] ?? `(select to_jsonb(t) as it from "${name}" t)`;
      return `select '${name}' as name, coalesce(sum(hashtextextended(it::text, 0)), 0)::text || '/' || count(*) as hash from ${rows} r`;
    });
    const hashes = await tx.execute<{ name: string; hash: string }>(
      sql.raw(queries.join(' union all ')),
    );
    return new Map(hashes.map(({ name, hash }) => [name, hash]));
  });
}

/** The tables with other rows than before. */
export function changedTables(before: TableHashes, after: TableHashes): string[] {
  return [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
}
