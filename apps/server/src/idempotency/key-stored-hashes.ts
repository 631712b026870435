import { notLike, sql } from '../db/drizzle.ts';
import type { Database, Tx } from '../db/database.ts';
import { nameOf } from '../db/names.ts';
import { idempotencyKey } from '../db/schema.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { keyRequestHash, keyedPrefix } from './request-hash.ts';

const batchSize = 1000;

/**
 * Replaces the plain request hashes that an earlier version stored by keyed ones (API-201). Runs at start and with each
 * sweep, because a server of the earlier version may still be writing while this one is rolled out. A row that another
 * transaction holds is left to the next run.
 */
export async function keyStoredHashes(
  database: Pick<Database, 'transaction'>,
  secrets: Pick<Secrets, 'keyedHash'>,
): Promise<void> {
  while ((await database.transaction((tx) => keyBatch(tx, secrets))) === batchSize);
}

async function keyBatch(tx: Tx, secrets: Pick<Secrets, 'keyedHash'>): Promise<number> {
  const plain = await tx
    .select({ hash: idempotencyKey.requestHash })
    .from(idempotencyKey)
    .where(notLike(idempotencyKey.requestHash, `${keyedPrefix}%`))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  if (plain.length === 0) return 0;
  const pairs = plain.map(({ hash }) => sql`(${hash}, ${keyRequestHash(hash, secrets)})`);
  await tx.execute(sql`
    update ${idempotencyKey} set ${nameOf(idempotencyKey.requestHash)} = known.keyed
    from (values ${sql.join(pairs, sql`, `)}) as known (plain, keyed)
    where ${idempotencyKey.requestHash} = known.plain`);
  return plain.length;
}
