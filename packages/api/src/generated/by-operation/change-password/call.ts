// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { ChangePasswordData } from '../../types.ts';

/** The input of {@link changePassword}. */
export interface ChangePasswordParameters {
  readonly body: ChangePasswordData['body'];
}

/**
 * Changes the password of the signed-in user and ends all their other sessions.
 * @throws ApiProblem
 */
export async function changePassword(
  client: ApiClient,
  parameters: ChangePasswordParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'POST',
    path: '/api/v1/user/change_password',
    body: parameters.body,
    signal: options.signal,
  });
}
