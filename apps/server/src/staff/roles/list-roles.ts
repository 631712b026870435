import type { RoleId } from '@tiyin/domain/ids';
import { hasPermission, holdsAll, isPermitted } from '@tiyin/domain/permissions';
import { and, asc, count, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { person, personRole, role } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../scope.ts';
import type { Staff } from '../staff.ts';

/**
 * The roles by name; without merchant.rw.all those that the person may give (PEOPLE-102). 403 without people.manage
 * and role.manage.
 */
export async function listRoles(tx: Tx, staff: Staff) {
  if (!isPermitted(staff.permissions, { anyOf: ['people.manage', 'role.manage'] })) {
    throw new ProblemError('forbidden');
  }
  const all = await describeRoles(tx, staff);
  if (hasPermission(staff.permissions, 'merchant.rw.all')) return all;
  return all.filter(({ isGrantable }) => isGrantable);
}

/** A role as the contract shows it; 404 if there is none. */
export async function readRole(tx: Tx, staff: Staff, roleId: RoleId) {
  const found = (await describeRoles(tx, staff)).find(({ id }) => id === roleId);
  if (!found) throw new ProblemError('not_found');
  return found;
}

async function describeRoles(tx: Tx, staff: Staff) {
  const rows = await tx.select().from(role).orderBy(asc(role.name), asc(role.id));
  const counts = await tx
    .select({ roleId: personRole.roleId, people: count() })
    .from(personRole)
    .innerJoin(person, eq(person.id, personRole.personId))
    .where(and(inScope(staff, person.merchantId)))
    .groupBy(personRole.roleId);
  return rows.map(({ id, name, permissions, needsSecondFactor, isFixed, version }) => ({
    id,
    name,
    permissions,
    needsSecondFactor,
    isFixed,
    isGrantable: holdsAll(staff.permissions, permissions),
    peopleCount: counts.find(({ roleId }) => roleId === id)?.people ?? 0,
    version,
  }));
}
