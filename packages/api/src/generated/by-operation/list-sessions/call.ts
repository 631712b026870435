// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { SessionListAnswerStruct } from '../../structs/session-list-answer.ts';
import type { SessionListAnswer } from '../../types.ts';

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
