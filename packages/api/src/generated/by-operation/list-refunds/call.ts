// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { RefundListAnswerStruct } from '../../structs/refund-list-answer.ts';
import type { ListRefundsData, RefundListAnswer } from '../../types.ts';

/** The input of {@link listRefunds}. */
export interface ListRefundsParameters {
  readonly invoiceId: NonNullable<ListRefundsData['query']>['invoiceId'];
}

/**
 * Lists the refunds of a deposit, newest first.
 * @throws ApiProblem
 */
export async function listRefunds(
  client: ApiClient,
  parameters: ListRefundsParameters,
  options: CallOptions = {},
): Promise<RefundListAnswer> {
  return readAnswer<RefundListAnswer>(
    RefundListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/invoice/refund',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listRefunds',
  );
}
