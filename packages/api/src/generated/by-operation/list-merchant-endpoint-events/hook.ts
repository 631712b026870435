// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listMerchantEndpointEvents, type ListMerchantEndpointEventsParameters } from './call.ts';
import type { EndpointEventList } from '../../types.ts';

/** The SWR key of {@link listMerchantEndpointEvents}, with all its parameters. */
export function listMerchantEndpointEventsKey(
  parameters: ListMerchantEndpointEventsParameters,
): QueryKey<'listMerchantEndpointEvents', ListMerchantEndpointEventsParameters> {
  return ['listMerchantEndpointEvents', parameters];
}

/** Lists the events of a webhook endpoint with the tries to send them, newest first. Null parameters: no request. */
export function useListMerchantEndpointEvents(
  parameters: ListMerchantEndpointEventsParameters | null,
  options?: QueryOptions<EndpointEventList>,
): Query<EndpointEventList> {
  return useQuery(
    parameters === null ? null : listMerchantEndpointEventsKey(parameters),
    listMerchantEndpointEvents,
    options,
  );
}
