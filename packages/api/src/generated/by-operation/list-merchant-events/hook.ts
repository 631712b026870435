// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listMerchantEvents, type ListMerchantEventsParameters } from './call.ts';
import type { MerchantEventList } from '../../types.ts';

/** The SWR key of {@link listMerchantEvents}, with all its parameters. */
export function listMerchantEventsKey(
  parameters: ListMerchantEventsParameters,
): QueryKey<'listMerchantEvents', ListMerchantEventsParameters> {
  return ['listMerchantEvents', parameters];
}

/** The merchant's own events of the last 30 days, in order, also those that no address was called with. Null parameters: no request. */
export function useListMerchantEvents(
  parameters: ListMerchantEventsParameters | null,
  options?: QueryOptions<MerchantEventList>,
): Query<MerchantEventList> {
  return useQuery(
    parameters === null ? null : listMerchantEventsKey(parameters),
    listMerchantEvents,
    options,
  );
}
