// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { EndpointEventListAnswerStruct } from '../../structs/endpoint-event-list-answer.ts';
import type { EndpointEventListAnswer, ListEndpointEventsData } from '../../types.ts';

/** The input of {@link listEndpointEvents}. */
export interface ListEndpointEventsParameters {
  readonly id: NonNullable<ListEndpointEventsData['path']>['id'];
  readonly endpointId: NonNullable<ListEndpointEventsData['path']>['endpointId'];
  readonly before?: NonNullable<ListEndpointEventsData['query']>['before'] | undefined;
  readonly limit?: NonNullable<ListEndpointEventsData['query']>['limit'] | undefined;
}

/**
 * Lists the events of a webhook endpoint with the tries to send them, newest first.
 * @throws ApiProblem
 */
export async function listEndpointEvents(
  client: ApiClient,
  parameters: ListEndpointEventsParameters,
  options: CallOptions = {},
): Promise<EndpointEventListAnswer> {
  return readAnswer<EndpointEventListAnswer>(
    EndpointEventListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/endpoint/${encodeURIComponent(parameters.endpointId)}/event`,
      query: { before: parameters.before, limit: parameters.limit },
      signal: options.signal,
    }),
    'listEndpointEvents',
  );
}
