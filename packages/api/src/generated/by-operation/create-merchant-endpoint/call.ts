// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { WebhookEndpointStruct } from '../../structs/webhook-endpoint.ts';
import type { CreateMerchantEndpointData, WebhookEndpoint } from '../../types.ts';

/** The input of {@link createMerchantEndpoint}. */
export interface CreateMerchantEndpointParameters {
  readonly idempotencyKey: NonNullable<CreateMerchantEndpointData['headers']>['Idempotency-Key'];
  readonly body: CreateMerchantEndpointData['body'];
}

/**
 * Adds a webhook endpoint.
 * @throws ApiProblem
 */
export async function createMerchantEndpoint(
  client: ApiClient,
  parameters: CreateMerchantEndpointParameters,
  options: CallOptions = {},
): Promise<WebhookEndpoint> {
  return readAnswer<WebhookEndpoint>(
    WebhookEndpointStruct,
    await client({
      method: 'POST',
      path: '/api/merchant/v1/endpoints',
      headers: { 'Idempotency-Key': parameters.idempotencyKey },
      body: parameters.body,
      signal: options.signal,
    }),
    'createMerchantEndpoint',
  );
}
