// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listMerchantEndpoints, type ListMerchantEndpointsParameters } from './call.ts';
import type { EndpointList } from '../../types.ts';

/** The SWR key of {@link listMerchantEndpoints}, with all its parameters. */
export function listMerchantEndpointsKey(
  parameters: ListMerchantEndpointsParameters,
): QueryKey<'listMerchantEndpoints', ListMerchantEndpointsParameters> {
  return ['listMerchantEndpoints', parameters];
}

/** Lists the merchant's own webhook endpoints, beside its callback address. Null parameters: no request. */
export function useListMerchantEndpoints(
  parameters: ListMerchantEndpointsParameters | null,
  options?: QueryOptions<EndpointList>,
): Query<EndpointList> {
  return useQuery(
    parameters === null ? null : listMerchantEndpointsKey(parameters),
    listMerchantEndpoints,
    options,
  );
}
