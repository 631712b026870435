// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { pauseReportSchedule, type PauseReportScheduleParameters } from './call.ts';
import type { ReportScheduleAnswer } from '../../types.ts';

/** Pauses a schedule, or goes on with it. */
export function usePauseReportSchedule(): Mutation<
  ReportScheduleAnswer,
  PauseReportScheduleParameters
> {
  return useMutation('pauseReportSchedule', pauseReportSchedule);
}
