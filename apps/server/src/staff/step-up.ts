import type { SessionId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { session } from '../db/schema.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import { idleEnd } from './idle-end.ts';
import { type LiveSession, type PersonRow } from './sessions.ts';
import { sessionBrakeKeys } from './sign-in/places.ts';
import { requireOwnPassword } from './sign-in/require-own-password.ts';
import { hasIdentity } from './oidc/identities.ts';
import { type PasskeyProof, judgePasskey } from './passkeys/judge-passkey.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { recordWrongPasskey } from './passkeys/wrong-passkey.ts';
import { readFactors } from './two-factor/has-factor.ts';
import { type Verdict, auditSelf, judgeCode } from './two-factor/judge-code.ts';

/** How long a confirmation counts, in ms (PEOPLE-172). */
const confirmedMs: number = 5 * 60_000;

/** Whether the person of a session has confirmed it recently enough. */
export function isConfirmed({ confirmedAt }: LiveSession['session'], now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < confirmedMs;
}

type Deps = Pick<ServerContext, 'clock' | 'config' | 'database' | 'secrets'>;

/** A signed-in person in the session of their request. */
export type Own = {
  readonly staff: PersonRow;
  readonly sessionId: SessionId;
  readonly state: Pick<LiveSession['session'], 'mustGiveFactor'>;
  /** The client's address. */
  readonly address: string;
};

type Proof = {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: PasskeyProof | undefined;
};

/** Confirms a session by exactly one proof; 422 at its field if it is wrong. */
export async function stepUp(deps: Deps, own: Own, proof: Proof): Promise<void> {
  const { password, code, passkey } = proof;
  if ([password, code, passkey].filter((each) => each !== undefined).length !== 1) {
    throw notAllowed('/password', 'Give your password, a code or a passkey');
  }
  if (password !== undefined) {
    await requireOwnPassword(deps, { ...own, password, path: '/password' });
  }
  if (code !== undefined) await requireOwnCode(deps, own, code);
  if (passkey !== undefined) await requireOwnPasskey(deps, own, passkey);
  const isFactor = password === undefined;
  await deps.database.transaction((tx) => confirmSession(tx, own, deps.clock.now(), isFactor));
}

async function requireOwnCode(deps: Deps, own: Own, code: string): Promise<void> {
  const verdict = await deps.database.transaction((tx) => judgeOwnCode(tx, deps, own, code));
  requireTaken(verdict);
}

async function requireOwnPasskey(deps: Deps, own: Own, proof: PasskeyProof): Promise<void> {
  const now = deps.clock.now();
  const { isTaken } = await deps.database.transaction(async (tx) => {
    const party = relyingPartyOf(deps.config);
    const challenge = { purpose: 'STEP_UP', sessionId: own.sessionId, party, now } as const;
    const verdict = await judgePasskey(tx, proof, { ...challenge, personId: own.staff.id });
    if (!verdict.isTaken) await recordWrongPasskey(tx, own.staff.id, verdict, now);
    return verdict;
  });
  if (!isTaken) throw notAllowed('/passkey', 'This passkey was not accepted');
}

/**
 * Judges a code of a signed-in person; wrong ones are counted for their session. Where it is the second factor of a
 * sign-in they are counted for the person: another sign-in brings no further guesses (PEOPLE-407).
 */
export function judgeOwnCode(
  tx: Tx,
  { secrets, clock }: Pick<Deps, 'clock' | 'secrets'>,
  { staff, sessionId, state }: Pick<Own, 'sessionId' | 'staff' | 'state'>,
  code: string,
): Promise<Verdict> {
  const { place: key } = sessionBrakeKeys(secrets, { username: staff.username, sessionId });
  const place = { key: `code ${key}`, isKnown: !state.mustGiveFactor };
  return judgeCode(tx, secrets, { personId: staff.id, code, place, now: clock.now() });
}

/** A wrong code of a signed-in person is an invalid field: the session continues. */
export function requireTaken(verdict: Verdict): void {
  if (verdict === 'taken') return;
  if (verdict === 'off') throw new ProblemError('two_factor_off');
  if (verdict === 'too_many_codes') throw new ProblemError(verdict);
  throw notAllowed('/code', 'This code is not right, or was used before');
}

/** Stores that the person of a session has just shown who they are, by a second factor or without one; audited. */
export async function confirmSession(
  tx: Tx,
  { sessionId, staff }: Pick<Own, 'sessionId' | 'staff'>,
  now: Date,
  isFactor: boolean,
): Promise<void> {
  await tx
    .update(session)
    .set({ confirmedAt: now, ...(isFactor && { mustGiveFactor: false }) })
    .where(eq(session.id, sessionId));
  await auditSelf(tx, staff.id, { action: 'session.confirmed', now });
}

/** When a session ends, and until when it is confirmed. */
export async function readOwnSession(
  tx: Tx,
  { sessionId, staff }: Pick<Own, 'sessionId' | 'staff'>,
  now: Date,
  issuer: string | undefined,
) {
  const [row] = await tx
    .select({ expiresAt: session.expiresAt, confirmedAt: session.confirmedAt, idleEnd })
    .from(session)
    .where(eq(session.id, sessionId));
  if (!row) throw new ProblemError('unauthorized');
  const { hasApp, passkeys } = await readFactors(tx, staff.id);
  const until = row.confirmedAt && new Date(row.confirmedAt.getTime() + confirmedMs);
  return {
    serverDate: now.toISOString(),
    idleEndDate: row.idleEnd.toISOString(),
    endDate: row.expiresAt.toISOString(),
    confirmedUntilDate: until && until > now ? until.toISOString() : null,
    hasApp,
    hasPasskey: passkeys > 0,
    hasPassword: staff.passwordHash !== '',
    hasProvider: await hasIdentity(tx, staff.id, issuer),
  };
}
