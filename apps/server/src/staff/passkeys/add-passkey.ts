import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { SessionId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { type PasskeyTransport, passkey } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { endUnprovenSessions } from '../two-factor/end-unproven-sessions.ts';
import { lockFactors, readFactors, releaseSession } from '../two-factor/has-factor.ts';
import { countRecoveryCodes, renewRecoveryCodes } from '../two-factor/recovery-codes.ts';
import type { PersonRow } from '../sessions.ts';
import { challengeMs, createChallenge, takeChallenge } from './challenges.ts';
import { audit, describeCredentials, describePasskey } from './own-passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

/** EdDSA, ES256 and RS256 (COSE): what authenticators of today make. */
const algorithms = [-8, -7, -257];
const maxPasskeys = 20;

type Own = {
  readonly staff: PersonRow;
  readonly sessionId: SessionId;
  readonly party: RelyingParty;
  readonly now: Date;
};

/** The options to make a passkey that verifies its user and is found without a user name. */
export async function beginPasskey(tx: Tx, { staff, sessionId, party, now }: Own) {
  const challenge = await createChallenge(tx, { purpose: 'ADD', sessionId, now });
  return {
    challenge,
    rp: { id: party.id, name: 'Tiyin' },
    user: {
      id: userHandleOf(staff.id),
      name: staff.username,
      displayName: `${staff.firstName} ${staff.lastName}`.trim(),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeMs,
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    excludeCredentials: await describeCredentials(tx, staff.id),
  };
}

/** A passkey as a browser has made it; bytes in base64url. */
export type MadePasskey = {
  readonly name: string;
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly PasskeyTransport[];
};

/**
 * Stores a passkey and opens the sessions that waited for a second factor; undefined where it is none for a challenge of
 * this session, so that the challenge stays used up when the caller refuses. 422 at the name for one too many. With it
 * come recovery codes for a person who has neither an app nor any left (PEOPLE-511).
 */
export async function addPasskey(tx: Tx, own: Own & { readonly made: MadePasskey }) {
  const { staff, sessionId, now, made } = own;
  const request = { purpose: 'ADD', sessionId, now } as const;
  const challenge = await takeChallenge(tx, made.clientDataJSON, request);
  const credential = challenge && (await readCredential(made, challenge, own.party));
  if (!credential) return undefined;
  await lockFactors(tx, staff.id);
  if ((await tx.$count(passkey, eq(passkey.personId, staff.id))) >= maxPasskeys) {
    throw notAllowed('/name', `You have ${maxPasskeys} passkeys: remove one first`);
  }
  await endUnprovenSessions(tx, { personId: staff.id, sessionId, now });
  const [row] = await tx
    .insert(passkey)
    .values({
      personId: staff.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: [...new Set(made.transports)],
      name: made.name.trim(),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  await releaseSession(tx, sessionId);
  audit(tx, staff.id, { action: 'passkey.added', after: { name: row.name }, now });
  const { hasApp } = await readFactors(tx, staff.id);
  const hasCodes = hasApp || (await countRecoveryCodes(tx, staff.id)) > 0;
  const recoveryCodes = hasCodes ? [] : [...(await renewRecoveryCodes(tx, staff.id))];
  return { data: describePasskey(row), recoveryCodes };
}

/** The credential of an answer; undefined where it is not for this challenge and address. */
async function readCredential(made: MadePasskey, challenge: string, party: RelyingParty) {
  try {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    if (!(await isWithoutStatement(made))) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: responseOf(made),
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return verified ? registrationInfo.credential : undefined;
  } catch {
    // The library throws for whatever does not fit; nothing of it is for the sender to know.
    return undefined;
  }
}

/**
 * An attestation statement is refused unread: none was asked for, and checking its certificates would call addresses
 * that the sender chose.
 */
async function isWithoutStatement({ attestationObject }: MadePasskey): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const bytes = new Uint8Array(Buffer.from(attestationObject, 'base64url'));
  return decodeAttestationObject(bytes).get('fmt') === 'none';
}

function responseOf({
  id,
  clientDataJSON,
  attestationObject,
}: MadePasskey): RegistrationResponseJSON {
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  };
}
