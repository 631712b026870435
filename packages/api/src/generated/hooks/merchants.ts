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
  getOwnMerchant,
  type GetOwnMerchantParameters,
  getMerchantBalance,
  type GetMerchantBalanceParameters,
  getMerchantLook,
  type GetMerchantLookParameters,
  changeMerchantLook,
  type ChangeMerchantLookParameters,
} from '../calls/merchants.ts';
import type { BalanceAnswer, MerchantAnswer, MerchantLookAnswer } from '../types.ts';

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

/** The SWR key of {@link getMerchantLook}, with all its parameters. */
export function getMerchantLookKey(
  parameters: GetMerchantLookParameters,
): QueryKey<'getMerchantLook', GetMerchantLookParameters> {
  return ['getMerchantLook', parameters];
}

/** How a merchant's payment forms look, and who may frame them. Null parameters: not asked. */
export function useGetMerchantLook(
  parameters: GetMerchantLookParameters | null,
  options?: QueryOptions<MerchantLookAnswer>,
): Query<MerchantLookAnswer> {
  return useQuery(
    parameters === null ? null : getMerchantLookKey(parameters),
    getMerchantLook,
    options,
  );
}

/** Changes how a merchant's payment forms look, and who may frame them. */
export function useChangeMerchantLook(): Mutation<
  MerchantLookAnswer,
  ChangeMerchantLookParameters
> {
  return useMutation('changeMerchantLook', changeMerchantLook);
}
