// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { CurrentUserAnswerStruct, SessionListAnswerStruct } from '../structs.ts';
import type {
  ChangePasswordData,
  CurrentUserAnswer,
  EndSessionData,
  LoginData,
  SessionListAnswer,
} from '../types.ts';

/** What {@link login} takes. */
export interface LoginParameters {
  readonly body: LoginData['body'];
}

/**
 * Signs a person in; sets the cookies jwt and jwt_sig.
 * @throws ApiProblem
 */
export async function login(
  client: ApiClient,
  parameters: LoginParameters,
  options: CallOptions = {},
): Promise<CurrentUserAnswer> {
  return readAnswer<CurrentUserAnswer>(
    CurrentUserAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/login',
      body: parameters.body,
      signal: options.signal,
    }),
    'login',
  );
}

/** What {@link logout} takes. */
export type LogoutParameters = NoParameters;

/**
 * Revokes the session and clears its cookies; without a session it clears the cookies.
 * @throws ApiProblem
 */
export async function logout(
  client: ApiClient,
  _parameters: LogoutParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({ method: 'POST', path: '/api/v1/logout', signal: options.signal });
}

/** What {@link getCurrentUser} takes. */
export type GetCurrentUserParameters = NoParameters;

/**
 * The signed-in person.
 * @throws ApiProblem
 */
export async function getCurrentUser(
  client: ApiClient,
  _parameters: GetCurrentUserParameters,
  options: CallOptions = {},
): Promise<CurrentUserAnswer> {
  return readAnswer<CurrentUserAnswer>(
    CurrentUserAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/people/me', signal: options.signal }),
    'getCurrentUser',
  );
}

/** What {@link changePassword} takes. */
export interface ChangePasswordParameters {
  readonly body: ChangePasswordData['body'];
}

/**
 * Changes the password of the signed-in person and ends all their other sessions.
 * @throws ApiProblem
 */
export async function changePassword(
  client: ApiClient,
  parameters: ChangePasswordParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'POST',
    path: '/api/v1/user/change_password',
    body: parameters.body,
    signal: options.signal,
  });
}

/** What {@link endOtherSessions} takes. */
export type EndOtherSessionsParameters = NoParameters;

/**
 * Ends all sessions of the person but this one.
 * @throws ApiProblem
 */
export async function endOtherSessions(
  client: ApiClient,
  _parameters: EndOtherSessionsParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({ method: 'DELETE', path: '/api/v1/user/session', signal: options.signal });
}

/** What {@link listSessions} takes. */
export type ListSessionsParameters = NoParameters;

/**
 * Where the person is signed in: their live sessions, newest first.
 * @throws ApiProblem
 */
export async function listSessions(
  client: ApiClient,
  _parameters: ListSessionsParameters,
  options: CallOptions = {},
): Promise<SessionListAnswer> {
  return readAnswer<SessionListAnswer>(
    SessionListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/user/session', signal: options.signal }),
    'listSessions',
  );
}

/** What {@link endSession} takes. */
export interface EndSessionParameters {
  readonly id: NonNullable<EndSessionData['path']>['id'];
}

/**
 * Ends a session of the person.
 * @throws ApiProblem
 */
export async function endSession(
  client: ApiClient,
  parameters: EndSessionParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/user/session/${encodeURIComponent(parameters.id)}`,
    signal: options.signal,
  });
}
