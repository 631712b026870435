// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { WebhookEndpointStruct } from '../../structs/webhook-endpoint.ts';
import type { ChangeMerchantEndpointData, WebhookEndpoint } from '../../types.ts';

/** The input of {@link changeMerchantEndpoint}. */
export interface ChangeMerchantEndpointParameters {
  readonly id: NonNullable<ChangeMerchantEndpointData['path']>['id'];
  readonly body: ChangeMerchantEndpointData['body'];
}

/**
 * Changes the address, the types or the state of a webhook endpoint.
 * @throws ApiProblem
 */
export async function changeMerchantEndpoint(
  client: ApiClient,
  parameters: ChangeMerchantEndpointParameters,
  options: CallOptions = {},
): Promise<WebhookEndpoint> {
  return readAnswer<WebhookEndpoint>(
    WebhookEndpointStruct,
    await client({
      method: 'PUT',
      path: `/api/merchant/v1/endpoints/${encodeURIComponent(parameters.id)}`,
      body: parameters.body,
      signal: options.signal,
    }),
    'changeMerchantEndpoint',
  );
}
