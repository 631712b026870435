// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../swr.ts';
import {
  listMonitoredTerminals,
  type ListMonitoredTerminalsParameters,
  listTerminalStatistics,
  type ListTerminalStatisticsParameters,
} from '../calls/monitoring.ts';
import type { MonitoredMerchantListAnswer, TerminalStatisticsListAnswer } from '../types.ts';

/** The SWR key of {@link listMonitoredTerminals}, with all its parameters. */
export function listMonitoredTerminalsKey(
  parameters: ListMonitoredTerminalsParameters,
): QueryKey<'listMonitoredTerminals', ListMonitoredTerminalsParameters> {
  return ['listMonitoredTerminals', parameters];
}

/** Lists the merchants in the user's scope with their monitored terminals. Null parameters: no request. */
export function useListMonitoredTerminals(
  parameters: ListMonitoredTerminalsParameters | null,
  options?: QueryOptions<MonitoredMerchantListAnswer>,
): Query<MonitoredMerchantListAnswer> {
  return useQuery(
    parameters === null ? null : listMonitoredTerminalsKey(parameters),
    listMonitoredTerminals,
    options,
  );
}

/** The SWR key of {@link listTerminalStatistics}, with all its parameters. */
export function listTerminalStatisticsKey(
  parameters: ListTerminalStatisticsParameters,
): QueryKey<'listTerminalStatistics', ListTerminalStatisticsParameters> {
  return ['listTerminalStatistics', parameters];
}

/** Counts the invoices of a merchant's terminals by outcome over the last minutes. Null parameters: no request. */
export function useListTerminalStatistics(
  parameters: ListTerminalStatisticsParameters | null,
  options?: QueryOptions<TerminalStatisticsListAnswer>,
): Query<TerminalStatisticsListAnswer> {
  return useQuery(
    parameters === null ? null : listTerminalStatisticsKey(parameters),
    listTerminalStatistics,
    options,
  );
}
