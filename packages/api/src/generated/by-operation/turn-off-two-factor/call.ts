// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { TurnOffTwoFactorData } from '../../types.ts';

/** The input of {@link turnOffTwoFactor}. */
export interface TurnOffTwoFactorParameters {
  readonly body: TurnOffTwoFactorData['body'];
}

/**
 * Turns two-factor sign-in off and deletes the secret and the recovery codes.
 * @throws ApiProblem
 */
export async function turnOffTwoFactor(
  client: ApiClient,
  parameters: TurnOffTwoFactorParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'POST',
    path: '/api/v1/user/two_factor/off',
    body: parameters.body,
    signal: options.signal,
  });
}
