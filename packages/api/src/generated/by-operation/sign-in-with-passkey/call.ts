// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { CurrentUserAnswerStruct } from '../../structs/current-user-answer.ts';
import type { CurrentUserAnswer, SignInWithPasskeyData } from '../../types.ts';

/** The input of {@link signInWithPasskey}. */
export interface SignInWithPasskeyParameters {
  readonly body: SignInWithPasskeyData['body'];
}

/**
 * Signs a user in with a passkey alone, and sets the cookies as login does.
 * @throws ApiProblem
 */
export async function signInWithPasskey(
  client: ApiClient,
  parameters: SignInWithPasskeyParameters,
  options: CallOptions = {},
): Promise<CurrentUserAnswer> {
  return readAnswer<CurrentUserAnswer>(
    CurrentUserAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/login/passkey',
      body: parameters.body,
      signal: options.signal,
    }),
    'signInWithPasskey',
  );
}
