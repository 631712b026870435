import { createHash } from 'node:crypto';
import { eq } from '../../db/drizzle.ts';
import type { RoleId } from '@tiyin/domain/ids';
import { withoutUnseen } from '@tiyin/domain/names';
import { type ActionWithout, recordAudit } from '../../audit/record-audit.ts';
import type { OidcSettings } from '../../config/read-oidc.ts';
import { savepoint } from '../../db/transactions.ts';
import type { Tx } from '../../db/database.ts';
import { oidcIdentity, person, personRole } from '../../db/schema.ts';
import type { Identity } from '../../identity-provider/read-identity.ts';
import { ProblemError } from '../../problem.ts';
import { endAllSessions } from '../own-sessions.ts';
import { keepAdministrator, lockPeople } from '../people/lock-people.ts';
import { roleNamesOf, writeRoles } from '../roles/write-roles.ts';
import { type PersonRow, maySignIn } from '../sessions.ts';
import { type Grant, grantOfGroups } from './grant-of-groups.ts';
import { maskCardNumbers } from '../../secrets/hide-card-numbers.ts';
import { findByIdentity } from './identities.ts';
import { pauseReports } from './pause-reports.ts';

/** A verified identity, the settings, and the time. */
export type Admission = {
  readonly identity: Identity;
  readonly settings: OidcSettings;
  readonly isDemo: boolean;
  readonly now: Date;
};

/**
 * The person of an identity with the roles that its groups give now; a new person at the first sign-in (PEOPLE-401,
 * PEOPLE-402). 403 `oidc_disabled`, `oidc_no_role` or `oidc_several_merchants`; 409 `last_administrator` where the
 * groups would leave nobody who manages the people of all merchants.
 */
export async function admitPerson(tx: Tx, admission: Admission): Promise<PersonRow> {
  const { identity, isDemo, settings } = admission;
  await lockPeople(tx);
  const found = await findByIdentity(tx, identity);
  if (found && !maySignIn(found, isDemo)) throw new ProblemError('oidc_disabled');
  const grant = await grantOfGroups(tx, settings, identity.groups);
  const personId = found ? found.id : await addPerson(tx, admission, grant);
  if (found) await applyGrant(tx, found, grant, admission.now);
  const [row] = await tx.select().from(person).where(eq(person.id, personId));
  if (!row) throw new Error('a person who signs in is not there');
  return row;
}

/** Only the permissions of the roles are compared with the others, so that a sign-in without a change writes nothing. */
async function applyGrant(tx: Tx, row: PersonRow, grant: Grant, now: Date): Promise<void> {
  const { merchantId, roleIds } = grant;
  if (row.merchantId === merchantId && (await hasRoles(tx, row, roleIds))) return;
  const before = { roles: await roleNamesOf(tx, row.id), merchantId: row.merchantId };
  const roles = await keepAdministrator(tx, row, async () => {
    await tx.update(person).set({ merchantId }).where(eq(person.id, row.id));
    return writeRoles(tx, row.id, roleIds);
  });
  const after = { roles, merchantId };
  audit(tx, row, { action: 'person.roles_changed', before, after, now });
  if (row.merchantId !== merchantId) await pauseReports(tx, row, now);
}

async function hasRoles(tx: Tx, { id }: PersonRow, wanted: readonly RoleId[]): Promise<boolean> {
  const rows = await tx.select().from(personRole).where(eq(personRole.personId, id));
  return rows.length === wanted.length && rows.every(({ roleId }) => wanted.includes(roleId));
}

async function addPerson(
  tx: Tx,
  { identity, now }: Admission,
  { merchantId, roleIds }: Grant,
): Promise<PersonRow['id']> {
  const { issuer, subject, firstName, lastName } = identity;
  const username = await freeUsername(tx, identity);
  const [row] = await tx
    .insert(person)
    .values({
      username,
      passwordHash: '',
      firstName: withoutUnseen(maskCardNumbers(firstName ?? '')) || username,
      lastName: withoutUnseen(maskCardNumbers(lastName ?? '')),
      merchantId,
    })
    .returning();
  if (!row) throw new Error('a person was not written');
  const roles = await writeRoles(tx, row.id, roleIds);
  audit(tx, row, { action: 'person.added', after: { username, merchantId, roles }, now });
  await linkIdentity(tx, row, { issuer, subject }, now);
  return row.id;
}

/** Lets a person sign in by an identity from now on; audited. */
export async function linkIdentity(
  tx: Tx,
  row: Pick<PersonRow, 'id'>,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
  now: Date,
): Promise<void> {
  await tx.insert(oidcIdentity).values({ personId: row.id, issuer, subject, linkedAt: now });
  const before = { issuer: null, subject: null };
  const after = { issuer, subject };
  audit(tx, row, { action: 'person.identity_linked', before, after, now });
}

/** The provider's name for the person where it is free: it identifies nobody, so that nobody is taken for another. */
async function freeUsername(tx: Tx, { issuer, subject, username }: Identity): Promise<string> {
  const hash = createHash('sha256').update(`${issuer} ${subject}`).digest('hex');
  const wanted = (username ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z\d._@-]/g, '')
    .slice(0, 50);
  if (wanted.length < 3) return `oidc-${hash.slice(0, 12)}`;
  const isTaken = (await tx.$count(person, eq(person.username, wanted))) > 0;
  return isTaken ? `${wanted}-${hash.slice(0, 12)}` : wanted;
}

/**
 * Takes the roles of a person whose groups give none any more, and ends their sessions. The last who manages the people
 * of all merchants keeps the roles (PEOPLE-108), and stays out all the same.
 */
export async function withdrawRoles(tx: Tx, row: PersonRow, now: Date): Promise<void> {
  await lockPeople(tx);
  await endAllSessions(tx, row.id, now);
  const before = { roles: await roleNamesOf(tx, row.id) };
  if (before.roles === '') return;
  try {
    await savepoint(tx, () => keepAdministrator(tx, row, () => writeRoles(tx, row.id, [])));
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'last_administrator') return;
    throw error;
  }
  audit(tx, row, { action: 'person.roles_changed', before, after: { roles: '' }, now });
}

type Entry = ActionWithout<'actor' | 'merchantId' | 'subject'>;

/** The provider decided it, so that it is no action of the person. */
function audit(tx: Tx, { id }: Pick<PersonRow, 'id'>, entry: Entry): void {
  recordAudit(tx, { ...entry, actor: { type: 'system' }, subject: `person:${id}` });
}
