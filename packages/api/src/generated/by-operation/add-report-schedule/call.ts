// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReportScheduleWrittenAnswerStruct } from '../../structs/report-schedule-written-answer.ts';
import type { AddReportScheduleData, ReportScheduleWrittenAnswer } from '../../types.ts';

/** The input of {@link addReportSchedule}. */
export interface AddReportScheduleParameters {
  readonly body: AddReportScheduleData['body'];
}

/**
 * Schedules a report. Only this response contains the secret of its webhook.
 * @throws ApiProblem
 */
export async function addReportSchedule(
  client: ApiClient,
  parameters: AddReportScheduleParameters,
  options: CallOptions = {},
): Promise<ReportScheduleWrittenAnswer> {
  return readAnswer<ReportScheduleWrittenAnswer>(
    ReportScheduleWrittenAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/report/schedule',
      body: parameters.body,
      signal: options.signal,
    }),
    'addReportSchedule',
  );
}
