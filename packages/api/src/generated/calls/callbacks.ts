// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { CallbackListAnswerStruct, CallbackAnswerStruct } from '../structs.ts';
import type {
  CallbackAnswer,
  CallbackListAnswer,
  ListCallbacksData,
  SendCallbackData,
} from '../types.ts';

/** What {@link listCallbacks} takes. */
export interface ListCallbacksParameters {
  readonly invoiceId: NonNullable<ListCallbacksData['query']>['invoiceId'];
}

/**
 * The callbacks of one invoice, newest first.
 * @throws ApiProblem
 */
export async function listCallbacks(
  client: ApiClient,
  parameters: ListCallbacksParameters,
  options: CallOptions = {},
): Promise<CallbackListAnswer> {
  return readAnswer<CallbackListAnswer>(
    CallbackListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/merchant/callback',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listCallbacks',
  );
}

/** What {@link sendCallback} takes. */
export interface SendCallbackParameters {
  readonly body: SendCallbackData['body'];
}

/**
 * Sends the current status of an invoice once more, as a callback of its own.
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
