// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getReturn, type GetReturnParameters } from './call.ts';
import type { ReturnAnswer } from '../../types.ts';

/** The SWR key of {@link getReturn}, with all its parameters. */
export function getReturnKey(
  parameters: GetReturnParameters,
): QueryKey<'getReturn', GetReturnParameters> {
  return ['getReturn', parameters];
}

/** Returns one return of money in suspense. Null parameters: no request. */
export function useGetReturn(
  parameters: GetReturnParameters | null,
  options?: QueryOptions<ReturnAnswer>,
): Query<ReturnAnswer> {
  return useQuery(parameters === null ? null : getReturnKey(parameters), getReturn, options);
}
