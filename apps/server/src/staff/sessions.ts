import { randomBytes } from 'node:crypto';
import { asId, type PersonId, type SessionId } from '@tiyin/domain/ids';
import { type Placeholder, type SQL, and, eq, gt, isNull, sql } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { person, session } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { type Given, statement } from '../db/statement.ts';
import { verifyPassword } from '../secrets/password.ts';
import type { Line } from '../secrets/work-queue.ts';
import { seesEveryMerchant } from './scope.ts';
import { idleEnd } from './idle-end.ts';
import { readSignInPolicy } from './sign-in-policy.ts';
import { hasFactor } from './two-factor/has-factor.ts';
import { mustSetUpFactor } from './two-factor/need-factor.ts';

/** The longest lifetime of a session that the policy allows, in ms: that of its cookies. */
export const maxSessionMs = 24 * 60 * 60_000;

/** A person's row; also a `Staff`. */
export type PersonRow = typeof person.$inferSelect;

/** The active person of a username (PEOPLE-105); demo people only in demo mode (PEOPLE-49). */
export async function findPerson(
  tx: Tx,
  username: string,
  isDemo: boolean,
): Promise<PersonRow | undefined> {
  const [row] = await tx.select().from(person).where(eq(person.username, username));
  return row && maySignIn(row, isDemo) ? row : undefined;
}

/** Whether a person may sign in at all: an active one, and one of the demo only in the demo. */
export function maySignIn(row: PersonRow, isDemo: boolean): boolean {
  return row.state === 'ACTIVE' && (isDemo || !row.isDemo);
}

/**
 * Whether a password is a person's. Takes the same time for an unknown user, and runs outside the
 * transaction, so that it holds no connection.
 */
export async function isPasswordOf(
  row: Pick<PersonRow, 'passwordHash'> | undefined,
  password: string,
  line: Line,
): Promise<boolean> {
  // People of the OpenID provider have none.
  return verifyPassword(password, row?.passwordHash || undefined, line);
}

type Beginning = {
  readonly personId: PersonId;
  readonly now: Date;
  /** A short name of the browser; null where that is not known. */
  readonly browser?: string | null;
  /** The client's address. */
  readonly address?: string;
  /** Of a sign-in at the OpenID provider: whether it asked for a second factor (PEOPLE-407), and when it was made there. */
  readonly oidc?: {
    readonly hasSecondFactor: boolean;
    readonly authenticatedAt: Date | undefined;
  };
};

/** Starts a session; its id is part of the token. */
export async function beginSession(
  tx: Tx,
  { personId, now, browser = null, address, oidc }: Beginning,
): Promise<SessionId> {
  const id = asId<SessionId>(randomBytes(24).toString('base64url'));
  const { sessionHours } = await readSignInPolicy(tx);
  await tx.insert(session).values({
    id,
    personId,
    browser,
    createdAt: now,
    activeAt: now,
    confirmedAt: oidc ? atMost(oidc.authenticatedAt, now) : now,
    expiresAt: new Date(now.getTime() + sessionHours * 60 * 60_000),
    ...(await restrictionsOf(tx, personId, oidc)),
  });
  await tx.update(person).set({ lastSignInAt: now }).where(eq(person.id, personId));
  recordAudit(tx, {
    actor: { type: 'staff', id: personId },
    action: 'session.begun',
    subject: `person:${personId}`,
    ...(address !== undefined && { details: { address, ...(oidc && { by: 'oidc' }) } }),
    now,
  });
  return id;
}

/** A provider may answer without a page, by a session of its own: that confirms nobody's presence (PEOPLE-173). */
function atMost(time: Date | undefined, now: Date): Date | null {
  if (time === undefined) return null;
  return time > now ? now : time;
}

