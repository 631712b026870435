// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { OidcEndSessionAnswerStruct } from '../../structs/oidc-end-session-answer.ts';
import type { OidcEndSessionAnswer } from '../../types.ts';

/** The input of {@link logoutByOidc}. */
export type LogoutByOidcParameters = NoParameters;

/**
 * Signs out as logout does, and names the address that ends the session at the OpenID provider.
 * @throws ApiProblem
 */
export async function logoutByOidc(
  client: ApiClient,
  _parameters: LogoutByOidcParameters,
  options: CallOptions = {},
): Promise<OidcEndSessionAnswer> {
  return readAnswer<OidcEndSessionAnswer>(
    OidcEndSessionAnswerStruct,
    await client({ method: 'POST', path: '/api/v1/logout/oidc', signal: options.signal }),
    'logoutByOidc',
  );
}
