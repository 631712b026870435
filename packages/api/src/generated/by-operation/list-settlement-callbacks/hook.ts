// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listSettlementCallbacks, type ListSettlementCallbacksParameters } from './call.ts';
import type { SettlementCallbackListAnswer } from '../../types.ts';

/** The SWR key of {@link listSettlementCallbacks}, with all its parameters. */
export function listSettlementCallbacksKey(
  parameters: ListSettlementCallbacksParameters,
): QueryKey<'listSettlementCallbacks', ListSettlementCallbacksParameters> {
  return ['listSettlementCallbacks', parameters];
}

/** Lists the callbacks of a settlement with their tries, newest first. Null parameters: no request. */
export function useListSettlementCallbacks(
  parameters: ListSettlementCallbacksParameters | null,
  options?: QueryOptions<SettlementCallbackListAnswer>,
): Query<SettlementCallbackListAnswer> {
  return useQuery(
    parameters === null ? null : listSettlementCallbacksKey(parameters),
    listSettlementCallbacks,
    options,
  );
}
