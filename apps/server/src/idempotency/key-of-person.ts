import type { MerchantId } from '@tiyin/domain/ids';
import { sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { idempotencyKey, merchant } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { rememberedMs } from './once.ts';

type KeyOfPerson = { readonly merchantId: MerchantId; readonly key: string; readonly now: Date };

/**
 * A person's key is for one request over all merchants (LEDGER-34), and keys are stored by merchant: 409
 * `idempotency_conflict` where another merchant has it. Requests with the key follow one another until the transaction
 * ends.
 */
export async function requireUnusedElsewhere(
  tx: Tx,
  { merchantId, key, now }: KeyOfPerson,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const since = new Date(now.getTime() - rememberedMs).toISOString();
  // By merchant, as the primary key is.
  const elsewhere = await tx.execute(sql`
    select from ${merchant} cross join lateral (
      select from ${idempotencyKey}
      where ${idempotencyKey.merchantId} = ${merchant.id} and ${idempotencyKey.key} = ${key}
        and ${idempotencyKey.createdAt} > ${since}::timestamptz limit 1) as used
    where ${merchant.id} <> ${merchantId} limit 1`);
  if (elsewhere.length > 0) throw new ProblemError('idempotency_conflict');
}
