import { randomUUID } from 'node:crypto';
import {
  demoRolePermissions,
  furtherRoles,
  holdsAll,
  permissions,
  unitePermissions,
} from '@tiyin/domain/permissions';
import { asc, eq, notExists, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { person, personRole, role } from '../../db/schema.ts';
import { lockPeople } from '../people/lock-people.ts';
import { writePermissionsOfRole, writeRoles } from './write-roles.ts';

type RoleRow = typeof role.$inferSelect;

/** Permissions that did not exist before roles: a person with all others was an operator. */
const laterPermissions: readonly string[] = [
  'merchant.key.edit',
  'people.manage',
  'role.manage',
  'provider.edit',
];

/**
 * Writes the roles that an installation begins with, gives the fixed one the permissions of this version, and gives
 * people of earlier versions, who had permissions of their own, a role with the same (PEOPLE-101).
 */
export async function prepareRoles(tx: Tx): Promise<void> {
  await lockPeople(tx);
  if ((await tx.$count(role)) === 0) await insertFirstRoles(tx);
  await completeFixedRole(tx);
  await adoptPermissions(tx);
}

async function insertFirstRoles(tx: Tx): Promise<void> {
  await tx.insert(role).values([
    { name: 'Operator', permissions: [...permissions], isFixed: true },
    { name: 'Merchant', permissions: [...demoRolePermissions.merchant] },
    { name: 'Support', permissions: [...demoRolePermissions.support] },
    { name: 'Viewer', permissions: [...demoRolePermissions.viewer] },
    ...furtherRoles.map(({ name, permissions: granted }) => ({
      name,
      permissions: [...granted],
    })),
  ]);
}

async function completeFixedRole(tx: Tx): Promise<void> {
  const [fixed] = await tx.select().from(role).where(eq(role.isFixed, true));
  if (!fixed || holdsAll(fixed.permissions, permissions)) return;
  await tx
    .update(role)
    .set({ permissions: [...permissions] })
    .where(eq(role.id, fixed.id));
  await writePermissionsOfRole(tx, fixed.id);
}

async function adoptPermissions(tx: Tx): Promise<void> {
  const roles = tx
    .select({ id: personRole.roleId })
    .from(personRole)
    .where(eq(personRole.personId, person.id));
  const people = await tx
    .select({ id: person.id, permissions: person.permissions })
    .from(person)
    .where(notExists(roles));
  for (const { id, permissions: held } of people) {
    if (held.length === 0) continue;
    await writeRoles(tx, id, [(await roleWith(tx, adopted(held))).id]);
  }
}

/** The permissions of a person of an earlier version in this one: API keys were part of editing callbacks (PEOPLE-110). */
function adopted(held: readonly string[]): readonly string[] {
  const known: readonly string[] = permissions;
  const earlier = known.filter((name) => !laterPermissions.includes(name));
  if (holdsAll(held, earlier)) return known;
  const keys = held.includes('merchant.callback.edit') ? ['merchant.key.edit'] : [];
  return unitePermissions([held, keys]);
}

/** The role with exactly these permissions; a new one where there is none. */
export async function roleWith(tx: Tx, wanted: readonly string[]): Promise<RoleRow> {
  const rows = await tx.select().from(role).orderBy(asc(role.id));
  const same = rows.find(
    (each) => holdsAll(each.permissions, wanted) && holdsAll(wanted, each.permissions),
  );
  if (same) return same;
  const name = `Role ${(rows.at(-1)?.id ?? 0) + 1}`;
  const isTaken = rows.some((each) => each.name.toLowerCase() === name.toLowerCase());
  const [row] = await tx
    .insert(role)
    .values({ name: isTaken ? `${name} ${randomUUID()}` : name, permissions: [...wanted] })
    .returning();
  if (!row) throw new Error('a role was not written');
  return row;
}

/** The role of a name, in any case; undefined if there is none. */
export async function findRole(tx: Tx, name: string) {
  const [row] = await tx
    .select()
    .from(role)
    .where(sql`lower(${role.name}) = lower(${name})`);
  return row;
}
