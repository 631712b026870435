// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { EndSessionData } from '../../types.ts';

/** The input of {@link endSession}. */
export interface EndSessionParameters {
  readonly id: NonNullable<EndSessionData['path']>['id'];
}

/**
 * Ends one session of the user.
 * @throws ApiProblem
 */
export async function endSession(
  client: ApiClient,
  parameters: EndSessionParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/user/session/${encodeURIComponent(parameters.id)}`,
    signal: options.signal,
  });
}
