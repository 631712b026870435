// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { CallbackAnswerStruct } from '../../structs/callback-answer.ts';
import type { CallbackAnswer, SendCallbackData } from '../../types.ts';

/** The input of {@link sendCallback}. */
export interface SendCallbackParameters {
  readonly body: SendCallbackData['body'];
}

/**
 * Sends the current status of an invoice again as a new callback.
 * @throws ApiProblem
 */
export async function sendCallback(
  client: ApiClient,
  parameters: SendCallbackParameters,
  options: CallOptions = {},
): Promise<CallbackAnswer> {
  return readAnswer<CallbackAnswer>(
    CallbackAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/merchant/callback',
      body: parameters.body,
      signal: options.signal,
    }),
    'sendCallback',
  );
}
