// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { CurrentUserAnswerStruct } from '../../structs/current-user-answer.ts';
import type { CurrentUserAnswer, LoginData } from '../../types.ts';

/** The input of {@link login}. */
export interface LoginParameters {
  readonly body: LoginData['body'];
}

/**
 * Signs a user in and sets the cookies jwt, jwt_sig and tiyin_browser.
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
