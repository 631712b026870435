// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listPools, type ListPoolsParameters } from './call.ts';
import type { PoolListAnswer } from '../../types.ts';

/** The SWR key of {@link listPools}, with all its parameters. */
export function listPoolsKey(
  parameters: ListPoolsParameters,
): QueryKey<'listPools', ListPoolsParameters> {
  return ['listPools', parameters];
}

/** Lists the terminal pools. Null parameters: no request. */
export function useListPools(
  parameters: ListPoolsParameters | null,
  options?: QueryOptions<PoolListAnswer>,
): Query<PoolListAnswer> {
  return useQuery(parameters === null ? null : listPoolsKey(parameters), listPools, options);
}
