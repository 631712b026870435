import { Readable } from 'node:stream';
import { type SQL, and, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { invoice, terminal } from '../../../db/schema.ts';
import { dialect } from '../../../db/session.ts';
import type { Staff } from '../../../staff/staff.ts';
import { filterConditions } from '../filter-conditions.ts';
import { newestFirst } from '../newest-first.ts';
import type { InvoiceFilter } from '../invoice-filter.ts';
import { type CsvColumn, csvColumns } from './columns.ts';
import { csvLine } from './csv-line.ts';

/**
 * The invoices that a filter takes, as the lines of a CSV file in the list's order (section 7, decisions
 * 17, 45). PostgreSQL writes the lines itself, all of one snapshot; nothing of them is kept here. The
 * embedded database has one connection, so it is asked page by page: none is lost or doubled, but one
 * that changes meanwhile is told as it is when its page is read.
 */
export async function exportInvoices(
  database: Database,
  staff: Staff,
  filter: InvoiceFilter,
): Promise<Readable> {
  const columns = csvColumns(staff);
  const conditions = filterConditions(staff, filter);
  const header = csvLine(columns.map(({ name }) => name));
  if (!database.copyOut) return Readable.from(pages(database, columns, conditions, header));
  const cells = sql.join(
    columns.map(({ cell }) => cell),
    sql`, `,
  );
  const query = sql`select ${cells} ${rowsOf(conditions)}`;
  // A copy takes no values beside its text: they are written into it, quoted.
  const lines = await database.copyOut(dialect.sqlToQuery(query.inlineParams()).sql);
  return Readable.from(afterHeader(header, lines), { objectMode: false });
}

function rowsOf(conditions: readonly SQL[]): SQL {
  return sql`from ${invoice} join ${terminal} on ${terminal.id} = ${invoice.terminalId}
    where ${and(...conditions)} ${newestFirst}`;
}

async function* afterHeader(header: string, lines: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from(header);
  for await (const piece of lines) yield piece;
}

/** How many rows the embedded database is asked at once. */
const pageRows = 500;

type Key = { readonly key_at: string; readonly key_id: string };

async function* pages(
  database: Database,
  columns: readonly CsvColumn[],
  conditions: readonly SQL[],
  header: string,
): AsyncGenerator<string> {
  yield header;
  const names = columns.map((_, place) => `cell_${place}`);
  const cells = columns.map(
    ({ cell }, place) => sql`(${cell})::text as ${sql.raw(`cell_${place}`)}`,
  );
  const key = sql`${invoice.createdAt}::text as key_at, ${invoice.id} as key_id`;
  let last: Key | undefined;
  do {
    const behind = last ? [isBehind(last)] : [];
    const query = sql`select ${sql.join(cells, sql`, `)}, ${key}
      ${rowsOf([...conditions, ...behind])} limit ${pageRows}`;
    const { rows } = await database.query((tx) =>
      tx.execute<Key & Record<string, string | null>>(query),
    );
    yield rows.map((row) => csvLine(names.map((name) => row[name] ?? null))).join('');
    last = rows.length < pageRows ? undefined : rows.at(-1);
  } while (last);
}

function isBehind({ key_at: at, key_id: id }: Key): SQL {
  return sql`(${invoice.createdAt}, ${invoice.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
