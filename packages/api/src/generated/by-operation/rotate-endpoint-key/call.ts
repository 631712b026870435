// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { EndpointAnswerStruct } from '../../structs/endpoint-answer.ts';
import type { EndpointAnswer, RotateEndpointKeyData } from '../../types.ts';

/** The input of {@link rotateEndpointKey}. */
export interface RotateEndpointKeyParameters {
  readonly id: NonNullable<RotateEndpointKeyData['path']>['id'];
  readonly endpointId: NonNullable<RotateEndpointKeyData['path']>['endpointId'];
  readonly body: RotateEndpointKeyData['body'];
}

/**
 * Replaces the key that signs the webhooks of an endpoint.
 * @throws ApiProblem
 */
export async function rotateEndpointKey(
  client: ApiClient,
  parameters: RotateEndpointKeyParameters,
  options: CallOptions = {},
): Promise<EndpointAnswer> {
  return readAnswer<EndpointAnswer>(
    EndpointAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/endpoint/${encodeURIComponent(parameters.endpointId)}/key`,
      body: parameters.body,
      signal: options.signal,
    }),
    'rotateEndpointKey',
  );
}