/** After a password its second factor was given already; after a provider it may be missing. */
async function restrictionsOf(tx: Tx, personId: PersonId, oidc: Beginning['oidc']) {
  if (!oidc) return { mustSetUpFactor: await mustSetUpFactor(tx, personId) };
  const hasProviderFactor = oidc.hasSecondFactor;
  return {
    isByOidc: true,
    hasProviderFactor,
    mustSetUpFactor: !hasProviderFactor && (await mustSetUpFactor(tx, personId)),
    mustGiveFactor: !hasProviderFactor && (await hasFactor(tx, personId)),
  };
}

/**
 * Revokes a session; one that is over already stays so (PEOPLE-7).
 * @param by another person who ends it; by default its person
 */
export async function endSession(tx: Tx, id: SessionId, now: Date, by?: PersonId): Promise<void> {
  const [ended] = await tx
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.id, id), isNull(session.revokedAt)))
    .returning({ personId: session.personId });
  if (!ended) return;
  recordAudit(tx, {
    actor: { type: 'staff', id: by ?? ended.personId },
    action: 'session.ended',
    subject: `person:${ended.personId}`,
    now,
  });
}

/** The lookup conditions of a session: demo people only in demo mode (PEOPLE-49). */
export type SessionQuestion = {
  readonly sessionId: SessionId;
  readonly isDemo: boolean;
  readonly now: Date;
};

/** Whether a session is neither revoked nor over. */
export function isOpenAt(now: Date | Placeholder): SQL | undefined {
  return and(
    isNull(session.revokedAt),
    gt(session.expiresAt, now),
    sql`${idleEnd} > ${sql.param(now, session.expiresAt)}`,
  );
}

/** A session that is neither revoked nor over, of a person who may sign in here. */
function isLive(given: Given<SessionQuestion>): SQL | undefined {
  return and(
    eq(session.id, given('sessionId')),
    isOpenAt(given('now')),
    eq(person.state, 'ACTIVE'),
    sql`(${given('isDemo')} or not ${person.isDemo})`,
  );
}

const personOfLiveSession = statement((composer, given: Given<SessionQuestion>) =>
  composer
    .select({
      person,
      session: {
        activeAt: session.activeAt,
        confirmedAt: session.confirmedAt,
        isByOidc: session.isByOidc,
        mustGiveFactor: session.mustGiveFactor,
        mustSetUpFactor: session.mustSetUpFactor,
      },
    })
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .where(isLive(given)),
);

/** A live session: its person, and what they may do in it now. */
export type LiveSession = {
  readonly person: PersonRow;
  readonly session: Pick<
    typeof session.$inferSelect,
    'activeAt' | 'confirmedAt' | 'isByOidc' | 'mustGiveFactor' | 'mustSetUpFactor'
  >;
};

/**
 * A live session with its person; undefined when it is revoked, over or unknown. Nearly every
 * request of staff runs this, so it is composed once (ADR 15).
 */
export async function findLiveSession(
  tx: Tx,
  question: SessionQuestion,
): Promise<LiveSession | undefined> {
  const [row] = await personOfLiveSession(tx, question);
  return row;
}

/** Why the statement of a session found nobody: it is over, or first needs a second factor. */
export async function refusalOf(tx: Tx, question: SessionQuestion): Promise<ProblemError> {
  const live = await findLiveSession(tx, question);
  if (live?.session.mustGiveFactor) return new ProblemError('second_factor_missing');
  return new ProblemError(live ? 'second_factor_required' : 'unauthorized');
}

/**
 * The same person inside another statement, so that one round trip and one snapshot are enough: a
 * row with the data of the scope (PEOPLE-20), or none. None, too, where the session first needs a second
 * factor.
 */
export function askerOf(given: Given<SessionQuestion>): SQL {
  return sql`
    select ${person.id} as person_id, ${person.merchantId}, ${person.testDashboard}, ${seesEveryMerchant} as sees_every_merchant
    from ${session} join ${person} on ${person.id} = ${session.personId}
    where ${isLive(given)} and not ${session.mustSetUpFactor} and not ${session.mustGiveFactor}`;
}
