// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { deleteReportSchedule, type DeleteReportScheduleParameters } from './call.ts';

/** Deletes a schedule. What waits to be sent is not sent. */
export function useDeleteReportSchedule(): Mutation<void, DeleteReportScheduleParameters> {
  return useMutation('deleteReportSchedule', deleteReportSchedule);
}
