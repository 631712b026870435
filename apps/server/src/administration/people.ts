import type { MerchantId, PersonId, RoleId } from '@tiyin/domain/ids';
import { hasPermission, unitePermissions } from '@tiyin/domain/permissions';
import { asc, eq } from '../db/drizzle.ts';
import { type ActionWithout, recordAudit } from '../audit/record-audit.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { merchant, passkey, person, role, secondFactor } from '../db/schema.ts';
import { StartupError } from '../errors/startup-error.ts';
import { hashPassword } from '../secrets/password.ts';
import { newPasswordError } from '../staff/password-policy.ts';
import { endAllSessions } from '../staff/own-sessions.ts';
import { findRole, prepareRoles, roleWith } from '../staff/roles/prepare-roles.ts';
import { roleNamesOf, writeRoles } from '../staff/roles/write-roles.ts';
import { forgetRecoveryCodes } from '../staff/two-factor/recovery-codes.ts';
import { unlinkPerson } from './identities.ts';
import type { NewPerson, RoleChoice } from './read-request.ts';

type Deps = Pick<ServerContext, 'database' | 'clock'>;

/**
 * Adds a person who signs in with a password; returns the id.
 * @throws StartupError if the name is taken, the password is refused, or the merchant or a role does
 * not exist
 */
export async function addPerson(
  { database, clock }: Deps,
  request: NewPerson,
  password: string,
): Promise<PersonId> {
  const passwordHash = await hashChosen(password, request);
  return database.transaction(async (tx) => {
    await prepareRoles(tx);
    await requireMerchant(tx, request.merchantId);
    const { roles, ...columns } = request;
    const roleIds = await requireRoles(tx, roles, request.merchantId);
    const [row] = await tx
      .insert(person)
      .values({ ...columns, passwordHash })
      .onConflictDoNothing()
      .returning({ id: person.id });
    if (!row) throw new StartupError(`There is a person "${request.username}" already.`);
    await writeRoles(tx, row.id, roleIds);
    const after = { username: request.username, roles: await roleNamesOf(tx, row.id) };
    audit(tx, row.id, { action: 'person.added', after, now: clock.now() });
    return row.id;
  });
}

/**
 * Sets another password for a person and signs them out everywhere (PEOPLE-18). Who signed in at an OpenID provider
 * signs in with the password from now on: it is the way back in without the provider (PEOPLE-412).
 * @throws StartupError if the user is unknown, or the password is refused
 */
export async function setPassword(
  { database, clock }: Deps,
  username: string,
  password: string,
): Promise<void> {
  const names = await database.transaction((tx) => requirePerson(tx, username));
  const passwordHash = await hashChosen(password, names);
  await database.transaction(async (tx) => {
    const { id, version } = await requirePerson(tx, username);
    await tx
      .update(person)
      .set({ passwordHash, version: version + 1 })
      .where(eq(person.id, id));
    await unlinkPerson(tx, { id }, clock.now());
    await endAllSessions(tx, id, clock.now());
    audit(tx, id, { action: 'person.password_reset', now: clock.now() });
  });
}

/**
 * Removes a person's authenticator app, recovery codes and passkeys, after they were lost, and signs them out
 * everywhere: then the password alone is enough, until they set up a new factor.
 * @throws StartupError if the user is unknown
 */
export async function resetSecondFactor(
  { database, clock }: Deps,
  username: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { id } = await requirePerson(tx, username);
    await forgetRecoveryCodes(tx, id);
    const removed = await tx
      .delete(secondFactor)
      .where(eq(secondFactor.personId, id))
      .returning({ personId: secondFactor.personId });
    const removedPasskeys = await tx
      .delete(passkey)
      .where(eq(passkey.personId, id))
      .returning({ id: passkey.id });
    await endAllSessions(tx, id, clock.now());
    const sides = {
      before: { isOn: removed.length + removedPasskeys.length > 0 },
      after: { isOn: false },
    };
    audit(tx, id, { action: 'second_factor.reset', ...sides, now: clock.now() });
  });
}

type Names = Parameters<typeof newPasswordError>[1];

/**
 * Replaces the roles of a person: also where nobody is left who could do it in the back office.
 * @throws StartupError if the user or a role is unknown
 */
export async function setRoles(
  { database, clock }: Deps,
  username: string,
  roles: RoleChoice,
): Promise<void> {
  await database.transaction(async (tx) => {
    await prepareRoles(tx);
    const { id, merchantId } = await requirePerson(tx, username);
    const before = { roles: await roleNamesOf(tx, id) };
    await writeRoles(tx, id, await requireRoles(tx, roles, merchantId));
    const after = { roles: await roleNamesOf(tx, id) };
    audit(tx, id, { action: 'person.roles_changed', before, after, now: clock.now() });
  });
}

/** The ids of roles by their names, or of the role with exactly these permissions. */
async function requireRoles(
  tx: Tx,
  roles: RoleChoice,
  merchantId: MerchantId | null,
): Promise<RoleId[]> {
  const rows = await findRoles(tx, roles);
  const granted = unitePermissions(rows.map(({ permissions }) => permissions));
  if (merchantId === null && !hasPermission(granted, 'merchant.rw.all')) {
    throw new StartupError(
      'Without merchant.rw.all the person would see nothing: name their merchant with --merchant.',
    );
  }
  return rows.map(({ id }) => id);
}

async function findRoles(tx: Tx, roles: RoleChoice) {
  if ('permissions' in roles) return [await roleWith(tx, roles.permissions)];
  const rows = [];
  for (const name of roles.names) {
    const found = await findRole(tx, name);
    if (!found) {
      const all = await tx.select({ name: role.name }).from(role).orderBy(asc(role.name));
      const names = all.map((each) => each.name).join(', ');
      throw new StartupError(`There is no role "${name}": there are ${names}.`);
    }
    rows.push(found);
  }
  return rows;
}

/** Outside the transaction, because hashing is slow. */
async function hashChosen(password: string, names: Names): Promise<string> {
  if (password.length > 256) throw new StartupError('A password has at most 256 characters.');
  const problem = await newPasswordError(password, names);
  if (problem !== undefined) throw new StartupError(`${problem}.`);
  return hashPassword(password);
}

async function requireMerchant(tx: Tx, merchantId: MerchantId | null): Promise<void> {
  if (merchantId === null) return;
  const [row] = await tx
    .select({ id: merchant.id })
    .from(merchant)
    .where(eq(merchant.id, merchantId));
  if (!row) throw new StartupError(`There is no merchant ${merchantId}.`);
}

async function requirePerson(tx: Tx, username: string) {
  const [row] = await tx.select().from(person).where(eq(person.username, username)).for('update');
  if (!row) throw new StartupError(`There is no person "${username}".`);
  return row;
}

/** A person with database access is not a known user of the system. */
function audit(
  tx: Tx,
  id: PersonId,
  action: ActionWithout<'actor' | 'merchantId' | 'subject'>,
): void {
  recordAudit(tx, { ...action, actor: { type: 'system' }, subject: `person:${id}` });
}
