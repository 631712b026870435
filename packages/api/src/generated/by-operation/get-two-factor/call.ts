// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { TwoFactorAnswerStruct } from '../../structs/two-factor-answer.ts';
import type { TwoFactorAnswer } from '../../types.ts';

/** The input of {@link getTwoFactor}. */
export type GetTwoFactorParameters = NoParameters;

/**
 * Returns whether the user has two-factor sign-in.
 * @throws ApiProblem
 */
export async function getTwoFactor(
  client: ApiClient,
  _parameters: GetTwoFactorParameters,
  options: CallOptions = {},
): Promise<TwoFactorAnswer> {
  return readAnswer<TwoFactorAnswer>(
    TwoFactorAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/user/two_factor', signal: options.signal }),
    'getTwoFactor',
  );
}
