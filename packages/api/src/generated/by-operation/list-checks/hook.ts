// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listChecks, type ListChecksParameters } from './call.ts';
import type { CheckBoardAnswer } from '../../types.ts';

/** The SWR key of {@link listChecks}, with all its parameters. */
export function listChecksKey(
  parameters: ListChecksParameters,
): QueryKey<'listChecks', ListChecksParameters> {
  return ['listChecks', parameters];
}

/** Lists the invariants of the system, each with its last result. Null parameters: no request. */
export function useListChecks(
  parameters: ListChecksParameters | null,
  options?: QueryOptions<CheckBoardAnswer>,
): Query<CheckBoardAnswer> {
  return useQuery(parameters === null ? null : listChecksKey(parameters), listChecks, options);
}
