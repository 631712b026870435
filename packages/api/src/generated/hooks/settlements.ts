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
  listSettlements,
  type ListSettlementsParameters,
  createSettlement,
  type CreateSettlementParameters,
  exportSettlements,
  type ExportSettlementsParameters,
  getFreeBalance,
  type GetFreeBalanceParameters,
} from '../calls/settlements.ts';
import type {
  ApprovalRequestedAnswer,
  FreeBalanceAnswer,
  RateAnswer,
  RateListAnswer,
  SettlementAnswer,
  SettlementCsv,
  SettlementListAnswer,
} from '../types.ts';

/** The SWR key of {@link listRates}, with all its parameters. */
export function listRatesKey(
  parameters: ListRatesParameters,
): QueryKey<'listRates', ListRatesParameters> {
  return ['listRates', parameters];
}

/** Lists the current USDT rate of each currency. Null parameters: no request. */
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

/** The SWR key of {@link listSettlements}, with all its parameters. */
export function listSettlementsKey(
  parameters: ListSettlementsParameters,
): QueryKey<'listSettlements', ListSettlementsParameters> {
  return ['listSettlements', parameters];
}

/** Lists settlements, newest first, with the rate of their day. Null parameters: no request. */
export function useListSettlements(
  parameters: ListSettlementsParameters | null,
  options?: QueryOptions<SettlementListAnswer>,
): Query<SettlementListAnswer> {
  return useQuery(
    parameters === null ? null : listSettlementsKey(parameters),
    listSettlements,
    options,
  );
}

/** Pays out a part of the balance of the terminal's merchant in USDT. */
export function useCreateSettlement(): Mutation<
  SettlementAnswer | ApprovalRequestedAnswer,
  CreateSettlementParameters
> {
  return useMutation('createSettlement', createSettlement);
}

/** The SWR key of {@link exportSettlements}, with all its parameters. */
export function exportSettlementsKey(
  parameters: ExportSettlementsParameters,
): QueryKey<'exportSettlements', ExportSettlementsParameters> {
  return ['exportSettlements', parameters];
}

/** Exports all settlements that match the filter as a CSV file, in the order of the list. Null parameters: no request. */
export function useExportSettlements(
  parameters: ExportSettlementsParameters | null,
  options?: QueryOptions<SettlementCsv>,
): Query<SettlementCsv> {
  return useQuery(
    parameters === null ? null : exportSettlementsKey(parameters),
    exportSettlements,
    options,
  );
}

/** The SWR key of {@link getFreeBalance}, with all its parameters. */
export function getFreeBalanceKey(
  parameters: GetFreeBalanceParameters,
): QueryKey<'getFreeBalance', GetFreeBalanceParameters> {
  return ['getFreeBalance', parameters];
}

/** The part of a merchant's balance that can be settled now. Null parameters: no request. */
export function useGetFreeBalance(
  parameters: GetFreeBalanceParameters | null,
  options?: QueryOptions<FreeBalanceAnswer>,
): Query<FreeBalanceAnswer> {
  return useQuery(
    parameters === null ? null : getFreeBalanceKey(parameters),
    getFreeBalance,
    options,
  );
}
