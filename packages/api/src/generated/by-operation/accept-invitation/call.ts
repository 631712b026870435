// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { AcceptInvitationData } from '../../types.ts';

/** The input of {@link acceptInvitation}. */
export interface AcceptInvitationParameters {
  readonly body: AcceptInvitationData['body'];
}

/**
 * Sets the password of an invited person. The link stops working.
 * @throws ApiProblem
 */
export async function acceptInvitation(
  client: ApiClient,
  parameters: AcceptInvitationParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'POST',
    path: '/api/v1/invitation/accept',
    body: parameters.body,
    signal: options.signal,
  });
}
