// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { RemoveMerchantEndpointData } from '../../types.ts';

/** The input of {@link removeMerchantEndpoint}. */
export interface RemoveMerchantEndpointParameters {
  readonly id: NonNullable<RemoveMerchantEndpointData['path']>['id'];
}

/**
 * Removes a webhook endpoint.
 * @throws ApiProblem
 */
export async function removeMerchantEndpoint(
  client: ApiClient,
  parameters: RemoveMerchantEndpointParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/merchant/v1/endpoints/${encodeURIComponent(parameters.id)}`,
    signal: options.signal,
  });
}
