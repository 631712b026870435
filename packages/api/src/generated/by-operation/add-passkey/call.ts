// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AddedPasskeyAnswerStruct } from '../../structs/added-passkey-answer.ts';
import type { AddPasskeyData, AddedPasskeyAnswer } from '../../types.ts';

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
): Promise<AddedPasskeyAnswer> {
  return readAnswer<AddedPasskeyAnswer>(
    AddedPasskeyAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/user/passkey',
      body: parameters.body,
      signal: options.signal,
    }),
    'addPasskey',
  );
}
