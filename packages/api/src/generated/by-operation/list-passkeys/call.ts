// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { PasskeyListAnswerStruct } from '../../structs/passkey-list-answer.ts';
import type { PasskeyListAnswer } from '../../types.ts';

/** The input of {@link listPasskeys}. */
export type ListPasskeysParameters = NoParameters;

/**
 * The passkeys of the user, newest first.
 * @throws ApiProblem
 */
export async function listPasskeys(
  client: ApiClient,
  _parameters: ListPasskeysParameters,
  options: CallOptions = {},
): Promise<PasskeyListAnswer> {
  return readAnswer<PasskeyListAnswer>(
    PasskeyListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/user/passkey', signal: options.signal }),
    'listPasskeys',
  );
}
