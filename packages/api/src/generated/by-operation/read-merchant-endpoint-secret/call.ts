// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { WebhookSecretStruct } from '../../structs/webhook-secret.ts';
import type { ReadMerchantEndpointSecretData, WebhookSecret } from '../../types.ts';

/** The input of {@link readMerchantEndpointSecret}. */
export interface ReadMerchantEndpointSecretParameters {
  readonly id: NonNullable<ReadMerchantEndpointSecretData['path']>['id'];
}

/**
 * Returns the HMAC secret that verifies the webhooks of an endpoint. Reading it is audited.
 * @throws ApiProblem
 */
export async function readMerchantEndpointSecret(
  client: ApiClient,
  parameters: ReadMerchantEndpointSecretParameters,
  options: CallOptions = {},
): Promise<WebhookSecret> {
  return readAnswer<WebhookSecret>(
    WebhookSecretStruct,
    await client({
      method: 'POST',
      path: `/api/merchant/v1/endpoints/${encodeURIComponent(parameters.id)}/secret`,
      signal: options.signal,
    }),
    'readMerchantEndpointSecret',
  );
}
