// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { DeleteReportScheduleData } from '../../types.ts';

/** The input of {@link deleteReportSchedule}. */
export interface DeleteReportScheduleParameters {
  readonly id: NonNullable<DeleteReportScheduleData['path']>['id'];
}

/**
 * Deletes a schedule. What waits to be sent is not sent.
 * @throws ApiProblem
 */
export async function deleteReportSchedule(
  client: ApiClient,
  parameters: DeleteReportScheduleParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/report/schedule/${encodeURIComponent(parameters.id)}`,
    signal: options.signal,
  });
}
