// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { RevokeApiKeyData } from '../../types.ts';

/** The input of {@link revokeApiKey}. */
export interface RevokeApiKeyParameters {
  readonly id: NonNullable<RevokeApiKeyData['path']>['id'];
  readonly keyId: NonNullable<RevokeApiKeyData['path']>['keyId'];
}

/**
 * Revokes an API key. It stops working at once and stays in the list.
 * @throws ApiProblem
 */
export async function revokeApiKey(
  client: ApiClient,
  parameters: RevokeApiKeyParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/key/${encodeURIComponent(parameters.keyId)}`,
    signal: options.signal,
  });
}
