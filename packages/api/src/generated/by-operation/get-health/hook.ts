// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getHealth, type GetHealthParameters } from './call.ts';
import type { Health } from '../../types.ts';

/** The SWR key of {@link getHealth}, with all its parameters. */
export function getHealthKey(
  parameters: GetHealthParameters,
): QueryKey<'getHealth', GetHealthParameters> {
  return ['getHealth', parameters];
}

/** Checks that the server and its database respond. Null parameters: no request. */
export function useGetHealth(
  parameters: GetHealthParameters | null,
  options?: QueryOptions<Health>,
): Query<Health> {
  return useQuery(parameters === null ? null : getHealthKey(parameters), getHealth, options);
}
