import type { ReportPreview } from '@tiyin/api/types';
import { type SQL, and, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import type { CsvTable } from '../csv/stream-csv.ts';

/** The lines that a preview begins with. */
const previewLines = 10;

type Row = Readonly<Record<string, string | null>>;

/** The first lines of a report, and the sums of all of them by currency (OFFICE-576). */
export async function previewReport(tx: Tx, table: CsvTable): Promise<ReportPreview> {
  const { columns } = table;
  const lines = await tx.execute<Row>(
    sql`select ${cellsOf(table)} ${rowsOf(table)} ${table.order} limit ${previewLines}`,
  );
  const sums = await tx.execute<Row>(totalsOf(table));
  return {
    columns: columns.map(({ isSummed = false, name }) => ({ name, isSummed })),
    lines: lines.map((row) => columns.map((_, place) => row[`cell_${place}`] ?? null)),
    lineCount: sums.reduce((count, row) => count + Number(row['lines']), 0),
    totals: sums.map((row) => ({
      currency: row['currency'] ?? '',
      cells: columns.map((_, place) => row[`cell_${place}`] ?? null),
    })),
  };
}

function rowsOf({ conditions, from }: CsvTable): SQL {
  const where = and(...conditions);
  return sql`${from} ${where ? sql`where ${where}` : sql``}`;
}

const nameOf = (place: number): SQL => sql.raw(`cell_${place}`);

/** The cells as text, under names of ours. */
function cellsOf({ columns }: CsvTable): SQL {
  const cells = columns.map(({ cell }, place) => sql`(${cell})::text as ${nameOf(place)}`);
  return sql.join(cells, sql`, `);
}

/** The summed columns as numbers, and the currency, of every line. */
function totalsOf(table: CsvTable): SQL {
  const { columns } = table;
  const currency = columns.find(({ name }) => name === 'Currency');
  if (!currency) throw new Error('a report without a column of the currency has no totals');
  const summed = columns.flatMap(({ cell, isSummed }, place) =>
    isSummed ? [{ cell, name: nameOf(place) }] : [],
  );
  const cells = summed.map(({ cell, name }) => sql`, (${cell})::numeric as ${name}`);
  const sums = summed.map(({ name }) => sql`, sum(${name})::text as ${name}`);
  return sql`select currency, count(*)::text as lines ${sql.join(sums, sql``)}
    from (select (${currency.cell})::text as currency ${sql.join(cells, sql``)} ${rowsOf(table)}) as line
    group by currency order by currency`;
}
