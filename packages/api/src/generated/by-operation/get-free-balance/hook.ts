// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getFreeBalance, type GetFreeBalanceParameters } from './call.ts';
import type { FreeBalanceAnswer } from '../../types.ts';

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
