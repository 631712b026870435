import type { SessionId } from '@tiyin/domain/ids';
import { recordFailure } from '../../audit/record-failure.ts';
import type { ServerContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import { type PersonRow, beginSession, findPerson, isPasswordOf } from '../sessions.ts';
import { readFactors } from '../two-factor/has-factor.ts';
import { type Verdict, judgeBoth, judgeCode } from '../two-factor/judge-code.ts';
import { mustSetUpFactor } from '../two-factor/need-factor.ts';
import {
  type BrakeKeys,
  beginCounts,
  countFailure,
  lockedWaitMs,
  lockedWaits,
  releasePlace,
} from './brake.ts';
import { type Place, brakeKeysOf, rememberPlace } from './places.ts';
import { tooManyPasswords } from './too-many-passwords.ts';

type Deps = Pick<ServerContext, 'database' | 'secrets' | 'config' | 'clock'>;

type Attempt = {
  readonly username: string;
  readonly password: string;
  /** The second factor, where one was given. */
  readonly code: string | undefined;
  readonly place: Place;
  /** A short name of the browser; null where that is not known. */
  readonly browser: string | null;
};

/** A session that has begun, and the browser's cookie from which its place is known next time. */
export type SignedInAs = {
  readonly person: PersonRow;
  readonly sessionId: SessionId;
  readonly browserId: string;
  /** The session can only set up a second factor (PEOPLE-176). */
  readonly mustSetUpFactor: boolean;
};

type Outcome =
  | ({ readonly kind: 'begun' } & SignedInAs)
  | { readonly kind: 'braked'; readonly waitMs: number }
  | {
      readonly kind: 'refused';
      readonly code: Exclude<Verdict, 'taken' | 'off'> | 'passkey_required' | 'wrong_credentials';
    };

/**
 * Signs a person in. 403 `password_sign_in_off`; 401 `wrong_credentials`, `code_required`, `passkey_required` or `wrong_code`; 429
 * `too_many_passwords` or `too_many_codes` after too many wrong ones (PEOPLE-203). The brake is
 * checked before the password, which costs a hash, and again with its result, so that concurrent
 * attempts are all counted.
 */
export async function signIn(deps: Deps, attempt: Attempt): Promise<SignedInAs> {
  const { database, config, clock } = deps;
  if (!config.hasPasswordSignIn) throw new ProblemError('password_sign_in_off');
  const { found, waits, isKnown } = await database.transaction(async (tx) => {
    const person = await findPerson(tx, attempt.username, config.isDemo);
    const keys = await keysOf(tx, deps, attempt, person);
    const isPlaceKnown = keys.strangers === undefined;
    return {
      found: person,
      waits: await lockedWaits(tx, keys, clock.now()),
      isKnown: isPlaceKnown,
    };
  });
  requireNoWait(waits, attempt);
  const isRight = await isPasswordOf(found, attempt.password, isKnown ? 'known' : 'strangers');
  const outcome = await database.transaction((tx) =>
    settle(tx, deps, attempt, { found, isRight, now: clock.now() }),
  );
  if (outcome.kind === 'braked') throw tooManyPasswords(outcome.waitMs);
  if (outcome.kind === 'refused') throw new ProblemError(outcome.code);
  return outcome;
}

/** Strangers who attack a name stop a password alone: with a code of the app it is judged all the same (PEOPLE-178). */
function requireNoWait({ placeMs, strangersMs }: Waits, { code }: Attempt): void {
  if (placeMs > 0 || (strangersMs > 0 && code === undefined)) {
    throw tooManyPasswords(Math.max(placeMs, strangersMs));
  }
}

type Waits = Awaited<ReturnType<typeof lockedWaits>>;

type Judged = {
  readonly found: PersonRow | undefined;
  readonly isRight: boolean;
  readonly now: Date;
};

/** It returns instead of throwing, so that counts and audit entries are committed. */
async function settle(
  tx: Tx,
  deps: Deps,
  attempt: Attempt,
  { found, isRight, now }: Judged,
): Promise<Outcome> {
  const keys = await keysOf(tx, deps, attempt, found);
  if (!found || !isRight) await beginCounts(tx, keys, now);
  const { placeMs, strangersMs } = await lockedWaits(tx, keys, now);
  if (placeMs === 0 && strangersMs > 0 && attempt.code !== undefined) {
    const given = { found, isRight, keys, waitMs: strangersMs, now };
    return settleUnderAttack(tx, deps, { ...attempt, code: attempt.code }, given);
  }
  const waitMs = Math.max(placeMs, strangersMs);
  if (waitMs > 0) return { kind: 'braked', waitMs };
  if (!found || !isRight) {
    await countFailure(tx, keys, now);
    const nextWaitMs = await lockedWaitMs(tx, keys, now);
    await auditRefusal(tx, deps, attempt, { found, reason: 'wrong_credentials', nextWaitMs, now });
    return { kind: 'refused', code: 'wrong_credentials' };
  }
  const verdict = await judgeCode(tx, deps.secrets, {
    personId: found.id,
    code: attempt.code,
    place: { key: `code ${keys.place}`, isKnown: keys.strangers === undefined },
    now,
  });
  if (verdict !== 'taken' && verdict !== 'off') {
    if (verdict !== 'code_required') {
      await auditRefusal(tx, deps, attempt, { found, reason: verdict, nextWaitMs: 0, now });
    }
    return { kind: 'refused', code: verdict };
  }
  // Without an app, a passkey is the second factor: it comes in a request of its own (PEOPLE-332).
  const { passkeys } = await readFactors(tx, found.id);
  if (verdict === 'off' && passkeys > 0) return { kind: 'refused', code: 'passkey_required' };
  return begin(tx, deps, attempt, { found, keys, now });
}

type UnderAttack = Judged & { readonly keys: BrakeKeys; readonly waitMs: number };

/**
 * While strangers try many passwords for a name, its person still signs in from a new device: password and code have to
 * be right at once, and a refusal is the one that the attackers get. Only the place counts it.
 */
async function settleUnderAttack(
  tx: Tx,
  deps: Deps,
  attempt: Attempt & { readonly code: string },
  { found, isRight, keys, waitMs, now }: UnderAttack,
): Promise<Outcome> {
  const given = { personId: found?.id, isPasswordRight: isRight, code: attempt.code, now };
  const isJudgedRight = await judgeBoth(tx, deps.secrets, given);
  if (found && isJudgedRight) return begin(tx, deps, attempt, { found, keys, now });
  const ofPlace = { place: keys.place, strangers: undefined };
  await countFailure(tx, ofPlace, now);
  const nextWaitMs = await lockedWaitMs(tx, ofPlace, now);
  await auditRefusal(tx, deps, attempt, { found, reason: 'wrong_credentials', nextWaitMs, now });
  return { kind: 'braked', waitMs };
}

async function begin(
  tx: Tx,
  { secrets }: Deps,
  { place, browser }: Attempt,
  { found, keys, now }: { found: PersonRow; keys: BrakeKeys; now: Date },
): Promise<Outcome> {
  await releasePlace(tx, keys);
  const browserId = await rememberPlace(tx, found.id, { place, secrets, now });
  const { address } = place;
  const sessionId = await beginSession(tx, { personId: found.id, browser, address, now });
  const isRestricted = await mustSetUpFactor(tx, found.id);
  return { kind: 'begun', person: found, sessionId, browserId, mustSetUpFactor: isRestricted };
}

function keysOf(tx: Tx, { secrets }: Deps, { username, place }: Attempt, found?: PersonRow) {
  return brakeKeysOf(tx, { name: username, personId: found?.id, place }, secrets);
}

type Refusal = {
  readonly found: PersonRow | undefined;
  readonly reason: string;
  readonly nextWaitMs: number;
  readonly now: Date;
};

/** The name only as a keyed hash: people type passwords there, too. */
async function auditRefusal(
  tx: Tx,
  { secrets }: Deps,
  { username, place }: Attempt,
  { found, reason, nextWaitMs, now }: Refusal,
): Promise<void> {
  await recordFailure(tx, {
    actor: { type: 'system' },
    action: 'session.refused',
    subject: found ? `person:${found.id}` : 'person:unknown',
    details: {
      reason,
      address: place.address,
      nameHash: signInNameHash(secrets, username),
      ...(nextWaitMs > 0 && { waitSeconds: Math.ceil(nextWaitMs / 1000) }),
    },
    now,
  });
}

/** The attempted user name, in its form for the audit and the log. */
export function signInNameHash(secrets: Pick<Deps['secrets'], 'keyedHash'>, name: string): string {
  return secrets.keyedHash('sign-in name', name);
}
