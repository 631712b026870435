// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listEndpoints, type ListEndpointsParameters } from './call.ts';
import type { EndpointListAnswer } from '../../types.ts';

/** The SWR key of {@link listEndpoints}, with all its parameters. */
export function listEndpointsKey(
  parameters: ListEndpointsParameters,
): QueryKey<'listEndpoints', ListEndpointsParameters> {
  return ['listEndpoints', parameters];
}

/** Lists the webhook endpoints of a merchant, beside its callback address. Null parameters: no request. */
export function useListEndpoints(
  parameters: ListEndpointsParameters | null,
  options?: QueryOptions<EndpointListAnswer>,
): Query<EndpointListAnswer> {
  return useQuery(
    parameters === null ? null : listEndpointsKey(parameters),
    listEndpoints,
    options,
  );
}
