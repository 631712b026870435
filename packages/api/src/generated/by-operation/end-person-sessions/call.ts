// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { EndPersonSessionsData } from '../../types.ts';

/** The input of {@link endPersonSessions}. */
export interface EndPersonSessionsParameters {
  readonly id: NonNullable<EndPersonSessionsData['path']>['id'];
}

/**
 * Ends all sessions of a person.
 * @throws ApiProblem
 */
export async function endPersonSessions(
  client: ApiClient,
  parameters: EndPersonSessionsParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/person/${encodeURIComponent(parameters.id)}/session`,
    signal: options.signal,
  });
}
