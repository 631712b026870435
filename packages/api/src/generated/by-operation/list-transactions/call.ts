// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TransactionListAnswerStruct } from '../../structs/transaction-list-answer.ts';
import type { ListTransactionsData, TransactionListAnswer } from '../../types.ts';

/** The input of {@link listTransactions}. */
export interface ListTransactionsParameters {
  readonly invoiceId: NonNullable<ListTransactionsData['query']>['invoiceId'];
}

/**
 * Lists the payouts of a withdrawal, newest first. Empty for a deposit.
 * @throws ApiProblem
 */
export async function listTransactions(
  client: ApiClient,
  parameters: ListTransactionsParameters,
  options: CallOptions = {},
): Promise<TransactionListAnswer> {
  return readAnswer<TransactionListAnswer>(
    TransactionListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/transaction/invoice',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listTransactions',
  );
}
