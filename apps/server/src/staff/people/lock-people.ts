import type { Permission } from '@tiyin/domain/permissions';
import { hasPermission, holdsAll } from '@tiyin/domain/permissions';
import { and, count, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { lockFact, noteFact } from '../../db/installation.ts';
import { person } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { PersonRow } from '../sessions.ts';
import type { Staff } from '../staff.ts';

/** Serializes the changes of people and roles: each is judged by what the others left behind (PEOPLE-108). */
export async function lockPeople(tx: Tx): Promise<void> {
  await noteFact(tx, 'people', 'locked by changes of people and roles');
  await lockFact(tx, 'people');
}

/**
 * The same for a change that a person makes; returns them as they are now. 403 where they are disabled or have lost
 * the permission since they sent the request.
 */
export async function lockPeopleFor(
  tx: Tx,
  staff: Pick<Staff, 'id'>,
  ...needed: readonly Permission[]
): Promise<PersonRow> {
  await lockPeople(tx);
  const [actor] = await tx.select().from(person).where(eq(person.id, staff.id));
  const mayAct =
    actor?.state === 'ACTIVE' && needed.every((each) => hasPermission(actor.permissions, each));
  if (!actor || !mayAct) throw new ProblemError('forbidden');
  return actor;
}

/** 403 `beyond_own_permissions` for permissions that a person does not hold (PEOPLE-106). */
export function requireHeld(actor: Pick<Staff, 'permissions'>, wanted: readonly string[]): void {
  if (!holdsAll(actor.permissions, wanted)) throw new ProblemError('beyond_own_permissions');
}

/**
 * Runs a change after which somebody must be left who manages the people of all merchants, if there was somebody
 * before: 409 `last_administrator` (PEOPLE-108). Demo people count only for each other: elsewhere they cannot sign in.
 */
export async function keepAdministrator<T>(
  tx: Tx,
  { isDemo }: Pick<PersonRow, 'isDemo'>,
  change: () => Promise<T>,
): Promise<T> {
  const before = await countAdministrators(tx, isDemo);
  const result = await change();
  if (before > 0 && (await countAdministrators(tx, isDemo)) === 0) {
    throw new ProblemError('last_administrator');
  }
  return result;
}

async function countAdministrators(tx: Tx, isDemo: boolean): Promise<number> {
  const needed: readonly Permission[] = ['people.manage', 'merchant.rw.all'];
  const hasAll = needed.map((each) => sql`${each} = any(${person.permissions})`);
  const [row] = await tx
    .select({ people: count() })
    .from(person)
    .where(
      and(eq(person.state, 'ACTIVE'), ...hasAll, isDemo ? undefined : eq(person.isDemo, false)),
    );
  return row?.people ?? 0;
}
