// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { RecoveryCodesAnswerStruct } from '../../structs/recovery-codes-answer.ts';
import type { RecoveryCodesAnswer } from '../../types.ts';

/** The input of {@link renewRecoveryCodes}. */
export type RenewRecoveryCodesParameters = NoParameters;

/**
 * Makes new recovery codes in place of all former ones. Only this response contains them.
 * @throws ApiProblem
 */
export async function renewRecoveryCodes(
  client: ApiClient,
  _parameters: RenewRecoveryCodesParameters,
  options: CallOptions = {},
): Promise<RecoveryCodesAnswer> {
  return readAnswer<RecoveryCodesAnswer>(
    RecoveryCodesAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/user/two_factor/recovery_codes',
      signal: options.signal,
    }),
    'renewRecoveryCodes',
  );
}
