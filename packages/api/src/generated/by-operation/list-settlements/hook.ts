// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listSettlements, type ListSettlementsParameters } from './call.ts';
import type { SettlementListAnswer } from '../../types.ts';

/** The SWR key of {@link listSettlements}, with all its parameters. */
export function listSettlementsKey(
  parameters: ListSettlementsParameters,
): QueryKey<'listSettlements', ListSettlementsParameters> {
  return ['listSettlements', parameters];
}

/** Lists settlements, newest first, with the rate of their day. Null parameters: no request. */
export function useListSettlements(
  parameters: ListSettlementsParameters | null,
  options?: QueryOptions<SettlementListAnswer>,
): Query<SettlementListAnswer> {
  return useQuery(
    parameters === null ? null : listSettlementsKey(parameters),
    listSettlements,
    options,
  );
}
