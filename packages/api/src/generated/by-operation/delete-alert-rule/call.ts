// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { DeleteAlertRuleData } from '../../types.ts';

/** The input of {@link deleteAlertRule}. */
export interface DeleteAlertRuleParameters {
  readonly id: NonNullable<DeleteAlertRuleData['path']>['id'];
}

/**
 * Deletes an alert rule. Its messages that wait are not sent.
 * @throws ApiProblem
 */
export async function deleteAlertRule(
  client: ApiClient,
  parameters: DeleteAlertRuleParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/alert-rule/${encodeURIComponent(parameters.id)}`,
    signal: options.signal,
  });
}
