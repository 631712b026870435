// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { ReportScheduleListAnswerStruct } from '../../structs/report-schedule-list-answer.ts';
import type { ReportScheduleListAnswer } from '../../types.ts';

/** The input of {@link listReportSchedules}. */
export type ListReportSchedulesParameters = NoParameters;

/**
 * Lists the user's own scheduled reports with the results of their last sendings, newest first.
 * @throws ApiProblem
 */
export async function listReportSchedules(
  client: ApiClient,
  _parameters: ListReportSchedulesParameters,
  options: CallOptions = {},
): Promise<ReportScheduleListAnswer> {
  return readAnswer<ReportScheduleListAnswer>(
    ReportScheduleListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/report/schedule', signal: options.signal }),
    'listReportSchedules',
  );
}
