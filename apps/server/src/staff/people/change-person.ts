import type { RoleId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { person } from '../../db/schema.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import { isOfProvider } from '../oidc/identities.ts';
import { endAllSessions, endShownSession } from '../own-sessions.ts';
import { requireRoles } from '../roles/require-roles.ts';
import { roleNamesOf, writeRoles } from '../roles/write-roles.ts';
import { auditPerson } from './audit-person.ts';
import { keepAdministrator } from './lock-people.ts';
import { type PersonCommand, lockPerson } from './lock-person.ts';

/**
 * Replaces the roles of a person (PEOPLE-106). 403 `beyond_own_permissions`, 404, 409 `conflict`,
 * `last_administrator` or `roles_by_oidc`, 422 for roles that do not fit.
 */
export async function changePersonRoles(
  tx: Tx,
  command: PersonCommand & { readonly roleIds: readonly RoleId[] },
): Promise<void> {
  const { personId, roleIds, now } = command;
  const { actor, row } = await lockPerson(tx, command);
  if (await isOfProvider(tx, personId)) throw new ProblemError('roles_by_oidc');
  await requireRoles(tx, actor, { roleIds, merchantId: row.merchantId });
  const before = await roleNamesOf(tx, personId);
  const after = await keepAdministrator(tx, actor, () => writeRoles(tx, personId, roleIds));
  if (before === after) return;
  auditPerson(tx, {
    staff: actor,
    personId,
    action: 'person.roles_changed',
    before: { roles: before },
    after: { roles: after },
    now,
  });
}

/**
 * Disables a person and ends their sessions at once (PEOPLE-105). 403, 404 and 409 as `changePersonRoles`, 409
 * `person_not_active`, 422 for oneself.
 */
export async function disablePerson(
  tx: Tx,
  command: PersonCommand & { readonly reason: string },
): Promise<void> {
  const { personId, reason, now } = command;
  const { actor, row } = await lockPerson(tx, command);
  if (actor.id === personId) {
    throw new ProblemError('not_allowed', { detail: 'Another person has to disable you' });
  }
  if (row.state !== 'ACTIVE') throw new ProblemError('person_not_active');
  const disabledReason = reason.trim();
  if (disabledReason === '') throw notAllowed('/reason', 'Give a reason for this');
  await keepAdministrator(tx, actor, async () => {
    await tx
      .update(person)
      .set({ state: 'DISABLED', disabledReason, version: row.version + 1 })
      .where(eq(person.id, personId));
  });
  await endAllSessions(tx, personId, now, actor.id);
  auditPerson(tx, {
    staff: actor,
    personId,
    action: 'person.disabled',
    before: { state: 'ACTIVE' },
    after: { state: 'DISABLED' },
    details: { reason: disabledReason },
    now,
  });
}

/** Enables a disabled person again; any other stays as they are. */
export async function enablePerson(tx: Tx, command: PersonCommand): Promise<void> {
  const { personId, now } = command;
  const { actor, row } = await lockPerson(tx, command);
  if (row.state !== 'DISABLED') return;
  await tx
    .update(person)
    .set({ state: 'ACTIVE', disabledReason: null, version: row.version + 1 })
    .where(eq(person.id, personId));
  auditPerson(tx, {
    staff: actor,
    personId,
    action: 'person.enabled',
    before: { state: 'DISABLED' },
    after: { state: 'ACTIVE' },
    now,
  });
}

/** Ends the sessions of a person, or the shown one of them (PEOPLE-105). */
export async function endSessionsOf(
  tx: Tx,
  command: PersonCommand & { readonly shown?: string },
): Promise<void> {
  const { personId, shown, now } = command;
  const { actor } = await lockPerson(tx, command);
  if (shown === undefined) await endAllSessions(tx, personId, now, actor.id);
  else await endShownSession(tx, { personId, shown, now, by: actor.id });
}
