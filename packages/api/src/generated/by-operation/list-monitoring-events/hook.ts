// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listMonitoringEvents, type ListMonitoringEventsParameters } from './call.ts';
import type { MonitoringEventListAnswer } from '../../types.ts';

/** The SWR key of {@link listMonitoringEvents}, with all its parameters. */
export function listMonitoringEventsKey(
  parameters: ListMonitoringEventsParameters,
): QueryKey<'listMonitoringEvents', ListMonitoringEventsParameters> {
  return ['listMonitoringEvents', parameters];
}

/** Lists the audited changes that may move the success rates of a merchant's terminals, newest first. Null parameters: no request. */
export function useListMonitoringEvents(
  parameters: ListMonitoringEventsParameters | null,
  options?: QueryOptions<MonitoringEventListAnswer>,
): Query<MonitoringEventListAnswer> {
  return useQuery(
    parameters === null ? null : listMonitoringEventsKey(parameters),
    listMonitoringEvents,
    options,
  );
}
