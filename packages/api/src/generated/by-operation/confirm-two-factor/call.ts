// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { RecoveryCodesAnswerStruct } from '../../structs/recovery-codes-answer.ts';
import type { ConfirmTwoFactorData, RecoveryCodesAnswer } from '../../types.ts';

/** The input of {@link confirmTwoFactor}. */
export interface ConfirmTwoFactorParameters {
  readonly body: ConfirmTwoFactorData['body'];
}

/**
 * Turns two-factor sign-in on. Only this response contains the recovery codes.
 * @throws ApiProblem
 */
export async function confirmTwoFactor(
  client: ApiClient,
  parameters: ConfirmTwoFactorParameters,
  options: CallOptions = {},
): Promise<RecoveryCodesAnswer> {
  return readAnswer<RecoveryCodesAnswer>(
    RecoveryCodesAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/user/two_factor/confirm',
      body: parameters.body,
      signal: options.signal,
    }),
    'confirmTwoFactor',
  );
}
