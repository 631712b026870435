// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { RemoveEndpointData } from '../../types.ts';

/** The input of {@link removeEndpoint}. */
export interface RemoveEndpointParameters {
  readonly id: NonNullable<RemoveEndpointData['path']>['id'];
  readonly endpointId: NonNullable<RemoveEndpointData['path']>['endpointId'];
}

/**
 * Removes a webhook endpoint.
 * @throws ApiProblem
 */
export async function removeEndpoint(
  client: ApiClient,
  parameters: RemoveEndpointParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/endpoint/${encodeURIComponent(parameters.endpointId)}`,
    signal: options.signal,
  });
}
