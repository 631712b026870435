import type { ApprovalChange } from '@tiyin/api/types';
import type { PersonId, RoleId } from '@tiyin/domain/ids';
import { type Permission, hasPermission, permissionWords } from '@tiyin/domain/permissions';
import type { ApprovableEffect } from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { eq, inArray } from '../db/drizzle.ts';
import { person, role as roleTable } from '../db/schema.ts';
import type { NewInvitation } from '../staff/people/invite.ts';
import { roleNamesOf } from '../staff/roles/write-roles.ts';
import { textChange } from './preview-lines.ts';

/** A change of roles or of their people, as a request keeps it. */
export type RolePayload =
  | { readonly action: 'invite'; readonly invitation: NewInvitation }
  | {
      readonly action: 'give';
      readonly personId: PersonId;
      readonly roles: { readonly roleIds: readonly RoleId[] };
    }
  | { readonly action: 'enable' | 'renew'; readonly personId: PersonId }
  | {
      readonly action: 'change';
      readonly roleId: RoleId;
      readonly role: {
        readonly name: string;
        readonly permissions: readonly Permission[];
        readonly needsSecondFactor?: boolean;
      };
    };

type Described = Pick<ApprovableEffect, 'merchantId' | 'subject' | 'version'> & {
  /** The lines of the preview, read after the change. */
  readonly after: () => Promise<ApprovalChange[]>;
};

/** The object of a change of roles, and what its approver reads. */
export async function describeRoleChange(tx: Tx, payload: RolePayload): Promise<Described> {
  switch (payload.action) {
    case 'invite':
      return describeInvitation(tx, payload.invitation);
    case 'give':
      return describePerson(tx, payload.personId);
    case 'enable':
      return describeDecider(tx, payload.personId, textChange('State', 'Disabled', 'Active'));
    case 'renew':
      return describeDecider(tx, payload.personId, textChange('Invitation', null, 'New link'));
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

/** A new link or a new start matters only of one who decides: they had their roles before (PEOPLE-500). */
async function describeDecider(
  tx: Tx,
  personId: PersonId,
  line: ApprovalChange,
): Promise<Described> {
  const [row] = await tx.select().from(person).where(eq(person.id, personId));
  const isOpening =
    row?.state !== 'ACTIVE' && hasPermission(row?.permissions ?? [], 'approval.decide');
  return {
    subject: `person:${personId}`,
    merchantId: row?.merchantId ?? null,
    version: row?.version ?? 0,
    after: async () => {
      const roles = await roleNamesOf(tx, personId);
      return isOpening ? [line, textChange('Roles', roles, roles)] : [];
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
