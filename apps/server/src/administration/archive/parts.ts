import { sql } from '../../db/drizzle.ts';
import { posting } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';

/** A partition of a table of months (ADR 52) or of the ledger (ADR 55), and the months that its rows are of. */
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

/** The column that numbers the rows of a table: another than the id where that is a UUID. */
export const numberOf = ({ columns }: Pick<Part, 'columns'>): 'id' | 'number' =>
  columns.includes('number') ? 'number' : 'id';

type Row = Omit<Part, 'columns'> & { readonly columns: string };

/** The partitions of months that end at a moment or before, the oldest first; no default ones, and none that is a remainder. */
async function closedMonths(tx: Tx, before: Date): Promise<Part[]> {
  const rows = await tx.execute<Row>(sql`
    with bounded as (
      select parent.relname as "table", part.relname as part, key.attname as key, ${columnsOfParent} as columns,
        moment_of_key(substring(pg_get_expr(part.relpartbound, part.oid) from 'FROM \\(''(.+?)''\\)')) as "from",
        moment_of_key(substring(pg_get_expr(part.relpartbound, part.oid) from 'TO \\(''(.+?)''\\)')) as "to"
      from pg_inherits join pg_class part on part.oid = inhrelid
      join pg_class parent on parent.oid = inhparent
      join pg_partitioned_table on partrelid = parent.oid
      join pg_attribute key on key.attrelid = parent.oid and key.attnum = partattrs[0]
      where parent.relnamespace = 'public'::regnamespace)
    select "table", part, key, columns, to_char("from" at time zone 'UTC', 'YYYY-MM') as "from",
      to_char("to" at time zone 'UTC', 'YYYY-MM') as "to"
    from bounded where "to" <= ${before.toISOString()}::timestamptz and part not like '%\\_kept'
    order by "table", bounded."to"`);
  return rows.map(toPart);
}

const columnsOfParent = sql`(select string_agg(attname, ',' order by attnum) from pg_attribute
  where attrelid = parent.oid and attnum > 0 and not attisdropped)`;

const toPart = (row: Row): Part => ({ ...row, columns: row.columns.split(',') });

/** The partitions of the ledger that are full, and whose last posting was made in a month that ended at a moment or before. */
async function closedRanges(tx: Tx, before: Date): Promise<Part[]> {
  const full = await tx.execute<{ part: string }>(sql`
    select part from ledger_ranges() where ends <= (select last_value from posting_id_seq)
      and part not like '%\\_kept' order by ends`);
  const closed: Part[] = [];
  const at = sql.identifier(posting.createdAt.name);
  for (const { part } of full) {
    const rows = await tx.execute<Row>(sql`
      with made as (select min(${at}) as first, max(${at}) as last from ${sql.identifier(part)})
      select parent.relname as "table", replace(${part}, 'posting', parent.relname) as part,
        case parent.relname when 'posting' then 'id' else 'posting_id' end as key, ${columnsOfParent} as columns,
        to_char(made.first at time zone 'UTC', 'YYYY-MM') as "from",
        to_char(month_after(made.last) at time zone 'UTC', 'YYYY-MM') as "to"
      from made, pg_class parent
      where parent.oid in ('posting'::regclass, 'entry'::regclass)
        and month_after(made.last) <= ${before.toISOString()}::timestamptz
      order by 1`);
    closed.push(...rows.map(toPart));
  }
  return closed;
}

/** All partitions that may be archived as of a moment. */
export async function closedParts(tx: Tx, before: Date): Promise<Part[]> {
  return [...(await closedMonths(tx, before)), ...(await closedRanges(tx, before))];
}

/** The first moment of a month, as `YYYY-MM`. */
export const startOf = (month: string): Date => new Date(`${month}-01T00:00:00.000Z`);
