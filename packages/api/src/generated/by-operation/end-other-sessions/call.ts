// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';

/** The input of {@link endOtherSessions}. */
export type EndOtherSessionsParameters = NoParameters;

/**
 * Ends all sessions of the user except the current one.
 * @throws ApiProblem
 */
export async function endOtherSessions(
  client: ApiClient,
  _parameters: EndOtherSessionsParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({ method: 'DELETE', path: '/api/v1/user/session', signal: options.signal });
}
