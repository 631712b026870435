// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SuccessDropListAnswerStruct } from '../../structs/success-drop-list-answer.ts';
import type { ListSuccessDropsData, SuccessDropListAnswer } from '../../types.ts';

/** The input of {@link listSuccessDrops}. */
export interface ListSuccessDropsParameters {
  readonly minutes?: NonNullable<ListSuccessDropsData['query']>['minutes'] | undefined;
  readonly merchantId: NonNullable<ListSuccessDropsData['query']>['merchantId'];
}

/**
 * Explains for each terminal of a merchant whose success rate fell which of its invoices cause it.
 * @throws ApiProblem
 */
export async function listSuccessDrops(
  client: ApiClient,
  parameters: ListSuccessDropsParameters,
  options: CallOptions = {},
): Promise<SuccessDropListAnswer> {
  return readAnswer<SuccessDropListAnswer>(
    SuccessDropListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/data/v1/terminal/drop',
      query: { minutes: parameters.minutes, merchantId: parameters.merchantId },
      signal: options.signal,
    }),
    'listSuccessDrops',
  );
}
