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
  listRates,
  type ListRatesParameters,
  setRate,
  type SetRateParameters,
  createSettlement,
  type CreateSettlementParameters,
} from '../calls/settlements.ts';
import type {
  ApprovalRequestedAnswer,
  RateAnswer,
  RateListAnswer,
  SettlementAnswer,
} from '../types.ts';

/** The SWR key of {@link listRates}, with all its parameters. */
export function listRatesKey(
  parameters: ListRatesParameters,
): QueryKey<'listRates', ListRatesParameters> {
  return ['listRates', parameters];
}

/** Lists the current USDT rate of each currency. Null parameters: not asked. */
export function useListRates(
  parameters: ListRatesParameters | null,
  options?: QueryOptions<RateListAnswer>,
): Query<RateListAnswer> {
  return useQuery(parameters === null ? null : listRatesKey(parameters), listRates, options);
}

/** Sets the USDT rate of a currency. Earlier rates are kept as history. */
export function useSetRate(): Mutation<RateAnswer | ApprovalRequestedAnswer, SetRateParameters> {
  return useMutation('setRate', setRate);
}

/** Pays out a part of the balance of the terminal's merchant in USDT. */
export function useCreateSettlement(): Mutation<
  SettlementAnswer | ApprovalRequestedAnswer,
  CreateSettlementParameters
> {
  return useMutation('createSettlement', createSettlement);
}
