// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listMerchantBalances, type ListMerchantBalancesParameters } from './call.ts';
import type { MerchantBalanceList } from '../../types.ts';

/** The SWR key of {@link listMerchantBalances}, with all its parameters. */
export function listMerchantBalancesKey(
  parameters: ListMerchantBalancesParameters,
): QueryKey<'listMerchantBalances', ListMerchantBalancesParameters> {
  return ['listMerchantBalances', parameters];
}

/** The merchant's own balances, one for each currency, test and production apart. Null parameters: no request. */
export function useListMerchantBalances(
  parameters: ListMerchantBalancesParameters | null,
  options?: QueryOptions<MerchantBalanceList>,
): Query<MerchantBalanceList> {
  return useQuery(
    parameters === null ? null : listMerchantBalancesKey(parameters),
    listMerchantBalances,
    options,
  );
}
