// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { EndpointAnswerStruct } from '../../structs/endpoint-answer.ts';
import type { CreateEndpointData, EndpointAnswer } from '../../types.ts';

/** The input of {@link createEndpoint}. */
export interface CreateEndpointParameters {
  readonly id: NonNullable<CreateEndpointData['path']>['id'];
  readonly body: CreateEndpointData['body'];
}

/**
 * Adds a webhook endpoint to a merchant.
 * @throws ApiProblem
 */
export async function createEndpoint(
  client: ApiClient,
  parameters: CreateEndpointParameters,
  options: CallOptions = {},
): Promise<EndpointAnswer> {
  return readAnswer<EndpointAnswer>(
    EndpointAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/endpoint`,
      body: parameters.body,
      signal: options.signal,
    }),
    'createEndpoint',
  );
}
