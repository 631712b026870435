// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { OidcUrlAnswerStruct } from '../../structs/oidc-url-answer.ts';
import type { BeginOidcSignInData, OidcUrlAnswer } from '../../types.ts';

/** The input of {@link beginOidcSignIn}. */
export interface BeginOidcSignInParameters {
  readonly body: BeginOidcSignInData['body'];
}

/**
 * Begins a sign-in at the OpenID provider of the configuration.
 * @throws ApiProblem
 */
export async function beginOidcSignIn(
  client: ApiClient,
  parameters: BeginOidcSignInParameters,
  options: CallOptions = {},
): Promise<OidcUrlAnswer> {
  return readAnswer<OidcUrlAnswer>(
    OidcUrlAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/login/oidc',
      body: parameters.body,
      signal: options.signal,
    }),
    'beginOidcSignIn',
  );
}
