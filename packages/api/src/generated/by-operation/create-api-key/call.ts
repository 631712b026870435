// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { CreatedApiKeyAnswerStruct } from '../../structs/created-api-key-answer.ts';
import { RequestedApiKeyAnswerStruct } from '../../structs/requested-api-key-answer.ts';
import type { CreateApiKeyData, CreatedApiKeyAnswer, RequestedApiKeyAnswer } from '../../types.ts';

/** The input of {@link createApiKey}. */
export interface CreateApiKeyParameters {
  readonly id: NonNullable<CreateApiKeyData['path']>['id'];
  readonly body: CreateApiKeyData['body'];
}

/**
 * Creates an API key. Only this response contains the key.
 * @throws ApiProblem
 */
export async function createApiKey(
  client: ApiClient,
  parameters: CreateApiKeyParameters,
  options: CallOptions = {},
): Promise<CreatedApiKeyAnswer | RequestedApiKeyAnswer> {
  return readEither<CreatedApiKeyAnswer, RequestedApiKeyAnswer>(
    [CreatedApiKeyAnswerStruct, RequestedApiKeyAnswerStruct],
    await client({
      method: 'POST',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/key`,
      body: parameters.body,
      signal: options.signal,
    }),
    'createApiKey',
  );
}
