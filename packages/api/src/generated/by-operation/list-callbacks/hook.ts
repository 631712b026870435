// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listCallbacks, type ListCallbacksParameters } from './call.ts';
import type { CallbackListAnswer } from '../../types.ts';

/** The SWR key of {@link listCallbacks}, with all its parameters. */
export function listCallbacksKey(
  parameters: ListCallbacksParameters,
): QueryKey<'listCallbacks', ListCallbacksParameters> {
  return ['listCallbacks', parameters];
}

/** Lists the callbacks of an invoice, newest first. Null parameters: no request. */
export function useListCallbacks(
  parameters: ListCallbacksParameters | null,
  options?: QueryOptions<CallbackListAnswer>,
): Query<CallbackListAnswer> {
  return useQuery(
    parameters === null ? null : listCallbacksKey(parameters),
    listCallbacks,
    options,
  );
}
