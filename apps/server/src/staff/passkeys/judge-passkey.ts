import type { PersonId, SessionId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { passkey } from '../../db/schema.ts';
import { challengeMs, createChallenge, takeChallenge } from './challenges.ts';
import { describeCredentials } from './own-passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

type ChallengeRequest = {
  readonly purpose: 'SIGN_IN' | 'STEP_UP';
  /** Null for somebody who is not signed in. */
  readonly sessionId: SessionId | null;
  /** The only person who may answer; undefined: anybody. */
  readonly personId: PersonId | undefined;
  readonly party: RelyingParty;
  readonly now: Date;
};

/** The options to ask an authenticator, which verifies its user. */
export async function requestPasskey(tx: Tx, { personId, party, ...challenge }: ChallengeRequest) {
  return {
    challenge: await createChallenge(tx, challenge),
    rpId: party.id,
    timeout: challengeMs,
    userVerification: 'required' as const,
    allowCredentials: personId === undefined ? [] : await describeCredentials(tx, personId),
  };
}

/** The answer of an authenticator; bytes in base64url. */
export type PasskeyProof = {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string;
};

/** The person of an accepted passkey; or the reason of the refusal, with the person as far as that is known. */
export type PasskeyVerdict =
  | { readonly isTaken: true; readonly personId: PersonId }
  | { readonly isTaken: false; readonly reason: Reason; readonly personId?: PersonId };

type Reason = 'challenge' | 'counter' | 'other_person' | 'signature' | 'unknown';

/**
 * Judges an answer to a challenge, which is used up in any case. It returns instead of throwing, so that this is
 * committed when the caller refuses.
 */
export async function judgePasskey(
  tx: Tx,
  proof: PasskeyProof,
  request: ChallengeRequest,
): Promise<PasskeyVerdict> {
  const challenge = await takeChallenge(tx, proof.clientDataJSON, request);
  if (challenge === undefined) return { isTaken: false, reason: 'challenge' };
  const [row] = await tx
    .select()
    .from(passkey)
    .where(eq(passkey.credentialId, proof.id))
    .for('update');
  if (!row) return { isTaken: false, reason: 'unknown' };
  const { personId } = row;
  if (!isOf(personId, proof, request)) return { isTaken: false, reason: 'other_person', personId };
  const counter = await counterOf(proof, { row, challenge, party: request.party });
  if (counter === undefined) return { isTaken: false, reason: 'signature', personId };
  // A copy of the authenticator has counted on its own. One that always says 0 keeps no count.
  if (counter <= row.counter && counter + row.counter > 0) {
    return { isTaken: false, reason: 'counter', personId };
  }
  await tx.update(passkey).set({ counter, lastUsedAt: request.now }).where(eq(passkey.id, row.id));
  return { isTaken: true, personId };
}

function isOf(
  owner: PersonId,
  { userHandle }: PasskeyProof,
  { personId }: ChallengeRequest,
): boolean {
  const isNamed = userHandle === undefined || userHandle === userHandleOf(owner);
  return isNamed && (personId === undefined || personId === owner);
}

type Known = {
  readonly row: typeof passkey.$inferSelect;
  readonly challenge: string;
  readonly party: RelyingParty;
};

/** The count that a valid answer carries; undefined for an invalid one. */
async function counterOf(
  { id, userHandle: _userHandle, ...response }: PasskeyProof,
  { row, challenge, party }: Known,
): Promise<number | undefined> {
  try {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        // The stored count is compared above, to tell a copy from a wrong signature.
        counter: 0,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
