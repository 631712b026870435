import type { MerchantId, PersonId, RoleId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { and, eq, gt, inArray } from '../../db/drizzle.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/database.ts';
import { invitation, merchant, person, personRole } from '../../db/schema.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import { createSecretToken, hashToken } from '../../secrets/token.ts';
import { requireRoles } from '../roles/require-roles.ts';
import type { Staff } from '../staff.ts';
import { auditPerson } from './audit-person.ts';
import { lockPeopleFor } from './lock-people.ts';
import { type PersonCommand, lockPerson } from './lock-person.ts';
import { writeRoles } from '../roles/write-roles.ts';

/** The time in which a link is valid, in ms (PEOPLE-107). */
const invitationMs = 48 * 60 * 60_000;

/** An invited person as their inviter describes them. */
export type NewInvitation = {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly merchantId: MerchantId | null;
  readonly roleIds: readonly RoleId[];
};

/** An invited person, and the link that opens their page. */
export type Invited = {
  readonly personId: PersonId;
  readonly token: string;
  readonly expiresAt: Date;
};

/**
 * Invites a person (PEOPLE-107). 403 `beyond_own_permissions`, 404 for another merchant than the inviter's, 422 with
 * the field.
 */
export async function invitePerson(
  tx: Tx,
  command: NewInvitation & { readonly staff: Pick<Staff, 'id'>; readonly now: Date },
): Promise<Invited> {
  const { now, roleIds, merchantId, ...names } = command;
  const actor = await lockPeopleFor(tx, command.staff, 'people.manage');
  await requireMerchant(tx, actor, merchantId);
  await requireRoles(tx, actor, { roleIds, merchantId });
  const [row] = await tx
    .insert(person)
    .values({
      username: names.username,
      firstName: requiredText('/firstName', names.firstName),
      lastName: requiredText('/lastName', names.lastName),
      merchantId,
      passwordHash: '',
      state: 'INVITED',
    })
    .onConflictDoNothing()
    .returning({ id: person.id });
  if (!row) throw notAllowed('/username', 'Another person has this username');
  const roleNames = await writeRoles(tx, row.id, roleIds);
  auditPerson(tx, {
    staff: actor,
    personId: row.id,
    action: 'person.invited',
    after: { username: names.username, merchantId, roles: roleNames },
    now,
  });
  return writeLink(tx, { personId: row.id, staff: actor, now });
}

function requiredText(path: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw notAllowed(path, 'This is required');
  return trimmed;
}

async function requireMerchant(tx: Tx, actor: Staff, merchantId: MerchantId | null): Promise<void> {
  const isOfAll = hasPermission(actor.permissions, 'merchant.rw.all');
  if (!isOfAll && merchantId !== actor.merchantId) throw new ProblemError('not_found');
  if (merchantId === null) {
    if (!isOfAll) throw new ProblemError('not_found');
    return;
  }
  const [row] = await tx
    .select({ id: merchant.id })
    .from(merchant)
    .where(eq(merchant.id, merchantId));
  if (!row) throw new ProblemError('not_found');
}

/** A new link, after which the earlier one is not valid; 409 `person_not_invited`. */
export async function renewInvitation(tx: Tx, command: PersonCommand): Promise<Invited> {
  const { actor, row } = await lockPerson(tx, command);
  if (row.state !== 'INVITED') throw new ProblemError('person_not_invited');
  const { personId, now } = command;
  auditPerson(tx, { staff: actor, personId, action: 'person.invitation_renewed', now });
  return writeLink(tx, { personId, staff: actor, now });
}

/** Takes an invitation back and removes the person, who never signed in; 409 `person_not_invited`. */
export async function revokeInvitation(tx: Tx, command: PersonCommand): Promise<void> {
  const { actor, row } = await lockPerson(tx, command);
  if (row.state !== 'INVITED') throw new ProblemError('person_not_invited');
  const { personId, now } = command;
  const before = { username: row.username };
  auditPerson(tx, { staff: actor, personId, action: 'person.invitation_revoked', before, now });
  await tx.delete(invitation).where(eq(invitation.personId, personId));
  await tx.delete(personRole).where(eq(personRole.personId, personId));
  await tx.delete(person).where(eq(person.id, personId));
}

/** Ends the open links of people: they were made for fewer permissions than the people have now (PEOPLE-501). */
export async function endLinks(tx: Tx, personIds: readonly PersonId[], now: Date): Promise<void> {
  await tx
    .update(invitation)
    .set({ expiresAt: now })
    .where(and(inArray(invitation.personId, [...personIds]), gt(invitation.expiresAt, now)));
}

/** Only the hash of the token is kept. */
async function writeLink(
  tx: Tx,
  {
    personId,
    staff,
    now,
  }: { readonly personId: PersonId; readonly staff: Pick<Staff, 'id'>; readonly now: Date },
): Promise<Invited> {
  const token = createSecretToken();
  const expiresAt = new Date(now.getTime() + invitationMs);
  const link = { tokenHash: hashToken(token), invitedBy: staff.id, expiresAt };
  await tx
    .insert(invitation)
    .values({ personId, ...link })
    .onConflictDoUpdate({ target: invitation.personId, set: link });
  return { personId, token, expiresAt };
}

/** The link of an invitation: behind `#`, which no server or log sees. */
export function invitationLink(
  { publicUrl, backofficeOrigin }: Pick<Config, 'publicUrl' | 'backofficeOrigin'>,
  { token, expiresAt }: Invited,
) {
  const link = `${backofficeOrigin ?? publicUrl}/invitation#${token}`;
  return { link, expiryDate: expiresAt.toISOString() };
}

/** An invited person and the link, for the one who approved it (PEOPLE-500). */
export async function describeInvited(
  tx: Tx,
  config: Pick<Config, 'backofficeOrigin' | 'publicUrl'>,
  invited: Invited,
) {
  const [row] = await tx
    .select({ firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(eq(person.id, invited.personId));
  if (!row) throw new Error('the invited person is gone');
  return { ...row, ...invitationLink(config, invited) };
}
