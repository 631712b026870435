// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getMerchantDeposit, type GetMerchantDepositParameters } from './call.ts';
import type { BalanceAnswer } from '../../types.ts';

/** The SWR key of {@link getMerchantDeposit}, with all its parameters. */
export function getMerchantDepositKey(
  parameters: GetMerchantDepositParameters,
): QueryKey<'getMerchantDeposit', GetMerchantDepositParameters> {
  return ['getMerchantDeposit', parameters];
}

/** Returns the total of the terminal's deposits with status DONE. Null parameters: no request. */
export function useGetMerchantDeposit(
  parameters: GetMerchantDepositParameters | null,
  options?: QueryOptions<BalanceAnswer>,
): Query<BalanceAnswer> {
  return useQuery(
    parameters === null ? null : getMerchantDepositKey(parameters),
    getMerchantDeposit,
    options,
  );
}
