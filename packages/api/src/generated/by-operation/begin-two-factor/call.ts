// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TwoFactorSecretAnswerStruct } from '../../structs/two-factor-secret-answer.ts';
import type { BeginTwoFactorData, TwoFactorSecretAnswer } from '../../types.ts';

/** The input of {@link beginTwoFactor}. */
export interface BeginTwoFactorParameters {
  readonly body: BeginTwoFactorData['body'];
}

/**
 * Creates a secret for the authenticator app. It takes effect once confirmed with a code.
 * @throws ApiProblem
 */
export async function beginTwoFactor(
  client: ApiClient,
  parameters: BeginTwoFactorParameters,
  options: CallOptions = {},
): Promise<TwoFactorSecretAnswer> {
  return readAnswer<TwoFactorSecretAnswer>(
    TwoFactorSecretAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/user/two_factor',
      body: parameters.body,
      signal: options.signal,
    }),
    'beginTwoFactor',
  );
}
