// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { RemovePasskeyData } from '../../types.ts';

/** The input of {@link removePasskey}. */
export interface RemovePasskeyParameters {
  readonly id: NonNullable<RemovePasskeyData['path']>['id'];
}

/**
 * Removes a passkey of the user.
 * @throws ApiProblem
 */
export async function removePasskey(
  client: ApiClient,
  parameters: RemovePasskeyParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/user/passkey/${encodeURIComponent(parameters.id)}`,
    signal: options.signal,
  });
}
