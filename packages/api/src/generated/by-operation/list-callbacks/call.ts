// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { CallbackListAnswerStruct } from '../../structs/callback-list-answer.ts';
import type { CallbackListAnswer, ListCallbacksData } from '../../types.ts';

/** The input of {@link listCallbacks}. */
export interface ListCallbacksParameters {
  readonly invoiceId: NonNullable<ListCallbacksData['query']>['invoiceId'];
}

/**
 * Lists the callbacks of an invoice, newest first.
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
