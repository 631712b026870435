// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { WebhookKeyAnswerStruct } from '../../structs/webhook-key-answer.ts';
import type { RotateWebhookKeyData, WebhookKeyAnswer } from '../../types.ts';

/** The input of {@link rotateWebhookKey}. */
export interface RotateWebhookKeyParameters {
  readonly id: NonNullable<RotateWebhookKeyData['path']>['id'];
  readonly body: RotateWebhookKeyData['body'];
}

/**
 * Replaces the key that signs the merchant's webhooks.
 * @throws ApiProblem
 */
export async function rotateWebhookKey(
  client: ApiClient,
  parameters: RotateWebhookKeyParameters,
  options: CallOptions = {},
): Promise<WebhookKeyAnswer> {
  return readAnswer<WebhookKeyAnswer>(
    WebhookKeyAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback/key`,
      body: parameters.body,
      signal: options.signal,
    }),
    'rotateWebhookKey',
  );
}
