import { createHash } from 'node:crypto';
import { sql } from '../../db/drizzle.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { Part } from './parts.ts';

/** The rows of one query. */
const pageRows = 5000;

const idName = sql.identifier('id');

type Columns = Pick<Part, 'columns' | 'part'>;

/** The rows of a partition that were read, and what proves them. */
export type Digest = {
  readonly rows: number;
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
  let last = '0';
  for (;;) {
    const after = last;
    const page = await database.query((tx) =>
      tx.execute<{ id: string; line: string }>(sql`
        select ${idName}::text as id, ${lineOf(columns)} as line from ${sql.identifier(part)}
        where ${idName} > ${after}::bigint order by ${sql.identifier(part)}.${idName} limit ${pageRows}`),
    );
    if (page.length === 0) break;
    const text = page.map(({ line }) => `${line}\n`).join('');
    hash.update(text);
    yield text;
    rows += page.length;
    for (const { id } of page) idSum += BigInt(id);
    last = page.at(-1)?.id ?? last;
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

/** The rows of a partition and the sum of their ids, which every further row changes: none can be changed itself. */
export async function countPart(
  tx: Tx,
  { part }: Pick<Part, 'part'>,
): Promise<Pick<Digest, 'idSum' | 'rows'>> {
  const [row] = await tx.execute<{ rows: string; sum: string }>(sql`
    select count(*) as rows, coalesce(sum(${idName}), 0)::text as sum from ${sql.identifier(part)}`);
  return { rows: Number(row?.rows ?? 0), idSum: row?.sum ?? '0' };
}
