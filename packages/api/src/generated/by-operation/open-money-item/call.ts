// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { OpenItemAnswerStruct } from '../../structs/open-item-answer.ts';
import type { OpenItemAnswer, OpenMoneyItemData } from '../../types.ts';

/** The input of {@link openMoneyItem}. */
export interface OpenMoneyItemParameters {
  readonly body: OpenMoneyItemData['body'];
}

/**
 * Says that the user has an item of a queue of money open, and lists the others who have it open.
 * @throws ApiProblem
 */
export async function openMoneyItem(
  client: ApiClient,
  parameters: OpenMoneyItemParameters,
  options: CallOptions = {},
): Promise<OpenItemAnswer> {
  return readAnswer<OpenItemAnswer>(
    OpenItemAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/transfer/open',
      body: parameters.body,
      signal: options.signal,
    }),
    'openMoneyItem',
  );
}
