// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getMerchantWithdrawal, type GetMerchantWithdrawalParameters } from './call.ts';
import type { BalanceAnswer } from '../../types.ts';

/** The SWR key of {@link getMerchantWithdrawal}, with all its parameters. */
export function getMerchantWithdrawalKey(
  parameters: GetMerchantWithdrawalParameters,
): QueryKey<'getMerchantWithdrawal', GetMerchantWithdrawalParameters> {
  return ['getMerchantWithdrawal', parameters];
}

/** Returns the total of the terminal's withdrawals with status DONE. Null parameters: no request. */
export function useGetMerchantWithdrawal(
  parameters: GetMerchantWithdrawalParameters | null,
  options?: QueryOptions<BalanceAnswer>,
): Query<BalanceAnswer> {
  return useQuery(
    parameters === null ? null : getMerchantWithdrawalKey(parameters),
    getMerchantWithdrawal,
    options,
  );
}
