// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { CurrentUserAnswerStruct } from '../../structs/current-user-answer.ts';
import type { CurrentUserAnswer } from '../../types.ts';

/** The input of {@link getCurrentUser}. */
export type GetCurrentUserParameters = NoParameters;

/**
 * Returns the signed-in user.
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
