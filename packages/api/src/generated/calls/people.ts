// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer, readEither } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { PersonListAnswerStruct } from '../structs/person-list-answer.ts';
import { InvitedPersonAnswerStruct } from '../structs/invited-person-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../structs/approval-requested-answer.ts';
import { PersonDetailsAnswerStruct } from '../structs/person-details-answer.ts';
import { RoleListAnswerStruct } from '../structs/role-list-answer.ts';
import { RoleAnswerStruct } from '../structs/role-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ChangePersonRolesData,
  ChangeRoleData,
  CreateRoleData,
  DeleteRoleData,
  DisablePersonData,
  EnablePersonData,
  EndPersonSessionData,
  EndPersonSessionsData,
  GetPersonData,
  InvitePersonData,
  InvitedPersonAnswer,
  ListPeopleData,
  PersonDetailsAnswer,
  PersonListAnswer,
  RenewInvitationData,
  RevokeInvitationData,
  RoleAnswer,
  RoleListAnswer,
} from '../types.ts';

/** The input of {@link listPeople}. */
export interface ListPeopleParameters {
  readonly search?: NonNullable<ListPeopleData['query']>['search'] | undefined;
  readonly roleId?: NonNullable<ListPeopleData['query']>['roleId'] | undefined;
  readonly state?: NonNullable<ListPeopleData['query']>['state'] | undefined;
  readonly merchantId?: NonNullable<ListPeopleData['query']>['merchantId'] | undefined;
  readonly page?: NonNullable<ListPeopleData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListPeopleData['query']>['size'] | undefined;
}

/**
 * A page of the people in scope, by name.
 * @throws ApiProblem
 */
export async function listPeople(
  client: ApiClient,
  parameters: ListPeopleParameters,
  options: CallOptions = {},
): Promise<PersonListAnswer> {
  return readAnswer<PersonListAnswer>(
    PersonListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/person',
      query: {
        search: parameters.search,
        roleId: parameters.roleId,
        state: parameters.state,
        merchantId: parameters.merchantId,
        page: parameters.page,
        size: parameters.size,
      },
      signal: options.signal,
    }),
    'listPeople',
  );
}

/** The input of {@link invitePerson}. */
export interface InvitePersonParameters {
  readonly body: InvitePersonData['body'];
}

/**
 * Invites a person. Only this response contains the link.
 * @throws ApiProblem
 */
export async function invitePerson(
  client: ApiClient,
  parameters: InvitePersonParameters,
  options: CallOptions = {},
): Promise<InvitedPersonAnswer | ApprovalRequestedAnswer> {
  return readEither<InvitedPersonAnswer, ApprovalRequestedAnswer>(
    [InvitedPersonAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/person',
      body: parameters.body,
      signal: options.signal,
    }),
    'invitePerson',
  );
}

/** The input of {@link getPerson}. */
export interface GetPersonParameters {
  readonly id: NonNullable<GetPersonData['path']>['id'];
}

/**
 * A person with roles, permissions, sessions and invitation; 404 outside the scope.
 * @throws ApiProblem
 */
export async function getPerson(
  client: ApiClient,
  parameters: GetPersonParameters,
  options: CallOptions = {},
): Promise<PersonDetailsAnswer> {
  return readAnswer<PersonDetailsAnswer>(
    PersonDetailsAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/person/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getPerson',
  );
}

/** The input of {@link changePersonRoles}. */
export interface ChangePersonRolesParameters {
  readonly id: NonNullable<ChangePersonRolesData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangePersonRolesData['headers']>['If-Match'] | undefined;
  readonly body: ChangePersonRolesData['body'];
}

/**
 * Replaces the roles of a person.
 * @throws ApiProblem
 */
export async function changePersonRoles(
  client: ApiClient,
  parameters: ChangePersonRolesParameters,
  options: CallOptions = {},
): Promise<PersonDetailsAnswer | ApprovalRequestedAnswer> {
  return readEither<PersonDetailsAnswer, ApprovalRequestedAnswer>(
    [PersonDetailsAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PUT',
      path: `/api/v1/person/${encodeURIComponent(parameters.id)}/role`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changePersonRoles',
  );
}

/** The input of {@link disablePerson}. */
export interface DisablePersonParameters {
  readonly id: NonNullable<DisablePersonData['path']>['id'];
  readonly body: DisablePersonData['body'];
}

/**
 * Disables a person. Their sessions end at once.
 * @throws ApiProblem
 */
export async function disablePerson(
  client: ApiClient,
  parameters: DisablePersonParameters,
  options: CallOptions = {},
): Promise<PersonDetailsAnswer> {
  return readAnswer<PersonDetailsAnswer>(
    PersonDetailsAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/person/${encodeURIComponent(parameters.id)}/disable`,
      body: parameters.body,
      signal: options.signal,
    }),
    'disablePerson',
  );
}

/** The input of {@link enablePerson}. */
export interface EnablePersonParameters {
  readonly id: NonNullable<EnablePersonData['path']>['id'];
}

/**
 * Enables a disabled person again.
 * @throws ApiProblem
 */
export async function enablePerson(
  client: ApiClient,
  parameters: EnablePersonParameters,
  options: CallOptions = {},
): Promise<PersonDetailsAnswer> {
  return readAnswer<PersonDetailsAnswer>(
    PersonDetailsAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/person/${encodeURIComponent(parameters.id)}/enable`,
      signal: options.signal,
    }),
    'enablePerson',
  );
}

