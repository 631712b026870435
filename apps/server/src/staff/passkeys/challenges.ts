import { randomBytes } from 'node:crypto';
import type { SessionId } from '@tiyin/domain/ids';
import { is, string, type } from 'superstruct';
import type { Tx } from '../../db/database.ts';
import { and, eq, gt, isNull } from '../../db/drizzle.ts';
import { passkeyChallenge, type passkeyPurposes } from '../../db/schema.ts';
import { hashToken } from '../../secrets/token.ts';

/** How long a challenge may be answered, in ms. */
export const challengeMs: number = 5 * 60_000;
const challengeBytes = 32;

/** The use of a challenge and its session; null for somebody who is not signed in. */
export type NewChallenge = {
  readonly purpose: (typeof passkeyPurposes)[number];
  readonly sessionId: SessionId | null;
  readonly now: Date;
};

/** Makes a challenge, in base64url; only its hash is stored. */
export async function createChallenge(tx: Tx, { now, ...request }: NewChallenge): Promise<string> {
  const challenge = randomBytes(challengeBytes).toString('base64url');
  const expiresAt = new Date(now.getTime() + challengeMs);
  await tx
    .insert(passkeyChallenge)
    .values({ ...request, challengeHash: hashToken(challenge), expiresAt });
  return challenge;
}

/**
 * Uses up the challenge that an answer names, whether the answer is right or not; undefined where it is unknown, used,
 * over, or of another purpose or session.
 */
export async function takeChallenge(
  tx: Tx,
  clientDataJSON: string,
  { purpose, sessionId, now }: NewChallenge,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const taken = await tx
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challengeHash, hashToken(challenge)),
        eq(passkeyChallenge.purpose, purpose),
        sessionId === null
          ? isNull(passkeyChallenge.sessionId)
          : eq(passkeyChallenge.sessionId, sessionId),
        gt(passkeyChallenge.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenge.challengeHash });
  return taken.length > 0 ? challenge : undefined;
}

const clientData = type({ challenge: string() });

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return is(data, clientData) ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}
