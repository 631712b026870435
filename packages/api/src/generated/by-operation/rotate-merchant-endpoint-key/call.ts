// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { WebhookEndpointStruct } from '../../structs/webhook-endpoint.ts';
import type { RotateMerchantEndpointKeyData, WebhookEndpoint } from '../../types.ts';

/** The input of {@link rotateMerchantEndpointKey}. */
export interface RotateMerchantEndpointKeyParameters {
  readonly id: NonNullable<RotateMerchantEndpointKeyData['path']>['id'];
  readonly body: RotateMerchantEndpointKeyData['body'];
}

/**
 * Replaces the key that signs the webhooks of an endpoint.
 * @throws ApiProblem
 */
export async function rotateMerchantEndpointKey(
  client: ApiClient,
  parameters: RotateMerchantEndpointKeyParameters,
  options: CallOptions = {},
): Promise<WebhookEndpoint> {
  return readAnswer<WebhookEndpoint>(
    WebhookEndpointStruct,
    await client({
      method: 'POST',
      path: `/api/merchant/v1/endpoints/${encodeURIComponent(parameters.id)}/key`,
      body: parameters.body,
      signal: options.signal,
    }),
    'rotateMerchantEndpointKey',
  );
}
