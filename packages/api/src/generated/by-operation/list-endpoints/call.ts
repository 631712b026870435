// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { EndpointListAnswerStruct } from '../../structs/endpoint-list-answer.ts';
import type { EndpointListAnswer, ListEndpointsData } from '../../types.ts';

/** The input of {@link listEndpoints}. */
export interface ListEndpointsParameters {
  readonly id: NonNullable<ListEndpointsData['path']>['id'];
}

/**
 * Lists the webhook endpoints of a merchant, beside its callback address.
 * @throws ApiProblem
 */
export async function listEndpoints(
  client: ApiClient,
  parameters: ListEndpointsParameters,
  options: CallOptions = {},
): Promise<EndpointListAnswer> {
  return readAnswer<EndpointListAnswer>(
    EndpointListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/endpoint`,
      signal: options.signal,
    }),
    'listEndpoints',
  );
}
