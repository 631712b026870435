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
  createMerchant,
  type CreateMerchantParameters,
  getOwnMerchant,
  type GetOwnMerchantParameters,
  getMerchantBalance,
  type GetMerchantBalanceParameters,
  getMerchant,
  type GetMerchantParameters,
  changeMerchant,
  type ChangeMerchantParameters,
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

/** Lists all merchants by name. Null parameters: no request. */
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

/** Creates a merchant with its own signing key pair. Terminals and API keys are created separately. */
export function useCreateMerchant(): Mutation<MerchantAnswer, CreateMerchantParameters> {
  return useMutation('createMerchant', createMerchant);
}

/** The SWR key of {@link getOwnMerchant}, with all its parameters. */
export function getOwnMerchantKey(
  parameters: GetOwnMerchantParameters,
): QueryKey<'getOwnMerchant', GetOwnMerchantParameters> {
  return ['getOwnMerchant', parameters];
}

/** Returns the user's merchant. 404 if the user does not belong to exactly one. Null parameters: no request. */
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

/** The SWR key of {@link getMerchant}, with all its parameters. */
export function getMerchantKey(
  parameters: GetMerchantParameters,
): QueryKey<'getMerchant', GetMerchantParameters> {
  return ['getMerchant', parameters];
}

/** Returns a merchant. 404 if it is outside the user's scope. Null parameters: no request. */
export function useGetMerchant(
  parameters: GetMerchantParameters | null,
  options?: QueryOptions<MerchantAnswer>,
): Query<MerchantAnswer> {
  return useQuery(parameters === null ? null : getMerchantKey(parameters), getMerchant, options);
}

/** Renames a merchant. */
export function useChangeMerchant(): Mutation<MerchantAnswer, ChangeMerchantParameters> {
  return useMutation('changeMerchant', changeMerchant);
}

/** The SWR key of {@link getMerchantLook}, with all its parameters. */
export function getMerchantLookKey(
  parameters: GetMerchantLookParameters,
): QueryKey<'getMerchantLook', GetMerchantLookParameters> {
  return ['getMerchantLook', parameters];
}

/** Returns the branding of a merchant's payment forms and the origins that may embed them. Null parameters: no request. */
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

/** Changes the branding of a merchant's payment forms and the origins that may embed them. */
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

/** The SWR key of {@link getMerchantTrend}, with all its parameters. */
export function getMerchantTrendKey(
  parameters: GetMerchantTrendParameters,
): QueryKey<'getMerchantTrend', GetMerchantTrendParameters> {
  return ['getMerchantTrend', parameters];
}

/** Returns the amount of a terminal's invoices that became DONE on each of the last 14 UTC days, today included. Null parameters: no request. */
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
