import type { PersonId } from '@tiyin/domain/ids';
import { recordFailure } from '../../audit/record-failure.ts';
import type { ServerContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { person } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { hasIdentity } from '../oidc/identities.ts';
import { type PasskeyProof, type PasskeyVerdict, judgePasskey } from '../passkeys/judge-passkey.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { type PersonRow, beginSession, maySignIn } from '../sessions.ts';
import { mustSetUpFactor } from '../two-factor/need-factor.ts';
import { type Place, rememberPlace } from './places.ts';
import type { SignedInAs } from './sign-in.ts';

type Deps = Pick<ServerContext, 'clock' | 'config' | 'database' | 'secrets'>;

type Attempt = {
  readonly passkey: PasskeyProof;
  /** After the password: the passkey has to be of this person. */
  readonly username: string | undefined;
  readonly place: Place;
  /** A short name of the browser; null where that is not known. */
  readonly browser: string | null;
};

/**
 * Signs a person in by a passkey alone: its authenticator has verified them, so that it is two factors (PEOPLE-332).
 * No brake stands before it, because it cannot be guessed. 401 `wrong_passkey` for whatever is wrong.
 */
export async function signInWithPasskey(deps: Deps, attempt: Attempt): Promise<SignedInAs> {
  const { config, database, clock } = deps;
  const party = relyingPartyOf(config);
  const now = clock.now();
  const begun = await database.transaction(async (tx) => {
    const challenge = {
      purpose: 'SIGN_IN',
      sessionId: null,
      personId: undefined,
      party,
      now,
    } as const;
    const verdict = await judgePasskey(tx, attempt.passkey, challenge);
    const found = verdict.isTaken ? await findById(tx, deps, verdict.personId) : undefined;
    const isMeant = attempt.username === undefined || attempt.username === found?.username;
    if (found && isMeant) return begin(tx, deps, attempt, { found, now });
    await auditRefusal(tx, { verdict, place: attempt.place, now });
    return undefined;
  });
  if (!begun) throw new ProblemError('wrong_passkey');
  return begun;
}

async function findById(
  tx: Tx,
  { config }: Deps,
  personId: PersonId,
): Promise<PersonRow | undefined> {
  // The provider decides at each sign-in whether its people may still come in (PEOPLE-406).
  if (await hasIdentity(tx, personId, config.oidc?.issuer)) return undefined;
  const [row] = await tx.select().from(person).where(eq(person.id, personId));
  return row && maySignIn(row, config.isDemo) ? row : undefined;
}

async function begin(
  tx: Tx,
  { secrets }: Deps,
  { place, browser }: Attempt,
  { found, now }: { readonly found: PersonRow; readonly now: Date },
): Promise<SignedInAs> {
  const browserId = await rememberPlace(tx, found.id, { place, secrets, now });
  const { address } = place;
  const sessionId = await beginSession(tx, { personId: found.id, browser, address, now });
  const isRestricted = await mustSetUpFactor(tx, found.id);
  return { person: found, sessionId, browserId, mustSetUpFactor: isRestricted };
}

type Refusal = {
  readonly verdict: PasskeyVerdict;
  readonly place: Place;
  readonly now: Date;
};

/** An answer to no challenge of ours is noise of the network, and only in the log. */
async function auditRefusal(tx: Tx, { verdict, place, now }: Refusal): Promise<void> {
  const reason = verdict.isTaken ? 'not_allowed_in' : verdict.reason;
  if (reason === 'challenge') return;
  const { personId } = verdict;
  await recordFailure(tx, {
    actor: { type: 'system' },
    action: 'session.refused',
    subject: personId === undefined ? 'person:unknown' : `person:${personId}`,
    details: { reason: `passkey_${reason}`, address: place.address },
    now,
  });
}
