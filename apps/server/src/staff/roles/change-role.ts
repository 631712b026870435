import type { RoleId } from '@tiyin/domain/ids';
import { type Permission, hasPermission, holdsAll } from '@tiyin/domain/permissions';
import { and, eq, isNotNull, ne } from '../../db/drizzle.ts';
import { type ActionWithout, recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { person, personRole, role } from '../../db/schema.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import { keepAdministrator, lockPeopleFor, requireHeld } from '../people/lock-people.ts';
import type { Staff } from '../staff.ts';
import { hasFactor } from '../two-factor/has-factor.ts';
import { appearanceOf } from '../look-alikes.ts';
import { readRoleName } from './role-name.ts';
import { writePermissionsOfRole } from './write-roles.ts';

type Content = {
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** Whether its people need a second factor; undefined: as before, false for a new role. */
  readonly needsSecondFactor?: boolean;
};
type Command = { readonly staff: Pick<Staff, 'id'>; readonly now: Date };
type OfRole = Command & { readonly roleId: RoleId };

/** Creates a role; returns its id. 403 `beyond_own_permissions`, 422 for a taken name. */
export async function createRole(tx: Tx, command: Command & Content): Promise<RoleId> {
  const actor = await lockPeopleFor(tx, command.staff, 'role.manage', 'merchant.rw.all');
  requireHeld(actor, command.permissions);
  const name = await requireFreeName(tx, command.name, undefined);
  const [row] = await tx
    .insert(role)
    .values({
      name,
      permissions: [...command.permissions],
      needsSecondFactor: command.needsSecondFactor ?? false,
    })
    .returning();
  if (!row) throw new Error('a role was not written');
  audit(tx, { ...command, roleId: row.id }, { action: 'role.created', after: factsOf(row) });
  return row.id;
}

/**
 * Changes the name and the permissions of a role, and with them what its people may do (PEOPLE-109). 403
 * `beyond_own_permissions`, 404, 409 `conflict`, `role_fixed` or `last_administrator`, 422 with the field.
 */
export async function changeRole(
  tx: Tx,
  command: OfRole & Content & { readonly expectedVersion: number | undefined },
): Promise<void> {
  const { roleId, permissions, expectedVersion } = command;
  const actor = await lockPeopleFor(tx, command.staff, 'role.manage', 'merchant.rw.all');
  const row = await requireRole(tx, roleId, command);
  requireHeld(actor, [...row.permissions, ...permissions]);
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new ProblemError('conflict');
  }
  const name = await requireFreeName(tx, command.name, roleId);
  await requireScope(tx, roleId, permissions);
  const needsSecondFactor = command.needsSecondFactor ?? row.needsSecondFactor;
  if (needsSecondFactor && !row.needsSecondFactor) await requireOwnFactor(tx, actor, roleId);
  const changed = { name, permissions: [...permissions], needsSecondFactor };
  await keepAdministrator(tx, actor, async () => {
    await tx
      .update(role)
      .set({ ...changed, version: row.version + 1 })
      .where(eq(role.id, roleId));
    await writePermissionsOfRole(tx, roleId);
  });
  audit(tx, command, { action: 'role.changed', before: factsOf(row), after: factsOf(changed) });
}

/** Deletes an unused role. 403, 404, 409 `role_fixed` or `role_in_use`. */
export async function deleteRole(tx: Tx, command: OfRole): Promise<void> {
  const { roleId } = command;
  const actor = await lockPeopleFor(tx, command.staff, 'role.manage', 'merchant.rw.all');
  const { name, permissions } = await requireRole(tx, roleId);
  requireHeld(actor, permissions);
  if ((await tx.$count(personRole, eq(personRole.roleId, roleId))) > 0) {
    throw new ProblemError('role_in_use');
  }
  await tx.delete(role).where(eq(role.id, roleId));
  const before = { name, permissions: permissions.join(' ') };
  audit(tx, command, { action: 'role.deleted', before });
}

type Row = typeof role.$inferSelect;

/** Of the fixed role only the need of a second factor changes. */
async function requireRole(tx: Tx, roleId: RoleId, wanted?: Content): Promise<Row> {
  const [row] = await tx.select().from(role).where(eq(role.id, roleId));
  if (!row) throw new ProblemError('not_found');
  const isSame = wanted?.name.trim() === row.name && holdsAll(wanted.permissions, row.permissions);
  if (row.isFixed && !isSame) throw new ProblemError('role_fixed');
  return row;
}

/** Nobody requires of their own role what they have not done themselves: they would lock themselves up. */
async function requireOwnFactor(tx: Tx, actor: Pick<Staff, 'id'>, roleId: RoleId): Promise<void> {
  const own = and(eq(personRole.roleId, roleId), eq(personRole.personId, actor.id));
  if ((await tx.$count(personRole, own)) === 0 || (await hasFactor(tx, actor.id))) return;
  throw notAllowed('/needsSecondFactor', 'You have this role: set up your own second factor first');
}

function factsOf({
  name,
  permissions,
  needsSecondFactor,
}: Omit<Row, 'id' | 'isFixed' | 'version'>) {
  return { name, permissions: permissions.join(' '), needsSecondFactor };
}

async function requireFreeName(tx: Tx, given: string, roleId: RoleId | undefined): Promise<string> {
  const name = readRoleName(given);
  const others = await tx
    .select({ name: role.name })
    .from(role)
    .where(roleId === undefined ? undefined : ne(role.id, roleId));
  const names = others.map((other) => other.name.toLowerCase());
  if (names.includes(name.toLowerCase())) throw notAllowed('/name', 'Another role has this name');
  const lookAlike = others.find((other) => appearanceOf(other.name) === appearanceOf(name));
  if (!lookAlike) return name;
  throw notAllowed('/name', `It reads like the role "${lookAlike.name}", in other letters`);
}

/** People of one merchant never see all of them (PEOPLE-104). */
async function requireScope(
  tx: Tx,
  roleId: RoleId,
  permissions: readonly Permission[],
): Promise<void> {
  if (!hasPermission(permissions, 'merchant.rw.all')) return;
  const [found] = await tx
    .select({ id: person.id })
    .from(person)
    .innerJoin(personRole, eq(personRole.personId, person.id))
    .where(and(eq(personRole.roleId, roleId), isNotNull(person.merchantId)))
    .limit(1);
  if (found) {
    throw notAllowed('/permissions', 'People of one merchant have this role, who never see all');
  }
}

type Entry = ActionWithout<'actor' | 'merchantId' | 'now' | 'subject'>;

function audit(tx: Tx, { staff, roleId, now }: OfRole, entry: Entry): void {
  const actor = { type: 'staff', id: staff.id } as const;
  recordAudit(tx, { ...entry, actor, subject: `role:${roleId}`, now });
}
