// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { PasskeyCreationAnswerStruct } from '../../structs/passkey-creation-answer.ts';
import type { PasskeyCreationAnswer } from '../../types.ts';

/** The input of {@link beginPasskey}. */
export type BeginPasskeyParameters = NoParameters;

/**
 * A challenge to make a passkey for the user.
 * @throws ApiProblem
 */
export async function beginPasskey(
  client: ApiClient,
  _parameters: BeginPasskeyParameters,
  options: CallOptions = {},
): Promise<PasskeyCreationAnswer> {
  return readAnswer<PasskeyCreationAnswer>(
    PasskeyCreationAnswerStruct,
    await client({ method: 'POST', path: '/api/v1/user/passkey/options', signal: options.signal }),
    'beginPasskey',
  );
}
