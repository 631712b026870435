// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReportScheduleAnswerStruct } from '../../structs/report-schedule-answer.ts';
import type { ReportScheduleAnswer, SendScheduledReportData } from '../../types.ts';

/** The input of {@link sendScheduledReport}. */
export interface SendScheduledReportParameters {
  readonly id: NonNullable<SendScheduledReportData['path']>['id'];
}

/**
 * Sends the report of the last whole period to each receiver now, also of a paused schedule.
 * @throws ApiProblem
 */
export async function sendScheduledReport(
  client: ApiClient,
  parameters: SendScheduledReportParameters,
  options: CallOptions = {},
): Promise<ReportScheduleAnswer> {
  return readAnswer<ReportScheduleAnswer>(
    ReportScheduleAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/report/schedule/${encodeURIComponent(parameters.id)}/send`,
      signal: options.signal,
    }),
    'sendScheduledReport',
  );
}
