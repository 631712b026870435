import type { PersonId, RoleId } from '@tiyin/domain/ids';
import { unitePermissions } from '@tiyin/domain/permissions';
import { asc, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { person, personRole, role } from '../../db/schema.ts';
import { restrictSessions } from '../two-factor/need-factor.ts';

/** The names of a person's roles, for the audit. */
export async function roleNamesOf(tx: Tx, personId: PersonId): Promise<string> {
  return (await rolesOf(tx, personId)).map(({ name }) => name).join(', ');
}

/** Replaces the roles of a person and what they permit (PEOPLE-101); returns the names. */
export async function writeRoles(
  tx: Tx,
  personId: PersonId,
  roleIds: readonly RoleId[],
): Promise<string> {
  await tx.delete(personRole).where(eq(personRole.personId, personId));
  const rows = [...new Set(roleIds)].map((roleId) => ({ personId, roleId }));
  if (rows.length > 0) await tx.insert(personRole).values(rows);
  await writePermissions(tx, personId);
  return roleNamesOf(tx, personId);
}

/** Writes the permissions of the people with a role again, after it has changed. */
export async function writePermissionsOfRole(tx: Tx, roleId: RoleId): Promise<void> {
  const people = await tx
    .select({ id: personRole.personId })
    .from(personRole)
    .where(eq(personRole.roleId, roleId));
  for (const { id } of people) await writePermissions(tx, id);
}

async function writePermissions(tx: Tx, personId: PersonId): Promise<void> {
  const permissions = unitePermissions(
    (await rolesOf(tx, personId)).map((each) => each.permissions),
  );
  await tx
    .update(person)
    .set({ permissions, version: sql`${person.version} + 1` })
    .where(eq(person.id, personId));
  await restrictSessions(tx, personId);
}

async function rolesOf(tx: Tx, personId: PersonId) {
  return tx
    .select({ name: role.name, permissions: role.permissions })
    .from(personRole)
    .innerJoin(role, eq(role.id, personRole.roleId))
    .where(eq(personRole.personId, personId))
    .orderBy(asc(role.name));
}
