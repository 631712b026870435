// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listReturns, type ListReturnsParameters } from './call.ts';
import type { ReturnListAnswer } from '../../types.ts';

/** The SWR key of {@link listReturns}, with all its parameters. */
export function listReturnsKey(
  parameters: ListReturnsParameters,
): QueryKey<'listReturns', ListReturnsParameters> {
  return ['listReturns', parameters];
}

/** Lists the returns of an invoice or of an unmatched transfer, newest first. Null parameters: no request. */
export function useListReturns(
  parameters: ListReturnsParameters | null,
  options?: QueryOptions<ReturnListAnswer>,
): Query<ReturnListAnswer> {
  return useQuery(parameters === null ? null : listReturnsKey(parameters), listReturns, options);
}
