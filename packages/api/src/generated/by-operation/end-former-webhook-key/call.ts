// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { WebhookKeyAnswerStruct } from '../../structs/webhook-key-answer.ts';
import type { EndFormerWebhookKeyData, WebhookKeyAnswer } from '../../types.ts';

/** The input of {@link endFormerWebhookKey}. */
export interface EndFormerWebhookKeyParameters {
  readonly id: NonNullable<EndFormerWebhookKeyData['path']>['id'];
}

/**
 * Ends the overlap. Only the new key signs from now on.
 * @throws ApiProblem
 */
export async function endFormerWebhookKey(
  client: ApiClient,
  parameters: EndFormerWebhookKeyParameters,
  options: CallOptions = {},
): Promise<WebhookKeyAnswer> {
  return readAnswer<WebhookKeyAnswer>(
    WebhookKeyAnswerStruct,
    await client({
      method: 'DELETE',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback/key/former`,
      signal: options.signal,
    }),
    'endFormerWebhookKey',
  );
}
