// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { WebhookSecretAnswerStruct } from '../../structs/webhook-secret-answer.ts';
import type { ReadWebhookSecretData, WebhookSecretAnswer } from '../../types.ts';

/** The input of {@link readWebhookSecret}. */
export interface ReadWebhookSecretParameters {
  readonly id: NonNullable<ReadWebhookSecretData['path']>['id'];
}

/**
 * Returns the HMAC secret that verifies the merchant's webhooks. Reading it is audited.
 * @throws ApiProblem
 */
export async function readWebhookSecret(
  client: ApiClient,
  parameters: ReadWebhookSecretParameters,
  options: CallOptions = {},
): Promise<WebhookSecretAnswer> {
  return readAnswer<WebhookSecretAnswer>(
    WebhookSecretAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback/secret`,
      signal: options.signal,
    }),
    'readWebhookSecret',
  );
}
