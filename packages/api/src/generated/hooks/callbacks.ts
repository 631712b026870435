// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  useMutation,
  useQuery,
  type Mutation,
  type Query,
  type QueryKey,
  type QueryOptions,
} from '../../swr.ts';
import {
  listCallbacks,
  type ListCallbacksParameters,
  sendCallback,
  type SendCallbackParameters,
} from '../calls/callbacks.ts';
import type { CallbackAnswer, CallbackListAnswer } from '../types.ts';

/** The SWR key of {@link listCallbacks}, with all its parameters. */
export function listCallbacksKey(
  parameters: ListCallbacksParameters,
): QueryKey<'listCallbacks', ListCallbacksParameters> {
  return ['listCallbacks', parameters];
}

/** The callbacks of one invoice, newest first. Null parameters: not asked. */
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

/** Sends the current status of an invoice once more, as a callback of its own. */
export function useSendCallback(): Mutation<CallbackAnswer, SendCallbackParameters> {
  return useMutation('sendCallback', sendCallback);
}
