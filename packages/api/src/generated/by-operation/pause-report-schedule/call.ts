// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReportScheduleAnswerStruct } from '../../structs/report-schedule-answer.ts';
import type { PauseReportScheduleData, ReportScheduleAnswer } from '../../types.ts';

/** The input of {@link pauseReportSchedule}. */
export interface PauseReportScheduleParameters {
  readonly id: NonNullable<PauseReportScheduleData['path']>['id'];
  readonly body: PauseReportScheduleData['body'];
}

/**
 * Pauses a schedule, or goes on with it.
 * @throws ApiProblem
 */
export async function pauseReportSchedule(
  client: ApiClient,
  parameters: PauseReportScheduleParameters,
  options: CallOptions = {},
): Promise<ReportScheduleAnswer> {
  return readAnswer<ReportScheduleAnswer>(
    ReportScheduleAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/report/schedule/${encodeURIComponent(parameters.id)}/pause`,
      body: parameters.body,
      signal: options.signal,
    }),
    'pauseReportSchedule',
  );
}
