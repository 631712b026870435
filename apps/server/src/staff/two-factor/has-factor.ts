import type { PersonId, SessionId } from '@tiyin/domain/ids';
import { type SQL, asc, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { passkey, personRole, role, secondFactor, session } from '../../db/schema.ts';

/** The second factors of a person. */
export type Factors = { readonly hasApp: boolean; readonly passkeys: number };

/** The confirmed authenticator app and the passkeys of a person. */
export async function readFactors(tx: Tx, personId: PersonId): Promise<Factors> {
  const [app] = await tx
    .select({ confirmedAt: secondFactor.confirmedAt })
    .from(secondFactor)
    .where(eq(secondFactor.personId, personId));
  const passkeys = await tx.$count(passkey, eq(passkey.personId, personId));
  return { hasApp: Boolean(app?.confirmedAt), passkeys };
}

/** Whether a person has a second factor. */
export async function hasFactor(tx: Tx, personId: PersonId): Promise<boolean> {
  const { hasApp, passkeys } = await readFactors(tx, personId);
  return hasApp || passkeys > 0;
}

/** Whether the person of a session has no second factor. */
export const hasNoFactor: SQL = sql`not exists (
  select 1 from ${secondFactor}
  where ${secondFactor.personId} = ${session.personId} and ${secondFactor.confirmedAt} is not null
) and not exists (select 1 from ${passkey} where ${passkey.personId} = ${session.personId})`;

/** Whether a role of the person of a session requires a second factor. */
export const hasStrictRole: SQL = sql`exists (
  select 1 from ${personRole} join ${role} on ${role.id} = ${personRole.roleId}
  where ${personRole.personId} = ${session.personId} and ${role.needsSecondFactor}
)`;

/** Locks the factors of a person, app first, so that of two who remove one each a required one stays. */
export async function lockFactors(tx: Tx, personId: PersonId): Promise<void> {
  await tx.select().from(secondFactor).where(eq(secondFactor.personId, personId)).for('update');
  await tx
    .select({ id: passkey.id })
    .from(passkey)
    .where(eq(passkey.personId, personId))
    .orderBy(asc(passkey.id))
    .for('update');
}

/** Opens the session in which a person set up a second factor, where it waited for that (PEOPLE-176). */
export async function releaseSession(tx: Tx, sessionId: SessionId): Promise<void> {
  await tx.update(session).set({ mustSetUpFactor: false }).where(eq(session.id, sessionId));
}
