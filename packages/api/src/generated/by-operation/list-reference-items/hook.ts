// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listReferenceItems, type ListReferenceItemsParameters } from './call.ts';
import type { ReferenceItemListAnswer } from '../../types.ts';

/** The SWR key of {@link listReferenceItems}, with all its parameters. */
export function listReferenceItemsKey(
  parameters: ListReferenceItemsParameters,
): QueryKey<'listReferenceItems', ListReferenceItemsParameters> {
  return ['listReferenceItems', parameters];
}

/** Returns a reference list by its id. Null parameters: no request. */
export function useListReferenceItems(
  parameters: ListReferenceItemsParameters | null,
  options?: QueryOptions<ReferenceItemListAnswer>,
): Query<ReferenceItemListAnswer> {
  return useQuery(
    parameters === null ? null : listReferenceItemsKey(parameters),
    listReferenceItems,
    options,
  );
}
