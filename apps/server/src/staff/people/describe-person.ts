import { holdsAll } from '@tiyin/domain/permissions';
import type { PersonId, SessionId } from '@tiyin/domain/ids';
import { asc, eq, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invitation, merchant, person, personRole, role } from '../../db/schema.ts';
import { isOfProvider } from '../oidc/identities.ts';
import { listOwnSessions } from '../own-sessions.ts';
import type { PersonRow } from '../sessions.ts';
import type { Staff } from '../staff.ts';
import { hasFactor } from '../two-factor/has-factor.ts';
import { requirePerson } from './lock-person.ts';

/** Rows of people as the contract lists them. */
export async function describePeople(tx: Tx, rows: readonly PersonRow[]) {
  const ids = rows.map(({ id }) => id);
  const roles = await tx
    .select({ personId: personRole.personId, id: role.id, name: role.name })
    .from(personRole)
    .innerJoin(role, eq(role.id, personRole.roleId))
    .where(inArray(personRole.personId, ids))
    .orderBy(asc(role.name));
  const merchants = await tx
    .select({ id: merchant.id, name: merchant.name })
    .from(merchant)
    .where(
      inArray(
        merchant.id,
        rows.flatMap(({ merchantId }) => merchantId ?? []),
      ),
    );
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    merchant: merchants.find(({ id }) => id === row.merchantId) ?? null,
    state: row.state,
    roles: roles
      .filter(({ personId }) => personId === row.id)
      .map(({ id, name }) => ({ id, name })),
    lastSignInDate: row.lastSignInAt?.toISOString() ?? null,
    version: row.version,
  }));
}

type Question = {
  readonly staff: Staff;
  /** The caller's own session; undefined where no request of theirs is served. */
  readonly sessionId: SessionId;
  readonly personId: PersonId;
  readonly now: Date;
};

/** A person in scope with permissions, sessions and invitation; 404 for any other (PEOPLE-103). */
export async function readPerson(tx: Tx, { staff, sessionId, personId, now }: Question) {
  const row = await requirePerson(tx, staff, personId);
  const [described] = await describePeople(tx, [row]);
  if (!described) throw new Error('a person has no description');
  return {
    ...described,
    permissions: row.permissions,
    hasTwoFactor: await hasFactor(tx, personId),
    isByProvider: await isOfProvider(tx, personId),
    sessions: await listOwnSessions(tx, { personId, sessionId, now }),
    invitation: await openInvitation(tx, row, now),
    disabledReason: row.state === 'DISABLED' ? row.disabledReason : null,
    isManageable: row.id !== staff.id && holdsAll(staff.permissions, row.permissions),
  };
}

async function openInvitation(tx: Tx, { id, state }: PersonRow, now: Date) {
  if (state !== 'INVITED') return null;
  const [row] = await tx
    .select({
      expiresAt: invitation.expiresAt,
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(invitation)
    .innerJoin(person, eq(person.id, invitation.invitedBy))
    .where(eq(invitation.personId, id));
  if (!row) return null;
  return {
    invitedBy: `${row.firstName} ${row.lastName}`.trim(),
    expiryDate: row.expiresAt.toISOString(),
    isExpired: row.expiresAt <= now,
  };
}
