// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ApiKeyListAnswerStruct } from '../../structs/api-key-list-answer.ts';
import type { ApiKeyListAnswer, ListApiKeysData } from '../../types.ts';

/** The input of {@link listApiKeys}. */
export interface ListApiKeysParameters {
  readonly id: NonNullable<ListApiKeysData['path']>['id'];
}

/**
 * Lists the API keys of a merchant, newest first, without the keys themselves, which are not stored.
 * @throws ApiProblem
 */
export async function listApiKeys(
  client: ApiClient,
  parameters: ListApiKeysParameters,
  options: CallOptions = {},
): Promise<ApiKeyListAnswer> {
  return readAnswer<ApiKeyListAnswer>(
    ApiKeyListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/key`,
      signal: options.signal,
    }),
    'listApiKeys',
  );
}
