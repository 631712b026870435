// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listSuspense, type ListSuspenseParameters } from './call.ts';
import type { SuspenseListAnswer } from '../../types.ts';

/** The SWR key of {@link listSuspense}, with all its parameters. */
export function listSuspenseKey(
  parameters: ListSuspenseParameters,
): QueryKey<'listSuspense', ListSuspenseParameters> {
  return ['listSuspense', parameters];
}

/** Lists the money in suspense by invoice and by unmatched transfer, oldest first. Null parameters: no request. */
export function useListSuspense(
  parameters: ListSuspenseParameters | null,
  options?: QueryOptions<SuspenseListAnswer>,
): Query<SuspenseListAnswer> {
  return useQuery(parameters === null ? null : listSuspenseKey(parameters), listSuspense, options);
}
