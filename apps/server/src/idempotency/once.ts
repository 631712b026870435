import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { idempotencyKey } from '../db/schema.ts';
import { type Given, places, statement, write } from '../db/statement.ts';
import { ProblemError } from '../problem.ts';
import { requestHash } from './request-hash.ts';

/** How long a key is remembered, in ms (decision 30). */
export const rememberedMs = 24 * 60 * 60_000;

type KeyRow = typeof idempotencyKey.$inferSelect;

const claimKey = statement((composer, given: Given<Omit<KeyRow, 'answer'>>) =>
  composer
    .insert(idempotencyKey)
    .values(places(given, ['merchantId', 'key', 'requestHash', 'createdAt']))
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key }),
);

const keepAnswer = write(
  (composer, given: Given<Pick<KeyRow, 'merchantId' | 'key'> & { answer: string }>) =>
    composer
      .update(idempotencyKey)
      .set(places(given, ['answer']))
      .where(
        and(
          eq(idempotencyKey.merchantId, given('merchantId')),
          eq(idempotencyKey.key, given('key')),
        ),
      ),
);

type Request = {
  readonly merchantId: number;
  readonly key: string;
  readonly body: unknown;
  readonly now: Date;
};

/**
 * Does a merchant's request once per Idempotency-Key (decision 30): the same key and body answer what
 * was answered, another body is 409 `idempotency_conflict`. Of two at once the second waits on the
 * first one's row. A request that failed leaves no trace and may be tried again.
 */
export async function once(
  tx: Tx,
  request: Request,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { merchantId, key, now } = request;
  const itsRow = and(eq(idempotencyKey.merchantId, merchantId), eq(idempotencyKey.key, key));
  const hash = requestHash(request.body);
  const fresh = { merchantId, key, requestHash: hash, createdAt: now };
  const claimed = await claimKey(tx, fresh);
  if (claimed.length === 0) {
    const [known] = await tx.select().from(idempotencyKey).where(itsRow).for('update');
    if (known && now.getTime() - known.createdAt.getTime() < rememberedMs) {
      if (known.requestHash !== hash) throw new ProblemError('idempotency_conflict');
      return known.answer;
    }
    await tx.update(idempotencyKey).set(fresh).where(itsRow);
  }
  const answer = await work();
  keepAnswer(tx, { merchantId, key, answer: JSON.stringify(answer) });
  return answer;
}
