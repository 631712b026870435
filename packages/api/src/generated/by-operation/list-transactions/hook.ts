// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listTransactions, type ListTransactionsParameters } from './call.ts';
import type { TransactionListAnswer } from '../../types.ts';

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
