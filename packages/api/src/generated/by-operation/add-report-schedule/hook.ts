// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { addReportSchedule, type AddReportScheduleParameters } from './call.ts';
import type { ReportScheduleWrittenAnswer } from '../../types.ts';

/** Schedules a report. Only this response contains the secret of its webhook. */
export function useAddReportSchedule(): Mutation<
  ReportScheduleWrittenAnswer,
  AddReportScheduleParameters
> {
  return useMutation('addReportSchedule', addReportSchedule);
}
