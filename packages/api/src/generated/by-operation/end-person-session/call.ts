// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { EndPersonSessionData } from '../../types.ts';

/** The input of {@link endPersonSession}. */
export interface EndPersonSessionParameters {
  readonly id: NonNullable<EndPersonSessionData['path']>['id'];
  readonly sessionId: NonNullable<EndPersonSessionData['path']>['sessionId'];
}

/**
 * Ends one session of a person.
 * @throws ApiProblem
 */
export async function endPersonSession(
  client: ApiClient,
  parameters: EndPersonSessionParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/person/${encodeURIComponent(parameters.id)}/session/${encodeURIComponent(parameters.sessionId)}`,
    signal: options.signal,
  });
}
