import { sql } from 'drizzle-orm';
import { encryptedColumns } from '../src/administration/rotation/encrypted-columns.ts';
import type { Tx } from '../src/db/database.ts';
import type { Secrets } from '../src/secrets/secrets.ts';

type Row = {
  readonly cipher: string | null;
  readonly owner: string;
  readonly index: string | null;
};

/** The encrypted values that a secret does not read, or does not find by their blind index. */
export async function findUnreadable(tx: Tx, secrets: Secrets): Promise<string[]> {
  const found: string[] = [];
  for (const { cipher, id, ownerId = id, ownerOf, index } of encryptedColumns) {
    const rows: Row[] = await tx
      .select({
        cipher: sql<string | null>`${cipher}`,
        owner: sql<string>`${ownerId}::text`,
        index: sql<string | null>`${index ?? null}`,
      })
      .from(cipher.table);
    const isIndexed = index !== undefined;
    const wrong = rows.filter((row) => !isReadable(secrets, row, { ownerOf, isIndexed }));
    found.push(...wrong.map(({ owner }) => `${cipher.name} of ${owner}`));
  }
  return found;
}

type Column = { readonly ownerOf: (id: string) => string; readonly isIndexed: boolean };

function isReadable(secrets: Secrets, { cipher, owner, index }: Row, column: Column): boolean {
  if (cipher === null) return true;
  try {
    const plain = secrets.decrypt(cipher, column.ownerOf(owner));
    return !column.isIndexed || index === secrets.blindIndex(plain);
  } catch {
    return false;
  }
}
