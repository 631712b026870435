// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { sendScheduledReport, type SendScheduledReportParameters } from './call.ts';
import type { ReportScheduleAnswer } from '../../types.ts';

/** Sends the report of the last whole period to each receiver now, also of a paused schedule. */
export function useSendScheduledReport(): Mutation<
  ReportScheduleAnswer,
  SendScheduledReportParameters
> {
  return useMutation('sendScheduledReport', sendScheduledReport);
}
