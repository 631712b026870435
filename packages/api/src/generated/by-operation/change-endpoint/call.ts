// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { EndpointAnswerStruct } from '../../structs/endpoint-answer.ts';
import type { ChangeEndpointData, EndpointAnswer } from '../../types.ts';

/** The input of {@link changeEndpoint}. */
export interface ChangeEndpointParameters {
  readonly id: NonNullable<ChangeEndpointData['path']>['id'];
  readonly endpointId: NonNullable<ChangeEndpointData['path']>['endpointId'];
  readonly ifMatch?: NonNullable<ChangeEndpointData['headers']>['If-Match'] | undefined;
  readonly body: ChangeEndpointData['body'];
}

/**
 * Changes the address, the types or the state of a webhook endpoint.
 * @throws ApiProblem
 */
export async function changeEndpoint(
  client: ApiClient,
  parameters: ChangeEndpointParameters,
  options: CallOptions = {},
): Promise<EndpointAnswer> {
  return readAnswer<EndpointAnswer>(
    EndpointAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/endpoint/${encodeURIComponent(parameters.endpointId)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeEndpoint',
  );
}
