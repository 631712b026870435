// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  useMutation,
  useQuery,
  type Mutation,
  type Query,
  type QueryKey,
  type QueryOptions,
} from '../../swr.ts';
import {
  listTransactions,
  type ListTransactionsParameters,
  confirmTransaction,
  type ConfirmTransactionParameters,
  endTransaction,
  type EndTransactionParameters,
  requestTransactionStatus,
  type RequestTransactionStatusParameters,
} from '../calls/transactions.ts';
import type {
  ApprovalRequestedAnswer,
  TransactionAnswer,
  TransactionListAnswer,
} from '../types.ts';

/** The SWR key of {@link listTransactions}, with all its parameters. */
export function listTransactionsKey(
  parameters: ListTransactionsParameters,
): QueryKey<'listTransactions', ListTransactionsParameters> {
  return ['listTransactions', parameters];
}

/** Lists the payouts of a withdrawal, newest first. Empty for a deposit. Null parameters: no request. */
export function useListTransactions(
  parameters: ListTransactionsParameters | null,
  options?: QueryOptions<TransactionListAnswer>,
): Query<TransactionListAnswer> {
  return useQuery(
    parameters === null ? null : listTransactionsKey(parameters),
    listTransactions,
    options,
  );
}

/** Records the outcome of a payout that staff make by hand. */
export function useConfirmTransaction(): Mutation<TransactionAnswer, ConfirmTransactionParameters> {
  return useMutation('confirmTransaction', confirmTransaction);
}

/** Requests that a payout with an unknown outcome is declared paid or failed. */
export function useEndTransaction(): Mutation<ApprovalRequestedAnswer, EndTransactionParameters> {
  return useMutation('endTransaction', endTransaction);
}

/** Queries the provider of a payout with an unknown outcome now. */
export function useRequestTransactionStatus(): Mutation<
  TransactionAnswer,
  RequestTransactionStatusParameters
> {
  return useMutation('requestTransactionStatus', requestTransactionStatus);
}
