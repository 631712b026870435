// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listEndpointEvents, type ListEndpointEventsParameters } from './call.ts';
import type { EndpointEventListAnswer } from '../../types.ts';

/** The SWR key of {@link listEndpointEvents}, with all its parameters. */
export function listEndpointEventsKey(
  parameters: ListEndpointEventsParameters,
): QueryKey<'listEndpointEvents', ListEndpointEventsParameters> {
  return ['listEndpointEvents', parameters];
}

/** Lists the events of a webhook endpoint with the tries to send them, newest first. Null parameters: no request. */
export function useListEndpointEvents(
  parameters: ListEndpointEventsParameters | null,
  options?: QueryOptions<EndpointEventListAnswer>,
): Query<EndpointEventListAnswer> {
  return useQuery(
    parameters === null ? null : listEndpointEventsKey(parameters),
    listEndpointEvents,
    options,
  );
}
