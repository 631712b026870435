// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getMerchantBalance, type GetMerchantBalanceParameters } from './call.ts';
import type { BalanceAnswer } from '../../types.ts';

/** The SWR key of {@link getMerchantBalance}, with all its parameters. */
export function getMerchantBalanceKey(
  parameters: GetMerchantBalanceParameters,
): QueryKey<'getMerchantBalance', GetMerchantBalanceParameters> {
  return ['getMerchantBalance', parameters];
}

/** Returns the balance of the terminal's merchant in the terminal's currency. Null parameters: no request. */
export function useGetMerchantBalance(
  parameters: GetMerchantBalanceParameters | null,
  options?: QueryOptions<BalanceAnswer>,
): Query<BalanceAnswer> {
  return useQuery(
    parameters === null ? null : getMerchantBalanceKey(parameters),
    getMerchantBalance,
    options,
  );
}
