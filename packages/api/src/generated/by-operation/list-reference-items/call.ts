// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReferenceItemListAnswerStruct } from '../../structs/reference-item-list-answer.ts';
import type { ListReferenceItemsData, ReferenceItemListAnswer } from '../../types.ts';

/** The input of {@link listReferenceItems}. */
export interface ListReferenceItemsParameters {
  readonly refHeaderId: NonNullable<ListReferenceItemsData['query']>['refHeaderId'];
}

/**
 * Returns a reference list by its id.
 * @throws ApiProblem
 */
export async function listReferenceItems(
  client: ApiClient,
  parameters: ListReferenceItemsParameters,
  options: CallOptions = {},
): Promise<ReferenceItemListAnswer> {
  return readAnswer<ReferenceItemListAnswer>(
    ReferenceItemListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/reference',
      query: { refHeaderId: parameters.refHeaderId },
      signal: options.signal,
    }),
    'listReferenceItems',
  );
}
