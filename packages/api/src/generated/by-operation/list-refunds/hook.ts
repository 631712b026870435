// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listRefunds, type ListRefundsParameters } from './call.ts';
import type { RefundListAnswer } from '../../types.ts';

/** The SWR key of {@link listRefunds}, with all its parameters. */
export function listRefundsKey(
  parameters: ListRefundsParameters,
): QueryKey<'listRefunds', ListRefundsParameters> {
  return ['listRefunds', parameters];
}

/** Lists the refunds of a deposit, newest first. Null parameters: no request. */
export function useListRefunds(
  parameters: ListRefundsParameters | null,
  options?: QueryOptions<RefundListAnswer>,
): Query<RefundListAnswer> {
  return useQuery(parameters === null ? null : listRefundsKey(parameters), listRefunds, options);
}
