// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { OwnSessionAnswerStruct } from '../../structs/own-session-answer.ts';
import type { OwnSessionAnswer } from '../../types.ts';

/** The input of {@link getOwnSession}. */
export type GetOwnSessionParameters = NoParameters;

/**
 * When the session of this request ends, and until when the user counts as confirmed.
 * @throws ApiProblem
 */
export async function getOwnSession(
  client: ApiClient,
  _parameters: GetOwnSessionParameters,
  options: CallOptions = {},
): Promise<OwnSessionAnswer> {
  return readAnswer<OwnSessionAnswer>(
    OwnSessionAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/session', signal: options.signal }),
    'getOwnSession',
  );
}
