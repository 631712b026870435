// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listAccounts, type ListAccountsParameters } from './call.ts';
import type { PaymentAccountListAnswer } from '../../types.ts';

/** The SWR key of {@link listAccounts}, with all its parameters. */
export function listAccountsKey(
  parameters: ListAccountsParameters,
): QueryKey<'listAccounts', ListAccountsParameters> {
  return ['listAccounts', parameters];
}

/** Lists the payment accounts with their balances and the use of their limits. Null parameters: no request. */
export function useListAccounts(
  parameters: ListAccountsParameters | null,
  options?: QueryOptions<PaymentAccountListAnswer>,
): Query<PaymentAccountListAnswer> {
  return useQuery(parameters === null ? null : listAccountsKey(parameters), listAccounts, options);
}
