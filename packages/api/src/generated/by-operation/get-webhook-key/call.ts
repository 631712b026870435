// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { WebhookKeyAnswerStruct } from '../../structs/webhook-key-answer.ts';
import type { GetWebhookKeyData, WebhookKeyAnswer } from '../../types.ts';

/** The input of {@link getWebhookKey}. */
export interface GetWebhookKeyParameters {
  readonly id: NonNullable<GetWebhookKeyData['path']>['id'];
}

/**
 * The key that signs the merchant's webhooks, and the former one while it signs as well.
 * @throws ApiProblem
 */
export async function getWebhookKey(
  client: ApiClient,
  parameters: GetWebhookKeyParameters,
  options: CallOptions = {},
): Promise<WebhookKeyAnswer> {
  return readAnswer<WebhookKeyAnswer>(
    WebhookKeyAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback/key`,
      signal: options.signal,
    }),
    'getWebhookKey',
  );
}
