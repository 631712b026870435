// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { SignInPolicyAnswerStruct } from '../../structs/sign-in-policy-answer.ts';
import type { SignInPolicyAnswer } from '../../types.ts';

/** The input of {@link getSignInPolicy}. */
export type GetSignInPolicyParameters = NoParameters;

/**
 * When sessions end, and whether everybody needs a second factor.
 * @throws ApiProblem
 */
export async function getSignInPolicy(
  client: ApiClient,
  _parameters: GetSignInPolicyParameters,
  options: CallOptions = {},
): Promise<SignInPolicyAnswer> {
  return readAnswer<SignInPolicyAnswer>(
    SignInPolicyAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/sign_in_policy', signal: options.signal }),
    'getSignInPolicy',
  );
}
