import { Readable } from 'node:stream';
import { type SQL, and, sql, PgDialect } from '../../db/drizzle.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import type { CsvColumn } from './cells.ts';
import { csvLine } from './csv-line.ts';

/** A part of the sort key, never null, and its type in the database. */
export type KeyPart = {
  readonly cell: SQL;
  readonly type: 'bigint' | 'date' | 'text' | 'timestamptz' | 'uuid';
};

/** The content of a file: ordered rows, and their columns. */
export type CsvTable = {
  readonly columns: readonly CsvColumn[];
  /** `from …`, joins included. */
  readonly from: SQL;
  /** Those that all hold. */
  readonly conditions: readonly SQL[];
  /** `order by …`: by the key, in the form of an index if there is one. */
  readonly order: SQL;
  readonly key: readonly KeyPart[];
  readonly isDescending: boolean;
};

/** Excel takes a file for UTF-8 by it; without it Cyrillic is garbled (OFFICE-236). */
const byteOrderMark = '\uFEFF';

/**
 * A table as the lines of a CSV file (INVOICE-66). PostgreSQL writes the lines itself, from one
 * snapshot; none of them is buffered here. The embedded database has one connection, so it is
 * queried page by page: no row is lost or doubled, but a row that changes meanwhile has its state
 * at the time its page is read.
 */
export async function streamCsv(database: Database, table: CsvTable): Promise<Readable> {
  const header = byteOrderMark + csvLine(table.columns.map(({ name }) => name));
  if (!database.copyOut) {
    return Readable.from(headed(header, pages(database, table)), { objectMode: false });
  }
  const cells = sql.join(
    table.columns.map(({ cell }) => cell),
    sql`, `,
  );
  const query = sql`select ${cells} ${rowsOf(table)}`;
  // A copy takes no values beside its text: they are written into it, quoted.
  const text = new PgDialect().sqlToQuery(query.inlineParams()).sql;
  // It would end the query for the database (API-281).
  if (text.includes('\u0000')) {
    throw new ProblemError('validation_failed', { detail: 'Text may not contain a NUL character' });
  }
  const lines = await database.copyOut(text);
  return readWith(headed(header, lines), lines);
}

/**
 * Lines that are made of a source, which ends with them: also where nobody reads them at all, so that their generator
 * never begins and its own end is never reached (RUN-461).
 */
export function readWith(lines: AsyncIterable<Buffer | string>, source: Readable): Readable {
  return Readable.from(lines, { objectMode: false }).once('close', () => source.destroy());
}

function rowsOf({ from, conditions, order }: CsvTable, behind?: SQL): SQL {
  const where = and(...conditions, behind);
  return sql`${from} ${where ? sql`where ${where}` : sql``} ${order}`;
}

/**
 * The lines with their header, which is sent with the first of them: so an early error can still be
 * a problem response.
 */
async function* headed(
  header: string,
  lines: AsyncIterable<Buffer | string>,
): AsyncGenerator<Buffer | string> {
  let head = header;
  for await (const piece of lines) {
    yield head === '' ? piece : Buffer.concat([Buffer.from(head), Buffer.from(piece)]);
    head = '';
  }
  if (head !== '') yield head;
}

/** The page size for the embedded database. */
const pageRows = 500;

type Row = Readonly<Record<string, string | null>>;

async function* pages(database: Database, table: CsvTable): AsyncGenerator<string> {
  const selected = named('cell', table.columns);
  const key = named('key', table.key);
  let last: Row | undefined;
  do {
    const behind = last && isBehind(table, last);
    const query = sql`select ${selected.as}, ${key.as} ${rowsOf(table, behind)} limit ${pageRows}`;
    const rows = await database.query((tx) => tx.execute<Row>(query));
    yield rows.map((row) => csvLine(selected.names.map((name) => row[name] ?? null))).join('');
    last = rows.length < pageRows ? undefined : rows.at(-1);
  } while (last);
}

/** Expressions as text under names of ours: `cell_0`, `cell_1`. */
function named(stem: string, parts: readonly { readonly cell: SQL }[]) {
  const names = parts.map((_, place) => `${stem}_${place}`);
  const all = parts.map(
    ({ cell }, place) => sql`(${cell})::text as ${sql.raw(`${stem}_${place}`)}`,
  );
  return { names, as: sql.join(all, sql`, `) };
}

function isBehind({ key, isDescending }: CsvTable, last: Row): SQL {
  const cells = key.map(({ cell }) => cell);
  const values = key.map(({ type }, place) => sql`${last[`key_${place}`]}::${sql.raw(type)}`);
  const sign = sql.raw(isDescending ? '<' : '>');
  return sql`(${sql.join(cells, sql`, `)}) ${sign} (${sql.join(values, sql`, `)})`;
}
