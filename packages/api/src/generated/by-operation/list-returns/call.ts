// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReturnListAnswerStruct } from '../../structs/return-list-answer.ts';
import type { ListReturnsData, ReturnListAnswer } from '../../types.ts';

/** The input of {@link listReturns}. */
export interface ListReturnsParameters {
  readonly invoiceId?: NonNullable<ListReturnsData['query']>['invoiceId'] | undefined;
  readonly transferId?: NonNullable<ListReturnsData['query']>['transferId'] | undefined;
}

/**
 * Lists the returns of an invoice or of an unmatched transfer, newest first.
 * @throws ApiProblem
 */
export async function listReturns(
  client: ApiClient,
  parameters: ListReturnsParameters,
  options: CallOptions = {},
): Promise<ReturnListAnswer> {
  return readAnswer<ReturnListAnswer>(
    ReturnListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/return',
      query: { invoiceId: parameters.invoiceId, transferId: parameters.transferId },
      signal: options.signal,
    }),
    'listReturns',
  );
}
