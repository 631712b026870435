import { createHash } from 'node:crypto';
import { sql } from '../../db/drizzle.ts';
import type { Database, Tx } from '../../db/database.ts';
import { type Part, numberOf } from './parts.ts';

/** The rows of one query. */
const pageRows = 5000;

const idName = sql.identifier('id');

type Columns = Pick<Part, 'columns' | 'part'>;

/** The rows of a partition that were read, and what proves them. */
export type Digest = {
  readonly rows: number;
  /** Of the numbers of the rows. */
  readonly idSum: string;
  readonly contentSha256: string;
};

/**
 * The rows of a partition as CSV with a header, by id: what PostgreSQL's own `copy … csv header` reads. A value is in
 * quotes, null is not there. Returns their digest in the end.
 */
export async function* partLines(
  database: Pick<Database, 'query'>,
  { part, columns }: Columns,
): AsyncGenerator<string, Digest> {
  const hash = createHash('sha256');
  const header = `${columns.join(',')}\n`;
  hash.update(header);
  yield header;
  let rows = 0;
  let idSum = 0n;
  let last: string | undefined;
  const number = sql.identifier(numberOf({ columns }));
  const idType = sql.raw(numberOf({ columns }) === 'id' ? 'bigint' : 'uuid');
  for (;;) {
    const further = last === undefined ? sql`true` : sql`${idName} > ${last}::${idType}`;
    const page = await database.query((tx) =>
      tx.execute<{ id: string; number: string; line: string }>(sql`
        select ${idName}::text as id, ${number}::text as number, ${lineOf(columns)} as line
        from ${sql.identifier(part)}
        where ${further} order by ${sql.identifier(part)}.${idName} limit ${pageRows}`),
    );
    if (page.length === 0) break;
    const text = page.map(({ line }) => `${line}\n`).join('');
    hash.update(text);
    yield text;
    rows += page.length;
    for (const each of page) idSum += BigInt(each.number);
    last = page.at(-1)?.id;
  }
  return { rows, idSum: String(idSum), contentSha256: hash.digest('hex') };
}

function lineOf(columns: readonly string[]) {
  const cells = columns.map(
    (name) => sql`coalesce('"' || replace(${sql.identifier(name)}::text, '"', '""') || '"', '')`,
  );
  return sql`${sql.join(cells, sql` || ',' || `)}`;
}

/** Reads a partition to its end. */
export async function digestPart(
  database: Pick<Database, 'query'>,
  part: Columns,
): Promise<Digest> {
  const lines = partLines(database, part);
  for (;;) {
    const { done, value } = await lines.next();
    if (done) return value;
  }
}

/** The rows of a partition and the sum of their numbers, which every further row changes. */
export async function countPart(
  tx: Tx,
  { part, columns }: Columns,
): Promise<Pick<Digest, 'idSum' | 'rows'>> {
  const [row] = await tx.execute<{ rows: string; sum: string }>(sql`
    select count(*) as rows, coalesce(sum(${sql.identifier(numberOf({ columns }))}), 0)::text as sum from ${sql.identifier(part)}`);
  return { rows: Number(row?.rows ?? 0), idSum: row?.sum ?? '0' };
}
