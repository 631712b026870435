import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { encryptedColumns } from '../../src/administration/rotation/encrypted-columns.ts';
import type { TestApp } from '../test-app.ts';

/** All rows of a database as text, by table, and the code of its functions: the content of a dump of it. */
export async function dumpTables({ context }: TestApp): Promise<ReadonlyMap<string, string>> {
  return context.database.transaction(async (tx) => {
    const tables = await tx.execute<{ name: string; quoted: string }>(sql`
      select tablename as name, format('%I.%I', schemaname, tablename) as quoted from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`);
    const dump = new Map<string, string>();
    for (const { name, quoted } of tables) {
      const rows = await tx.execute<{ row: string }>(
        sql.raw(`select to_jsonb(t)::text as row from ${quoted} t`),
      );
      dump.set(name, rows.map(({ row }) => row).join('\n'));
    }
    const code = await tx.execute<{ row: string }>(
      sql`select prosrc as row from pg_proc where oid >= 16384`,
    );
    dump.set('functions', code.map(({ row }) => row).join('\n'));
    const blobs = await tx.execute(sql`select 1 from pg_largeobject_metadata limit 1`);
    if (blobs.length > 0) throw new Error('A large object is not searched.');
    return dump;
  });
}

/** The values of every encrypted column, decrypted: whatever is encrypted somewhere is in the clear nowhere. */
export async function decryptAll({ context }: TestApp): Promise<ReadonlySet<string>> {
  const { database, secrets } = context;
  const plain = new Set<string>();
  await database.transaction(async (tx) => {
    for (const { id, cipher, ownerId = id, ownerOf } of encryptedColumns) {
      const rows = await tx
        .select({ cipher: sql<string>`${cipher}`, owner: sql<string>`${ownerId}::text` })
        .from(id.table)
        .where(sql`${cipher} <> ''`);
      for (const row of rows) plain.add(secrets.decrypt(row.cipher, ownerOf(row.owner)));
    }
  });
  return plain;
}

/** The forms of a secret that its text can be had back from: as it is, grouped, encoded, or hashed without a key. */
export function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const forms = [secret, bytes.toString('base64'), bytes.toString('hex')];
  if (!/^\d+$/.test(secret)) return forms;
  // Few enough to try them all.
  const hashes = ['sha256', 'sha512', 'md5'].map((name) =>
    createHash(name).update(secret).digest('hex'),
  );
  const groups = [' ', '-'].map((between) => secret.replaceAll(/(\d{4})(?=\d)/g, `$1${between}`));
  return [...forms, ...hashes, ...groups];
}
