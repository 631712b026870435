// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { PasskeyQuestionAnswerStruct } from '../../structs/passkey-question-answer.ts';
import type { PasskeyQuestionAnswer } from '../../types.ts';

/** The input of {@link beginPasskeySignIn}. */
export type BeginPasskeySignInParameters = NoParameters;

/**
 * A challenge to sign in with a passkey, alone or after the password.
 * @throws ApiProblem
 */
export async function beginPasskeySignIn(
  client: ApiClient,
  _parameters: BeginPasskeySignInParameters,
  options: CallOptions = {},
): Promise<PasskeyQuestionAnswer> {
  return readAnswer<PasskeyQuestionAnswer>(
    PasskeyQuestionAnswerStruct,
    await client({ method: 'POST', path: '/api/v1/login/passkey/options', signal: options.signal }),
    'beginPasskeySignIn',
  );
}
