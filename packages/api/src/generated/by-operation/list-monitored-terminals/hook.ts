// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listMonitoredTerminals, type ListMonitoredTerminalsParameters } from './call.ts';
import type { MonitoredMerchantListAnswer } from '../../types.ts';

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
