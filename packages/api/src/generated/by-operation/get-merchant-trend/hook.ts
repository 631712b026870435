// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getMerchantTrend, type GetMerchantTrendParameters } from './call.ts';
import type { TrendAnswer } from '../../types.ts';

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
