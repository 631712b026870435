// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { EndpointEventListStruct } from '../../structs/endpoint-event-list.ts';
import type { EndpointEventList, ListMerchantEndpointEventsData } from '../../types.ts';

/** The input of {@link listMerchantEndpointEvents}. */
export interface ListMerchantEndpointEventsParameters {
  readonly id: NonNullable<ListMerchantEndpointEventsData['path']>['id'];
  readonly before?: NonNullable<ListMerchantEndpointEventsData['query']>['before'] | undefined;
  readonly limit?: NonNullable<ListMerchantEndpointEventsData['query']>['limit'] | undefined;
}

/**
 * Lists the events of a webhook endpoint with the tries to send them, newest first.
 * @throws ApiProblem
 */
export async function listMerchantEndpointEvents(
  client: ApiClient,
  parameters: ListMerchantEndpointEventsParameters,
  options: CallOptions = {},
): Promise<EndpointEventList> {
  return readAnswer<EndpointEventList>(
    EndpointEventListStruct,
    await client({
      method: 'GET',
      path: `/api/merchant/v1/endpoints/${encodeURIComponent(parameters.id)}/events`,
      query: { before: parameters.before, limit: parameters.limit },
      signal: options.signal,
    }),
    'listMerchantEndpointEvents',
  );
}