/** The input of {@link revokeInvitation}. */
export interface RevokeInvitationParameters {
  readonly id: NonNullable<RevokeInvitationData['path']>['id'];
}

/**
 * Takes back an invitation. The person is removed and the username is free again.
 * @throws ApiProblem
 */
export async function revokeInvitation(
  client: ApiClient,
  parameters: RevokeInvitationParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/person/${encodeURIComponent(parameters.id)}/invitation`,
    signal: options.signal,
  });
}

/** The input of {@link renewInvitation}. */
export interface RenewInvitationParameters {
  readonly id: NonNullable<RenewInvitationData['path']>['id'];
}

/**
 * Makes a new link for an invited person. The earlier one stops working.
 * @throws ApiProblem
 */
export async function renewInvitation(
  client: ApiClient,
  parameters: RenewInvitationParameters,
  options: CallOptions = {},
): Promise<InvitedPersonAnswer> {
  return readAnswer<InvitedPersonAnswer>(
    InvitedPersonAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/person/${encodeURIComponent(parameters.id)}/invitation`,
      signal: options.signal,
    }),
    'renewInvitation',
  );
}

/** The input of {@link endPersonSessions}. */
export interface EndPersonSessionsParameters {
  readonly id: NonNullable<EndPersonSessionsData['path']>['id'];
}

/**
 * Ends all sessions of a person.
 * @throws ApiProblem
 */
export async function endPersonSessions(
  client: ApiClient,
  parameters: EndPersonSessionsParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/person/${encodeURIComponent(parameters.id)}/session`,
    signal: options.signal,
  });
}

/** The input of {@link endPersonSession}. */
export interface EndPersonSessionParameters {
  readonly id: NonNullable<EndPersonSessionData['path']>['id'];
  readonly sessionId: NonNullable<EndPersonSessionData['path']>['sessionId'];
}

/**
 * Ends one session of a person.
 * @throws ApiProblem
 */
export async function endPersonSession(
  client: ApiClient,
  parameters: EndPersonSessionParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/person/${encodeURIComponent(parameters.id)}/session/${encodeURIComponent(parameters.sessionId)}`,
    signal: options.signal,
  });
}

/** The input of {@link listRoles}. */
export type ListRolesParameters = NoParameters;

/**
 * The roles, by name.
 * @throws ApiProblem
 */
export async function listRoles(
  client: ApiClient,
  _parameters: ListRolesParameters,
  options: CallOptions = {},
): Promise<RoleListAnswer> {
  return readAnswer<RoleListAnswer>(
    RoleListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/role', signal: options.signal }),
    'listRoles',
  );
}

/** The input of {@link createRole}. */
export interface CreateRoleParameters {
  readonly body: CreateRoleData['body'];
}

/**
 * Creates a role.
 * @throws ApiProblem
 */
export async function createRole(
  client: ApiClient,
  parameters: CreateRoleParameters,
  options: CallOptions = {},
): Promise<RoleAnswer> {
  return readAnswer<RoleAnswer>(
    RoleAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/role',
      body: parameters.body,
      signal: options.signal,
    }),
    'createRole',
  );
}

/** The input of {@link deleteRole}. */
export interface DeleteRoleParameters {
  readonly id: NonNullable<DeleteRoleData['path']>['id'];
}

/**
 * Deletes an unused role.
 * @throws ApiProblem
 */
export async function deleteRole(
  client: ApiClient,
  parameters: DeleteRoleParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/role/${encodeURIComponent(parameters.id)}`,
    signal: options.signal,
  });
}

/** The input of {@link changeRole}. */
export interface ChangeRoleParameters {
  readonly id: NonNullable<ChangeRoleData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeRoleData['headers']>['If-Match'] | undefined;
  readonly body: ChangeRoleData['body'];
}

/**
 * Changes the name and the permissions of a role.
 * @throws ApiProblem
 */
export async function changeRole(
  client: ApiClient,
  parameters: ChangeRoleParameters,
  options: CallOptions = {},
): Promise<RoleAnswer | ApprovalRequestedAnswer> {
  return readEither<RoleAnswer, ApprovalRequestedAnswer>(
    [RoleAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PUT',
      path: `/api/v1/role/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeRole',
  );
}
