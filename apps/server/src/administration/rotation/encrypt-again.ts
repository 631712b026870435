import { getTableName, type SQL, sql } from '../../db/drizzle.ts';
import type { Database, Tx } from '../../db/database.ts';
import { type Secrets, cipherPrefix } from '../../secrets/secrets.ts';
import type { EncryptedColumn } from './encrypted-columns.ts';

/** Rows of one transaction of the first pass: they are locked for some milliseconds. */
const batchSize = 200;

/** Further work in the transaction of a batch; its argument is the id of the last row. */
type AfterBatch = (tx: Tx, lastId: string) => Promise<void>;

type Pass = {
  /**
   * What happens to rows that somebody holds. `skip` leaves them out, so that no batch waits. `wait` takes one row in
   * a transaction and queues for its lock: rows of busy accounts are hardly ever free by chance.
   */
  readonly held: 'skip' | 'wait';
  /** The id after which the pass begins; undefined is the first row. */
  readonly after: string | undefined;
  readonly afterBatch: AfterBatch;
};

/** Encrypts the values of a column again that other secrets than the writing one encrypted (RUN-301). */
export async function encryptAgain(
  {
    database,
    secrets,
  }: { readonly database: Pick<Database, 'transaction'>; readonly secrets: Secrets },
  column: EncryptedColumn,
  { held, after, afterBatch }: Pass,
): Promise<void> {
  const limit = held === 'skip' ? batchSize : 1;
  let last: string | undefined = after;
  for (;;) {
    const from = last;
    const next = await database.transaction(async (tx) => {
      const rows = await readBatch(tx, column, { after: from, limit, keyId: secrets.keyId });
      const lastId = rows.at(-1)?.id;
      if (lastId === undefined) return undefined;
      await writeBatch(tx, column, { rows: freshRowsOf(rows, column, secrets), held });
      await afterBatch(tx, lastId);
      return lastId;
    });
    if (next === undefined) return;
    last = next;
  }
}

/** How many values of a column other secrets encrypted. */
export async function countOthers(
  tx: Tx,
  { cipher }: EncryptedColumn,
  keyId: string,
): Promise<number> {
  const rows = await tx.execute<{ count: string }>(sql`
    select count(*)::text as count from ${cipher.table} where ${isOfAnother(cipher, keyId)}`);
  return Number(rows[0]?.count ?? 0);
}

function isOfAnother(cipher: EncryptedColumn['cipher'], keyId: string): SQL {
  return sql`${cipher} is not null and not starts_with(${cipher}, ${cipherPrefix(keyId)})`;
}

type Row = { readonly id: string; readonly owner: string; readonly cipher: string };

async function readBatch(
  tx: Tx,
  { id, cipher, ownerId = id }: EncryptedColumn,
  { after, limit, keyId }: { after: string | undefined; limit: number; keyId: string },
): Promise<Row[]> {
  const beyond = after === undefined ? sql`` : sql`and ${id} > ${after}`;
  const rows = await tx.execute<Row>(sql`
    select ${id}::text as id, ${ownerId}::text as owner, ${cipher} as cipher from ${cipher.table}
    where ${isOfAnother(cipher, keyId)} ${beyond}
    order by ${id} limit ${limit}`);
  return rows;
}

type FreshRow = Row & { readonly next: string; readonly index: string | null };

function freshRowsOf(
  rows: readonly Row[],
  { ownerOf, index }: EncryptedColumn,
  secrets: Secrets,
): FreshRow[] {
  return rows.map((row) => {
    const plain = secrets.decrypt(row.cipher, ownerOf(row.owner));
    const next = secrets.encrypt(plain, ownerOf(row.owner));
    return { ...row, next, index: index ? secrets.blindIndex(plain) : null };
  });
}

/** Only values that are still the ones that were read. */
async function writeBatch(
  tx: Tx,
  { id, cipher, index }: EncryptedColumn,
  { rows, held }: { readonly rows: readonly FreshRow[]; readonly held: Pass['held'] },
): Promise<void> {
  const table = sql.identifier(getTableName(cipher.table));
  const [idName, cipherName] = [sql.identifier(id.name), sql.identifier(cipher.name)];
  const values = rows.map(
    (row) => sql`(${row.id}, ${row.cipher}, ${row.next}, ${row.index}::text)`,
  );
  const setIndex = index ? sql`, ${sql.identifier(index.name)} = fresh.index` : sql``;
  await tx.execute(sql`
    with fresh (id, previous, next, index) as (values ${sql.join(values, sql`, `)}),
    free as (
      select ${table}.${idName} as id, fresh.next, fresh.index
      from ${table} join fresh on ${table}.${idName}::text = fresh.id
      where ${table}.${cipherName} = fresh.previous
        and ${table}.${idName} in (${sql.join(
          rows.map((row) => sql`${row.id}`),
          sql`, `,
        )})
      order by 1 for update of ${table} ${held === 'skip' ? sql`skip locked` : sql``})
    update ${table} set ${cipherName} = fresh.next${setIndex}
    from free as fresh where ${table}.${idName} = fresh.id`);
}
