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
  listMerchants,
  type ListMerchantsParameters,
  getOwnMerchant,
  type GetOwnMerchantParameters,
  getMerchantBalance,
  type GetMerchantBalanceParameters,
  getMerchantLook,
  type GetMerchantLookParameters,
  changeMerchantLook,
  type ChangeMerchantLookParameters,
  getMerchantDeposit,
  type GetMerchantDepositParameters,
  getMerchantWithdrawal,
  type GetMerchantWithdrawalParameters,
  getMerchantTrend,
  type GetMerchantTrendParameters,
} from '../calls/merchants.ts';
import type {
  BalanceAnswer,
  MerchantAnswer,
  MerchantListAnswer,
  MerchantLookAnswer,
  TrendAnswer,
} from '../types.ts';

/** The SWR key of {@link listMerchants}, with all its parameters. */
export function listMerchantsKey(
  parameters: ListMerchantsParameters,
): QueryKey<'listMerchants', ListMerchantsParameters> {
  return ['listMerchants', parameters];
}

/** A page of all merchants, by name. Null parameters: not asked. */
export function useListMerchants(
  parameters: ListMerchantsParameters | null,
  options?: QueryOptions<MerchantListAnswer>,
): Query<MerchantListAnswer> {
  return useQuery(
    parameters === null ? null : listMerchantsKey(parameters),
    listMerchants,
    options,
  );
}

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

/** The SWR key of {@link getMerchantDeposit}, with all its parameters. */
export function getMerchantDepositKey(
  parameters: GetMerchantDepositParameters,
): QueryKey<'getMerchantDeposit', GetMerchantDepositParameters> {
  return ['getMerchantDeposit', parameters];
}

/** The total of the terminal's deposits that are DONE. Null parameters: not asked. */
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

/** The SWR key of {@link getMerchantWithdrawal}, with all its parameters. */
export function getMerchantWithdrawalKey(
  parameters: GetMerchantWithdrawalParameters,
): QueryKey<'getMerchantWithdrawal', GetMerchantWithdrawalParameters> {
  return ['getMerchantWithdrawal', parameters];
}

/** The total of the terminal's withdrawals that are DONE. Null parameters: not asked. */
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

/** The SWR key of {@link getMerchantTrend}, with all its parameters. */
export function getMerchantTrendKey(
  parameters: GetMerchantTrendParameters,
): QueryKey<'getMerchantTrend', GetMerchantTrendParameters> {
  return ['getMerchantTrend', parameters];
}

/** How much of a terminal became DONE on each of the last 14 UTC days, today the last. Null parameters: not asked. */
export function useGetMerchantTrend(
  parameters: GetMerchantTrendParameters | null,
  options?: QueryOptions<TrendAnswer>,
): Query<TrendAnswer> {
  return useQuery(
    parameters === null ? null : getMerchantTrendKey(parameters),
    getMerchantTrend,
    options,
  );
}
