// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PasskeyAnswerStruct } from '../../structs/passkey-answer.ts';
import type { AddPasskeyData, PasskeyAnswer } from '../../types.ts';

/** The input of {@link addPasskey}. */
export interface AddPasskeyParameters {
  readonly body: AddPasskeyData['body'];
}

/**
 * Adds a passkey that the browser has made for a challenge of beginPasskey.
 * @throws ApiProblem
 */
export async function addPasskey(
  client: ApiClient,
  parameters: AddPasskeyParameters,
  options: CallOptions = {},
): Promise<PasskeyAnswer> {
  return readAnswer<PasskeyAnswer>(
    PasskeyAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/user/passkey',
      body: parameters.body,
      signal: options.signal,
    }),
    'addPasskey',
  );
}
