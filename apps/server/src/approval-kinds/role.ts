import type { ApprovalChange } from '@tiyin/api/types';
import {
  InvitePersonRequestStruct,
  PersonRolesRequestStruct,
  RoleRequestStruct,
} from '@tiyin/api/structs';
import type { PersonId, RoleId } from '@tiyin/domain/ids';
import { type Permission, permissionWords } from '@tiyin/domain/permissions';
import { arrayContains, eq, inArray } from '../db/drizzle.ts';
import { integer, literal, object, union } from 'superstruct';
import {
  type ApprovableChange,
  type ApprovableEffect,
  type ApprovableKind,
  payloadStruct,
} from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { person, role as roleTable } from '../db/schema.ts';
import { changePersonRoles } from '../staff/people/change-person.ts';
import { type NewInvitation, invitePerson } from '../staff/people/invite.ts';
import { changeRole } from '../staff/roles/change-role.ts';
import { roleNamesOf } from '../staff/roles/write-roles.ts';
import { textChange } from './preview-lines.ts';

type RolePayload =
  | { readonly action: 'invite'; readonly invitation: NewInvitation }
  | {
      readonly action: 'give';
      readonly personId: PersonId;
      readonly roles: { readonly roleIds: readonly RoleId[] };
    }
  | {
      readonly action: 'change';
      readonly roleId: RoleId;
      readonly role: {
        readonly name: string;
        readonly permissions: readonly Permission[];
        readonly needsSecondFactor?: boolean;
      };
    };

/** The link of an invitation, where one was made; another person who approves it does not see it. */
type RoleResult = { readonly invited?: Awaited<ReturnType<typeof invitePerson>> };

/** The permissions of a role, and its people (PEOPLE-111). */
export const role: ApprovableKind<RolePayload, RoleResult> = {
  code: 'ROLE',
  payload: payloadStruct<RolePayload>(
    union([
      object({ action: literal('invite'), invitation: InvitePersonRequestStruct }),
      object({ action: literal('give'), personId: integer(), roles: PersonRolesRequestStruct }),
      object({ action: literal('change'), roleId: integer(), role: RoleRequestStruct }),
    ]),
  ),

  async preview(tx, change) {
    const { subject, merchantId, version, after } = await describe(tx, change.payload);
    const deciders = await deciderIds(tx);
    await apply(tx, change);
    const makesDecider = (await deciderIds(tx)).some((id) => !deciders.includes(id));
    const changes = await after();
    const size = changes.length > 0 ? 'any' : null;
    return {
      subject,
      merchantId,
      isTest: false,
      version,
      size,
      makesDecider,
      preview: { changes },
    };
  },

  execute: apply,
};

async function apply(
  tx: Tx,
  { payload, staff, expectedVersion, now }: ApprovableChange<RolePayload>,
): Promise<RoleResult> {
  switch (payload.action) {
    case 'invite':
      return { invited: await invitePerson(tx, { ...payload.invitation, staff, now }) };
    case 'give': {
      const { personId, roles } = payload;
      await changePersonRoles(tx, { staff, personId, ...roles, expectedVersion, now });
      return {};
    }
    case 'change':
      await changeRole(tx, {
        staff,
        roleId: payload.roleId,
        ...payload.role,
        expectedVersion,
        now,
      });
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

type Described = Pick<ApprovableEffect, 'subject' | 'merchantId' | 'version'> & {
  /** The lines of the preview, read after the change. */
  readonly after: () => Promise<ApprovalChange[]>;
};

async function describe(tx: Tx, payload: RolePayload): Promise<Described> {
  switch (payload.action) {
    case 'invite':
      return describeInvitation(tx, payload.invitation);
    case 'give':
      return describePerson(tx, payload.personId);
    case 'change':
      return describeRole(tx, payload.roleId);
  }
}

function describeInvitation(tx: Tx, { username, roleIds, ...who }: NewInvitation): Described {
  return {
    subject: `invitation:${username}`,
    merchantId: who.merchantId,
    version: 0,
    after: async () => {
      const rows = await tx
        .select({ name: roleTable.name })
        .from(roleTable)
        .where(inArray(roleTable.id, [...roleIds]));
      return [
        textChange('Person', null, `${who.firstName} ${who.lastName} (${username})`),
        textChange('Roles', null, rows.map(({ name }) => name).join(', ')),
      ];
    },
  };
}

async function describePerson(tx: Tx, personId: PersonId): Promise<Described> {
  const [row] = await tx.select().from(person).where(eq(person.id, personId));
  const before = await roleNamesOf(tx, personId);
  return {
    subject: `person:${personId}`,
    merchantId: row?.merchantId ?? null,
    version: row?.version ?? 0,
    after: async () => {
      const names = await roleNamesOf(tx, personId);
      return names === before ? [] : [textChange('Roles', before, names)];
    },
  };
}

async function describeRole(tx: Tx, roleId: RoleId): Promise<Described> {
  const read = async () => {
    const [row] = await tx.select().from(roleTable).where(eq(roleTable.id, roleId));
    return row;
  };
  const before = await read();
  return {
    subject: `role:${roleId}`,
    merchantId: null,
    version: before?.version ?? 0,
    after: async () => {
      const after = await read();
      const had = before?.permissions ?? [];
      const has = after?.permissions ?? [];
      return [
        ...(before?.name === after?.name
          ? []
          : [textChange('Name', before?.name ?? null, after?.name ?? null)]),
        ...has
          .filter((name) => !had.includes(name))
          .map((name) => textChange(permissionWords(name), 'No', 'Yes')),
        ...had
          .filter((name) => !has.includes(name))
          .map((name) => textChange(permissionWords(name), 'Yes', 'No')),
        ...(before?.needsSecondFactor === after?.needsSecondFactor
          ? []
          : [textChange('Second factor', needWords(before), needWords(after))]),
      ];
    },
  };
}

function needWords(row: { readonly needsSecondFactor: boolean } | undefined): string {
  return row?.needsSecondFactor ? 'Required' : 'Not required';
}
