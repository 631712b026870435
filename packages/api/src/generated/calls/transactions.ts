// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { TransactionListAnswerStruct } from '../structs/transaction-list-answer.ts';
import { TransactionAnswerStruct } from '../structs/transaction-answer.ts';
import type {
  ConfirmTransactionData,
  ListTransactionsData,
  TransactionAnswer,
  TransactionListAnswer,
} from '../types.ts';

/** What {@link listTransactions} takes. */
export interface ListTransactionsParameters {
  readonly invoiceId: NonNullable<ListTransactionsData['query']>['invoiceId'];
}

/**
 * The payouts of one withdrawal, newest first; a deposit has none.
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

/** What {@link confirmTransaction} takes. */
export interface ConfirmTransactionParameters {
  readonly id: NonNullable<ConfirmTransactionData['path']>['id'];
  readonly body: ConfirmTransactionData['body'];
}

/**
 * Says what became of a payout that a person makes by hand.
 * @throws ApiProblem
 */
export async function confirmTransaction(
  client: ApiClient,
  parameters: ConfirmTransactionParameters,
  options: CallOptions = {},
): Promise<TransactionAnswer> {
  return readAnswer<TransactionAnswer>(
    TransactionAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/transaction/${encodeURIComponent(parameters.id)}/confirm`,
      body: parameters.body,
      signal: options.signal,
    }),
    'confirmTransaction',
  );
}
