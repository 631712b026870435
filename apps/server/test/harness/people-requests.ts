import { randomUUID } from 'node:crypto';
import type {
  AcceptInvitationRequest,
  DisablePersonRequest,
  InvitationRequest,
  InvitePersonRequest,
  PersonRolesRequest,
  RoleRequest,
} from '@tiyin/api/types';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

const active = ({ activePersonId }: LiveForm) => ({ path: { id: String(activePersonId) } });
const invited = ({ invitedPersonId }: LiveForm) => ({ path: { id: String(invitedPersonId) } });
const spareRole = ({ spareRoleId }: LiveForm) => ({ path: { id: String(spareRoleId) } });

/** Requests about people and roles. */
export const peopleRequests = {
  listPeople: () => ({ query: { search: 'spare', page: '0', size: '10' } }),
  invitePerson: ({ spareRoleId }: LiveForm, { shops }: World) => ({
    body: {
      username: `new-${randomUUID()}`,
      firstName: 'Nodira',
      lastName: 'Yusupova',
      merchantId: shops[0].merchantId,
      roleIds: [spareRoleId],
    } satisfies InvitePersonRequest,
  }),
  getPerson: active,
  changePersonRoles: (form: LiveForm) => ({
    ...active(form),
    body: { roleIds: [form.spareRoleId] } satisfies PersonRolesRequest,
  }),
  disablePerson: (form: LiveForm) => ({
    ...active(form),
    body: { reason: 'Left the company' } satisfies DisablePersonRequest,
  }),
  enablePerson: active,
  renewInvitation: invited,
  revokeInvitation: invited,
  endPersonSessions: active,
  endPersonSession: ({ activePersonId }: LiveForm) => ({
    path: { id: String(activePersonId), sessionId: '0'.repeat(32) },
  }),
  createRole: () => ({
    body: {
      name: `Treasurer ${randomUUID()}`,
      permissions: ['people.account'],
    } satisfies RoleRequest,
  }),
  changeRole: (form: LiveForm) => ({
    ...spareRole(form),
    body: {
      name: `Changed ${randomUUID()}`,
      permissions: ['people.account'],
    } satisfies RoleRequest,
  }),
  deleteRole: spareRole,
  readInvitation: ({ invitationToken: token }: LiveForm) => ({
    body: { token } satisfies InvitationRequest,
  }),
  acceptInvitation: ({ invitationToken: token }: LiveForm) => ({
    body: { token, password: 'olma nok behi' } satisfies AcceptInvitationRequest,
  }),
};
