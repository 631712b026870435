// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listRates, type ListRatesParameters } from './call.ts';
import type { RateListAnswer } from '../../types.ts';

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
