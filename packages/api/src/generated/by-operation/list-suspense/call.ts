// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SuspenseListAnswerStruct } from '../../structs/suspense-list-answer.ts';
import type { ListSuspenseData, SuspenseListAnswer } from '../../types.ts';

/** The input of {@link listSuspense}. */
export interface ListSuspenseParameters {
  readonly page?: NonNullable<ListSuspenseData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListSuspenseData['query']>['size'] | undefined;
}

/**
 * Lists the money in suspense by invoice and by unmatched transfer, oldest first.
 * @throws ApiProblem
 */
export async function listSuspense(
  client: ApiClient,
  parameters: ListSuspenseParameters,
  options: CallOptions = {},
): Promise<SuspenseListAnswer> {
  return readAnswer<SuspenseListAnswer>(
    SuspenseListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/suspense',
      query: { page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listSuspense',
  );
}
