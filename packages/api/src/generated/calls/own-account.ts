// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { SessionListAnswerStruct } from '../structs/session-list-answer.ts';
import type { ChangePasswordData, EndSessionData, SessionListAnswer } from '../types.ts';

/** The input of {@link changePassword}. */
export interface ChangePasswordParameters {
  readonly body: ChangePasswordData['body'];
}

/**
 * Changes the password of the signed-in user and ends all their other sessions.
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

/** The input of {@link endOtherSessions}. */
export type EndOtherSessionsParameters = NoParameters;

/**
 * Ends all sessions of the user except the current one.
 * @throws ApiProblem
 */
export async function endOtherSessions(
  client: ApiClient,
  _parameters: EndOtherSessionsParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({ method: 'DELETE', path: '/api/v1/user/session', signal: options.signal });
}

/** The input of {@link listSessions}. */
export type ListSessionsParameters = NoParameters;

/**
 * Lists the active sessions of the user, newest first.
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

/** The input of {@link endSession}. */
export interface EndSessionParameters {
  readonly id: NonNullable<EndSessionData['path']>['id'];
}

/**
 * Ends one session of the user.
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
