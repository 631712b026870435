import { InvitePersonRequestStruct } from '@tiyin/api/structs/invite-person-request';
import { PersonRolesRequestStruct } from '@tiyin/api/structs/person-roles-request';
import { RoleRequestStruct } from '@tiyin/api/structs/role-request';
import type { ApprovalChange } from '@tiyin/api/types';
import type { PersonId } from '@tiyin/domain/ids';
import { and, arrayContains, asc, inArray, ne } from '../db/drizzle.ts';
import { enums, integer, literal, object, union } from 'superstruct';
import {
  type ApprovableChange,
  type ApprovableEffect,
  type ApprovableKind,
  payloadStruct,
} from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { person } from '../db/schema.ts';
import { undone } from '../db/transactions.ts';
import { ProblemError } from '../problem.ts';
import { changePersonRoles, enablePerson } from '../staff/people/change-person.ts';
import { endLinks, type Invited, invitePerson, renewInvitation } from '../staff/people/invite.ts';
import { linkMakers } from '../staff/people/one-person.ts';
import { changeRole } from '../staff/roles/change-role.ts';
import { isAsJudged } from './as-judged.ts';
import { describeRoleChange, type RolePayload } from './describe-role-change.ts';
import { textChange } from './preview-lines.ts';

type RoleResult = {
  /** The person of an invitation that was made, and its link. */
  readonly invited?: Invited;
  /** Whether somebody can decide about requests now who could not before. */
  readonly makesDecider: boolean;
  /** Those who can by a change of roles. */
  readonly added: readonly PersonId[];
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

  preview,

  async execute(tx, change) {
    // A role may have other permissions by now, or other people, than the approver saw (PEOPLE-420).
    const { judged } = change;
    const effect = judged && (await undone(tx, () => preview(tx, change)));
    if (effect && !isAsJudged(effect, judged)) throw new ProblemError('conflict');
    return apply(tx, change);
  },

  // The requester could become that person with it (PEOPLE-500).
  shownToApprover: ({ invited, makesDecider }) => (makesDecider ? { invited } : {}),
};

async function preview(tx: Tx, change: ApprovableChange<RolePayload>): Promise<ApprovableEffect> {
  const { subject, merchantId, version, after } = await describeRoleChange(tx, change.payload);
  const { added, makesDecider } = await apply(tx, change);
  const changes = await after();
  const decides = [textChange('May decide about requests', null, 'Yes')];
  const size = changes.length > 0 ? 'any' : null;
  return {
    subject,
    merchantId,
    isTest: false,
    version,
    size,
    isGuardedByAny: makesDecider,
    // The name of a role says nothing of what it may do.
    preview: {
      changes: makesDecider ? [...changes, ...decides, ...(await links(tx, added))] : changes,
    },
  };
}

async function apply(tx: Tx, change: ApprovableChange<RolePayload>): Promise<RoleResult> {
  const { payload, now } = change;
  const before = await deciderIds(tx);
  const made = await make(tx, change);
  const after = await deciderIds(tx);
  const added = after.filter((id) => !before.includes(id));
  if (payload.action === 'enable' || payload.action === 'renew') {
    return { ...made, makesDecider: after.includes(payload.personId), added: [] };
  }
  if (payload.action !== 'invite') await endLinks(tx, added, now);
  return { ...made, makesDecider: added.length > 0, added };
}

/** The makers of the links with which these accounts were taken up: each could be the person behind one (PEOPLE-420). */
async function links(tx: Tx, added: readonly PersonId[]): Promise<ApprovalChange[]> {
  const people = await tx
    .select()
    .from(person)
    .where(and(inArray(person.id, [...added]), ne(person.state, 'INVITED')))
    .orderBy(asc(person.id));
  const lines: ApprovalChange[] = [];
  for (const { firstName, id, lastName } of people) {
    const makers = await linkMakers(tx, id);
    const name = `Link of ${firstName} ${lastName}`.trim();
    if (makers.length > 0) lines.push(textChange(`${name} made by`, null, makers.join(', ')));
  }
  return lines;
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
