import type { MerchantId } from '@tiyin/domain/ids';
import { and, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { idempotencyKey } from '../db/schema.ts';
import { type Given, places, statement, write } from '../db/statement.ts';
import { ProblemError } from '../problem.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { keyRequestHash, keyedPrefix, requestHash, requestHashes } from './request-hash.ts';

/** The lifetime of a key, in ms (API-17). */
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
  (composer, given: Given<Pick<KeyRow, 'merchantId' | 'key'> & { readonly answer: string }>) =>
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
  readonly merchantId: MerchantId;
  readonly key: string;
  readonly body: unknown;
  readonly secrets: Pick<Secrets, 'keyedHash' | 'keyedHashes'>;
  /** Whether the caller may see the stored response; undefined: always. */
  readonly isShown?: (answer: KeyRow['answer']) => Promise<boolean>;
  readonly now: Date;
};

/** Work that runs once; it may take the key from data that it reads. */
type Work<Seen, Answer> = {
  readonly look: () => Promise<Seen>;
  readonly act: (seen: Seen) => Promise<Answer>;
};

/** A response, and whether an earlier request with the same key had it (API-447). */
export type Outcome<Answer> = { readonly answer: Answer; readonly isReplayed: boolean };

/** Work that has nothing to read beforehand. */
export function actOnly<Answer>(act: () => Promise<Answer>): Work<undefined, Answer> {
  return { look: () => Promise.resolve(undefined), act };
}

/**
 * Runs a merchant's request once per Idempotency-Key (API-17): the same key and body return the
 * stored response; another body, or a response that the caller may not see, is 409
 * `idempotency_conflict`. Of two concurrent ones the second waits for the first one's row. A failed
 * request leaves no trace and may be repeated.
 */
export async function once<Seen, Answer>(
  tx: Tx,
  request: Request,
  { look, act }: Work<Seen, Answer>,
): Promise<Outcome<Answer>> {
  const { merchantId, key, secrets, now } = request;
  const matchingRow = and(eq(idempotencyKey.merchantId, merchantId), eq(idempotencyKey.key, key));
  const hash = requestHash(request.body, secrets);
  const fresh = { merchantId, key, requestHash: hash, createdAt: now };
  const [claimed, seen] = await Promise.all([claimKey(tx, fresh), look()]);
  if (claimed.length === 0) {
    const [known] = await tx.select().from(idempotencyKey).where(matchingRow).for('update');
    // Swept in between: without a row of its own, the response would not be kept (LEDGER-760).
    if (!known) return once(tx, request, { look: () => Promise.resolve(seen), act });
    if (now.getTime() - known.createdAt.getTime() < rememberedMs) {
      if (!requestHashes(request.body, secrets).includes(keyedHashOf(known, secrets))) {
        throw new ProblemError('idempotency_conflict');
      }
      if ((await request.isShown?.(known.answer)) === false) {
        throw new ProblemError('idempotency_conflict');
      }
      return { answer: rememberedAnswer(known), isReplayed: true };
    }
    await tx.update(idempotencyKey).set(fresh).where(matchingRow);
  }
  const answer = await act(seen);
  keepAnswer(tx, { merchantId, key, answer: JSON.stringify(answer) });
  return { answer, isReplayed: false };
}

/** The response of the first request: the same work stored it under this key, in JSON. */
function rememberedAnswer<Answer>({ answer }: KeyRow): Answer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return answer as Answer;
}

/** The stored hash; one that a server of the earlier version wrote meanwhile is keyed first. */
function keyedHashOf({ requestHash: stored }: KeyRow, secrets: Pick<Secrets, 'keyedHash'>): string {
  return stored.startsWith(keyedPrefix) ? stored : keyRequestHash(stored, secrets);
}
