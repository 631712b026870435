// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { DeleteRoleData } from '../../types.ts';

/** The input of {@link deleteRole}. */
export interface DeleteRoleParameters {
  readonly id: NonNullable<DeleteRoleData['path']>['id'];
}

/**
 * Deletes an unused role.
 * @throws ApiProblem
 */
export async function deleteRole(
  client: ApiClient,
  parameters: DeleteRoleParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/role/${encodeURIComponent(parameters.id)}`,
    signal: options.signal,
  });
}
