import { InvitePersonRequestStruct } from '@tiyin/api/structs/invite-person-request';
import { PersonRolesRequestStruct } from '@tiyin/api/structs/person-roles-request';
import { RoleRequestStruct } from '@tiyin/api/structs/role-request';
import type { PersonId } from '@tiyin/domain/ids';
import { arrayContains } from '../db/drizzle.ts';
import { enums, integer, literal, object, union } from 'superstruct';
import {
  type ApprovableChange,
  type ApprovableKind,
  payloadStruct,
} from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { person } from '../db/schema.ts';
import { changePersonRoles, enablePerson } from '../staff/people/change-person.ts';
import { endLinks, type Invited, invitePerson, renewInvitation } from '../staff/people/invite.ts';
import { changeRole } from '../staff/roles/change-role.ts';
import { describeRoleChange, type RolePayload } from './describe-role-change.ts';
import { textChange } from './preview-lines.ts';

const decides = textChange('May decide about requests', null, 'Yes');

type RoleResult = {
  /** The person of an invitation that was made, and its link. */
  readonly invited?: Invited;
  /** Whether somebody can decide about requests now who could not before. */
  readonly makesDecider: boolean;
};

/** The permissions of a role, and its people (PEOPLE-111). */
export const role: ApprovableKind<RolePayload, RoleResult> = {
  code: 'ROLE',
  payload: payloadStruct<RolePayload>(
    union([
      object({ action: literal('invite'), invitation: InvitePersonRequestStruct }),
      object({ action: literal('give'), personId: integer(), roles: PersonRolesRequestStruct }),
      object({ action: enums(['enable', 'renew']), personId: integer() }),
      object({ action: literal('change'), roleId: integer(), role: RoleRequestStruct }),
    ]),
  ),

  async preview(tx, change) {
    const { subject, merchantId, version, after } = await describeRoleChange(tx, change.payload);
    const { makesDecider } = await apply(tx, change);
    const changes = await after();
    const size = changes.length > 0 ? 'any' : null;
    return {
      subject,
      merchantId,
      isTest: false,
      version,
      size,
      isGuardedByAny: makesDecider,
      // The name of a role says nothing of what it may do.
      preview: { changes: makesDecider ? [...changes, decides] : changes },
    };
  },

  execute: apply,

  // The requester could become that person with it (PEOPLE-500).
  shownToApprover: ({ invited, makesDecider }) => (makesDecider ? { invited } : {}),
};

async function apply(tx: Tx, change: ApprovableChange<RolePayload>): Promise<RoleResult> {
  const { payload, now } = change;
  const before = await deciderIds(tx);
  const made = await make(tx, change);
  const after = await deciderIds(tx);
  const added = after.filter((id) => !before.includes(id));
  if (payload.action === 'enable' || payload.action === 'renew') {
    return { ...made, makesDecider: after.includes(payload.personId) };
  }
  if (payload.action !== 'invite') await endLinks(tx, added, now);
  return { ...made, makesDecider: added.length > 0 };
}

/** Makes the change; returns the link of an invitation. */
async function make(
  tx: Tx,
  { payload, staff, expectedVersion, now }: ApprovableChange<RolePayload>,
): Promise<{ readonly invited?: Invited }> {
  const command = { staff, expectedVersion, now };
  switch (payload.action) {
    case 'invite':
      return { invited: await invitePerson(tx, { ...payload.invitation, staff, now }) };
    case 'renew':
      return { invited: await renewInvitation(tx, { ...command, personId: payload.personId }) };
    case 'enable':
      await enablePerson(tx, { ...command, personId: payload.personId });
      return {};
    case 'give':
      await changePersonRoles(tx, { ...command, personId: payload.personId, ...payload.roles });
      return {};
    case 'change':
      await changeRole(tx, { ...command, roleId: payload.roleId, ...payload.role });
      return {};
  }
}

/** The people who hold the permission to decide, invited and disabled ones among them (PEOPLE-420). */
async function deciderIds(tx: Tx): Promise<readonly PersonId[]> {
  const rows = await tx
    .select({ id: person.id })
    .from(person)
    .where(arrayContains(person.permissions, ['approval.decide']));
  return rows.map(({ id }) => id);
}
