// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listSuccessDrops, type ListSuccessDropsParameters } from './call.ts';
import type { SuccessDropListAnswer } from '../../types.ts';

/** The SWR key of {@link listSuccessDrops}, with all its parameters. */
export function listSuccessDropsKey(
  parameters: ListSuccessDropsParameters,
): QueryKey<'listSuccessDrops', ListSuccessDropsParameters> {
  return ['listSuccessDrops', parameters];
}

/** Explains for each terminal of a merchant whose success rate fell which of its invoices cause it. Null parameters: no request. */
export function useListSuccessDrops(
  parameters: ListSuccessDropsParameters | null,
  options?: QueryOptions<SuccessDropListAnswer>,
): Query<SuccessDropListAnswer> {
  return useQuery(
    parameters === null ? null : listSuccessDropsKey(parameters),
    listSuccessDrops,
    options,
  );
}
