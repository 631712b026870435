// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { RevokeInvitationData } from '../../types.ts';

/** The input of {@link revokeInvitation}. */
export interface RevokeInvitationParameters {
  readonly id: NonNullable<RevokeInvitationData['path']>['id'];
}

/**
 * Takes back an invitation. The person is removed and the username is free again.
 * @throws ApiProblem
 */
export async function revokeInvitation(
  client: ApiClient,
  parameters: RevokeInvitationParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/person/${encodeURIComponent(parameters.id)}/invitation`,
    signal: options.signal,
  });
}
