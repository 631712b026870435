// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../swr.ts';
import {
  getOwnMerchant,
  type GetOwnMerchantParameters,
  getMerchantBalance,
  type GetMerchantBalanceParameters,
} from '../calls/merchants.ts';
import type { BalanceAnswer, MerchantAnswer } from '../types.ts';

/** The SWR key of {@link getOwnMerchant}, with all its parameters. */
export function getOwnMerchantKey(
  parameters: GetOwnMerchantParameters,
): QueryKey<'getOwnMerchant', GetOwnMerchantParameters> {
  return ['getOwnMerchant', parameters];
}

/** The merchant that the person belongs to; 404 for a person of no single merchant. Null parameters: not asked. */
export function useGetOwnMerchant(
  parameters: GetOwnMerchantParameters | null,
  options?: QueryOptions<MerchantAnswer>,
): Query<MerchantAnswer> {
  return useQuery(
    parameters === null ? null : getOwnMerchantKey(parameters),
    getOwnMerchant,
    options,
  );
}

/** The SWR key of {@link getMerchantBalance}, with all its parameters. */
export function getMerchantBalanceKey(
  parameters: GetMerchantBalanceParameters,
): QueryKey<'getMerchantBalance', GetMerchantBalanceParameters> {
  return ['getMerchantBalance', parameters];
}

/** The balance of the terminal's merchant in the terminal's currency. Null parameters: not asked. */
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
