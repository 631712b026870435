// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';

/** The input of {@link logout}. */
export type LogoutParameters = NoParameters;

/**
 * Revokes the session and clears its cookies. Without a session, only clears the cookies.
 * @throws ApiProblem
 */
export async function logout(
  client: ApiClient,
  _parameters: LogoutParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({ method: 'POST', path: '/api/v1/logout', signal: options.signal });
}
