// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listReportSchedules, type ListReportSchedulesParameters } from './call.ts';
import type { ReportScheduleListAnswer } from '../../types.ts';

/** The SWR key of {@link listReportSchedules}, with all its parameters. */
export function listReportSchedulesKey(
  parameters: ListReportSchedulesParameters,
): QueryKey<'listReportSchedules', ListReportSchedulesParameters> {
  return ['listReportSchedules', parameters];
}

/** Lists the user's own scheduled reports with the results of their last sendings, newest first. Null parameters: no request. */
export function useListReportSchedules(
  parameters: ListReportSchedulesParameters | null,
  options?: QueryOptions<ReportScheduleListAnswer>,
): Query<ReportScheduleListAnswer> {
  return useQuery(
    parameters === null ? null : listReportSchedulesKey(parameters),
    listReportSchedules,
    options,
  );
}
