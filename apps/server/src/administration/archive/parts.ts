import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';

/** A partition of a table of months (ADR 52), and the moments that its rows are between. */
export type Part = {
  readonly table: string;
  readonly part: string;
  readonly columns: readonly string[];
  /** The column that the table is partitioned by. */
  readonly key: string;
  /** Null for the first partition. */
  readonly from: string | null;
  readonly to: string;
};

/** The partition that remains of one that was archived and dropped, with the rows that decide later. */
export const remainder = (part: string): string => `${part}_kept`;

type Row = Omit<Part, 'columns'> & { readonly columns: string };

/** The partitions that end at a moment or before, the oldest first; no default ones, and none that is a remainder. */
export async function closedParts(tx: Tx, before: Date): Promise<Part[]> {
  const rows = await tx.execute<Row>(sql`
    with bounded as (
      select parent.relname as "table", part.relname as part, key.attname as key,
        (select string_agg(attname, ',' order by attnum) from pg_attribute
          where attrelid = parent.oid and attnum > 0 and not attisdropped) as columns,
        substring(pg_get_expr(part.relpartbound, part.oid) from 'FROM \\(''(.+?)''\\)')::timestamptz as "from",
        substring(pg_get_expr(part.relpartbound, part.oid) from 'TO \\(''(.+?)''\\)')::timestamptz as "to"
      from pg_inherits join pg_class part on part.oid = inhrelid
      join pg_class parent on parent.oid = inhparent
      join pg_partitioned_table on partrelid = parent.oid
      join pg_attribute key on key.attrelid = parent.oid and key.attnum = partattrs[0]
      where parent.relnamespace = 'public'::regnamespace)
    select "table", part, key, columns, to_char("from", 'YYYY-MM') as "from", to_char("to", 'YYYY-MM') as "to"
    from bounded where "to" <= ${before.toISOString()}::timestamptz and part not like '%\\_kept'
    order by "table", bounded."to"`);
  return rows.map((row) => ({ ...row, columns: row.columns.split(',') }));
}

/** The first moment of a month, as `YYYY-MM`. */
export const startOf = (month: string): Date => new Date(`${month}-01T00:00:00.000Z`);
