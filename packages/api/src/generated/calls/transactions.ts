// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { TransactionListAnswerStruct } from '../structs/transaction-list-answer.ts';
import { TransactionAnswerStruct } from '../structs/transaction-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ConfirmTransactionData,
  EndTransactionData,
  ListTransactionsData,
  RequestTransactionStatusData,
  TransactionAnswer,
  TransactionListAnswer,
} from '../types.ts';

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

/** The input of {@link confirmTransaction}. */
export interface ConfirmTransactionParameters {
  readonly id: NonNullable<ConfirmTransactionData['path']>['id'];
  readonly body: ConfirmTransactionData['body'];
}

/**
 * Records the outcome of a payout that staff make by hand.
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

/** The input of {@link endTransaction}. */
export interface EndTransactionParameters {
  readonly id: NonNullable<EndTransactionData['path']>['id'];
  readonly ifMatch?: NonNullable<EndTransactionData['headers']>['If-Match'] | undefined;
  readonly body: EndTransactionData['body'];
}

/**
 * Requests that a payout with an unknown outcome is declared paid or failed.
 * @throws ApiProblem
 */
export async function endTransaction(
  client: ApiClient,
  parameters: EndTransactionParameters,
  options: CallOptions = {},
): Promise<ApprovalRequestedAnswer> {
  return readAnswer<ApprovalRequestedAnswer>(
    ApprovalRequestedAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/transaction/${encodeURIComponent(parameters.id)}/end`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'endTransaction',
  );
}

/** The input of {@link requestTransactionStatus}. */
export interface RequestTransactionStatusParameters {
  readonly id: NonNullable<RequestTransactionStatusData['path']>['id'];
}

/**
 * Queries the provider of a payout with an unknown outcome now.
 * @throws ApiProblem
 */
export async function requestTransactionStatus(
  client: ApiClient,
  parameters: RequestTransactionStatusParameters,
  options: CallOptions = {},
): Promise<TransactionAnswer> {
  return readAnswer<TransactionAnswer>(
    TransactionAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/transaction/${encodeURIComponent(parameters.id)}/status-request`,
      signal: options.signal,
    }),
    'requestTransactionStatus',
  );
}
