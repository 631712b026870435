// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../swr.ts';
import {
  listTerminals,
  type ListTerminalsParameters,
  listPools,
  type ListPoolsParameters,
} from '../calls/terminals.ts';
import type { PoolListAnswer, TerminalListAnswer } from '../types.ts';

/** The SWR key of {@link listTerminals}, with all its parameters. */
export function listTerminalsKey(
  parameters: ListTerminalsParameters,
): QueryKey<'listTerminals', ListTerminalsParameters> {
  return ['listTerminals', parameters];
}

/** The terminals in the person's scope, test and production. Null parameters: not asked. */
export function useListTerminals(
  parameters: ListTerminalsParameters | null,
  options?: QueryOptions<TerminalListAnswer>,
): Query<TerminalListAnswer> {
  return useQuery(
    parameters === null ? null : listTerminalsKey(parameters),
    listTerminals,
    options,
  );
}

/** The SWR key of {@link listPools}, with all its parameters. */
export function listPoolsKey(
  parameters: ListPoolsParameters,
): QueryKey<'listPools', ListPoolsParameters> {
  return ['listPools', parameters];
}

/** The terminal pools to choose from. Null parameters: not asked. */
export function useListPools(
  parameters: ListPoolsParameters | null,
  options?: QueryOptions<PoolListAnswer>,
): Query<PoolListAnswer> {
  return useQuery(parameters === null ? null : listPoolsKey(parameters), listPools, options);
}
