// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { WebhookSecretAnswerStruct } from '../../structs/webhook-secret-answer.ts';
import type { ReadEndpointSecretData, WebhookSecretAnswer } from '../../types.ts';

/** The input of {@link readEndpointSecret}. */
export interface ReadEndpointSecretParameters {
  readonly id: NonNullable<ReadEndpointSecretData['path']>['id'];
  readonly endpointId: NonNullable<ReadEndpointSecretData['path']>['endpointId'];
}

/**
 * Returns the HMAC secret that verifies the webhooks of an endpoint. Reading it is audited.
 * @throws ApiProblem
 */
export async function readEndpointSecret(
  client: ApiClient,
  parameters: ReadEndpointSecretParameters,
  options: CallOptions = {},
): Promise<WebhookSecretAnswer> {
  return readAnswer<WebhookSecretAnswer>(
    WebhookSecretAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/endpoint/${encodeURIComponent(parameters.endpointId)}/secret`,
      signal: options.signal,
    }),
    'readEndpointSecret',
  );
}
