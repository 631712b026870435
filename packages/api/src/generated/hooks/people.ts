// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  useMutation,
  useQuery,
  type Mutation,
  type Query,
  type QueryKey,
  type QueryOptions,
} from '../../swr.ts';
import {
  listPeople,
  type ListPeopleParameters,
  invitePerson,
  type InvitePersonParameters,
  getPerson,
  type GetPersonParameters,
  changePersonRoles,
  type ChangePersonRolesParameters,
  disablePerson,
  type DisablePersonParameters,
  enablePerson,
  type EnablePersonParameters,
  revokeInvitation,
  type RevokeInvitationParameters,
  renewInvitation,
  type RenewInvitationParameters,
  endPersonSessions,
  type EndPersonSessionsParameters,
  endPersonSession,
  type EndPersonSessionParameters,
  listRoles,
  type ListRolesParameters,
  createRole,
  type CreateRoleParameters,
  deleteRole,
  type DeleteRoleParameters,
  changeRole,
  type ChangeRoleParameters,
} from '../calls/people.ts';
import type {
  ApprovalRequestedAnswer,
  InvitedPersonAnswer,
  PersonDetailsAnswer,
  PersonListAnswer,
  RoleAnswer,
  RoleListAnswer,
} from '../types.ts';

/** The SWR key of {@link listPeople}, with all its parameters. */
export function listPeopleKey(
  parameters: ListPeopleParameters,
): QueryKey<'listPeople', ListPeopleParameters> {
  return ['listPeople', parameters];
}

/** A page of the people in scope, by name. Null parameters: no request. */
export function useListPeople(
  parameters: ListPeopleParameters | null,
  options?: QueryOptions<PersonListAnswer>,
): Query<PersonListAnswer> {
  return useQuery(parameters === null ? null : listPeopleKey(parameters), listPeople, options);
}

/** Invites a person. Only this response contains the link. */
export function useInvitePerson(): Mutation<
  InvitedPersonAnswer | ApprovalRequestedAnswer,
  InvitePersonParameters
> {
  return useMutation('invitePerson', invitePerson);
}

/** The SWR key of {@link getPerson}, with all its parameters. */
export function getPersonKey(
  parameters: GetPersonParameters,
): QueryKey<'getPerson', GetPersonParameters> {
  return ['getPerson', parameters];
}

/** A person with roles, permissions, sessions and invitation; 404 outside the scope. Null parameters: no request. */
export function useGetPerson(
  parameters: GetPersonParameters | null,
  options?: QueryOptions<PersonDetailsAnswer>,
): Query<PersonDetailsAnswer> {
  return useQuery(parameters === null ? null : getPersonKey(parameters), getPerson, options);
}

/** Replaces the roles of a person. */
export function useChangePersonRoles(): Mutation<
  PersonDetailsAnswer | ApprovalRequestedAnswer,
  ChangePersonRolesParameters
> {
  return useMutation('changePersonRoles', changePersonRoles);
}

/** Disables a person. Their sessions end at once. */
export function useDisablePerson(): Mutation<PersonDetailsAnswer, DisablePersonParameters> {
  return useMutation('disablePerson', disablePerson);
}

/** Enables a disabled person again. */
export function useEnablePerson(): Mutation<PersonDetailsAnswer, EnablePersonParameters> {
  return useMutation('enablePerson', enablePerson);
}

/** Takes back an invitation. The person is removed and the username is free again. */
export function useRevokeInvitation(): Mutation<void, RevokeInvitationParameters> {
  return useMutation('revokeInvitation', revokeInvitation);
}

/** Makes a new link for an invited person. The earlier one stops working. */
export function useRenewInvitation(): Mutation<InvitedPersonAnswer, RenewInvitationParameters> {
  return useMutation('renewInvitation', renewInvitation);
}

/** Ends all sessions of a person. */
export function useEndPersonSessions(): Mutation<void, EndPersonSessionsParameters> {
  return useMutation('endPersonSessions', endPersonSessions);
}

/** Ends one session of a person. */
export function useEndPersonSession(): Mutation<void, EndPersonSessionParameters> {
  return useMutation('endPersonSession', endPersonSession);
}

/** The SWR key of {@link listRoles}, with all its parameters. */
export function listRolesKey(
  parameters: ListRolesParameters,
): QueryKey<'listRoles', ListRolesParameters> {
  return ['listRoles', parameters];
}

/** The roles, by name. Null parameters: no request. */
export function useListRoles(
  parameters: ListRolesParameters | null,
  options?: QueryOptions<RoleListAnswer>,
): Query<RoleListAnswer> {
  return useQuery(parameters === null ? null : listRolesKey(parameters), listRoles, options);
}

/** Creates a role. */
export function useCreateRole(): Mutation<RoleAnswer, CreateRoleParameters> {
  return useMutation('createRole', createRole);
}

/** Deletes an unused role. */
export function useDeleteRole(): Mutation<void, DeleteRoleParameters> {
  return useMutation('deleteRole', deleteRole);
}

/** Changes the name and the permissions of a role. */
export function useChangeRole(): Mutation<
  RoleAnswer | ApprovalRequestedAnswer,
  ChangeRoleParameters
> {
  return useMutation('changeRole', changeRole);
}
