// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SignInPolicyAnswerStruct } from '../../structs/sign-in-policy-answer.ts';
import type { ChangeSignInPolicyData, SignInPolicyAnswer } from '../../types.ts';

/** The input of {@link changeSignInPolicy}. */
export interface ChangeSignInPolicyParameters {
  readonly ifMatch?: NonNullable<ChangeSignInPolicyData['headers']>['If-Match'] | undefined;
  readonly body: ChangeSignInPolicyData['body'];
}

/**
 * Sets when sessions end, and whether everybody needs a second factor.
 * @throws ApiProblem
 */
export async function changeSignInPolicy(
  client: ApiClient,
  parameters: ChangeSignInPolicyParameters,
  options: CallOptions = {},
): Promise<SignInPolicyAnswer> {
  return readAnswer<SignInPolicyAnswer>(
    SignInPolicyAnswerStruct,
    await client({
      method: 'PUT',
      path: '/api/v1/sign_in_policy',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeSignInPolicy',
  );
}
