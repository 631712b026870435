// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PasskeyAnswerStruct } from '../../structs/passkey-answer.ts';
import type { PasskeyAnswer, RenamePasskeyData } from '../../types.ts';

/** The input of {@link renamePasskey}. */
export interface RenamePasskeyParameters {
  readonly id: NonNullable<RenamePasskeyData['path']>['id'];
  readonly body: RenamePasskeyData['body'];
}

/**
 * Gives a passkey of the user another name.
 * @throws ApiProblem
 */
export async function renamePasskey(
  client: ApiClient,
  parameters: RenamePasskeyParameters,
  options: CallOptions = {},
): Promise<PasskeyAnswer> {
  return readAnswer<PasskeyAnswer>(
    PasskeyAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/user/passkey/${encodeURIComponent(parameters.id)}`,
      body: parameters.body,
      signal: options.signal,
    }),
    'renamePasskey',
  );
}
