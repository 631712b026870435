import { asId, type PersonId, type SessionId } from '@tiyin/domain/ids';
import { and, desc, eq, getTableColumns, isNull } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { session } from '../db/schema.ts';
import { hashToken } from '../secrets/token.ts';
import { idleEnd } from './idle-end.ts';
import { endSession, isOpenAt } from './sessions.ts';

/** A person, their current session, and the time. */
type Own = { readonly personId: PersonId; readonly sessionId: SessionId; readonly now: Date };

/** The shown part of a session's id: enough to identify it, and useless as a token. */
function shownId(sessionId: SessionId): string {
  return hashToken(sessionId).slice(0, 32);
}

function liveSessions(tx: Tx, { personId, now }: Own) {
  return tx
    .select({ ...getTableColumns(session), idleEnd })
    .from(session)
    .where(and(eq(session.personId, personId), isOpenAt(now)))
    .orderBy(desc(session.createdAt), desc(session.id));
}

/** Also those that are over by idleness: a longer idle time would open them again. */
async function notEnded(tx: Tx, personId: PersonId): Promise<SessionId[]> {
  const rows = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.personId, personId), isNull(session.revokedAt)))
    .orderBy(desc(session.createdAt), desc(session.id));
  return rows.map(({ id }) => id);
}

/** Where a person is signed in, newest first (PEOPLE-15). */
export async function listOwnSessions(tx: Tx, own: Own) {
  const rows = await liveSessions(tx, own);
  return rows.map(({ id, browser, createdAt, expiresAt, idleEnd: idleEndsAt }) => ({
    id: shownId(id),
    createdDate: createdAt.toISOString(),
    expiryDate: (expiresAt < idleEndsAt ? expiresAt : idleEndsAt).toISOString(),
    browser,
    isCurrent: id === own.sessionId,
  }));
}

/** Ends one of a person's sessions by its shown id; other people's stay. */
export async function endOwnSession(tx: Tx, own: Own & { readonly shown: string }): Promise<void> {
  const rows = await liveSessions(tx, own);
  const wanted = rows.find(({ id }) => shownId(id) === own.shown);
  if (wanted) await endSession(tx, wanted.id, own.now);
}

/** Ends all of a person's sessions but the current one (PEOPLE-15). */
export async function endOtherSessions(tx: Tx, own: Own): Promise<void> {
  for (const id of await notEnded(tx, own.personId)) {
    if (id !== own.sessionId) await endSession(tx, id, own.now);
  }
}

/**
 * Ends all of a person's sessions.
 * @param by another person who ends them; by default the person
 */
export async function endAllSessions(
  tx: Tx,
  personId: PersonId,
  now: Date,
  by: PersonId = personId,
): Promise<void> {
  for (const id of await notEnded(tx, personId)) {
    await endSession(tx, id, now, by);
  }
}

type Shown = {
  readonly personId: PersonId;
  readonly shown: string;
  readonly by: PersonId;
  readonly now: Date;
};

/** Ends one session of another person by its shown id. */
export async function endShownSession(tx: Tx, { personId, shown, by, now }: Shown): Promise<void> {
  const rows = await liveSessions(tx, { personId, sessionId: asId(''), now });
  const wanted = rows.find(({ id }) => shownId(id) === shown);
  if (wanted) await endSession(tx, wanted.id, now, by);
}
