// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { ApiKeyListAnswerStruct } from '../structs/api-key-list-answer.ts';
import { CreatedApiKeyAnswerStruct } from '../structs/created-api-key-answer.ts';
import type {
  ApiKeyListAnswer,
  CreateApiKeyData,
  CreatedApiKeyAnswer,
  ListApiKeysData,
  RevokeApiKeyData,
} from '../types.ts';

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
): Promise<CreatedApiKeyAnswer> {
  return readAnswer<CreatedApiKeyAnswer>(
    CreatedApiKeyAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/key`,
      body: parameters.body,
      signal: options.signal,
    }),
    'createApiKey',
  );
}

/** The input of {@link revokeApiKey}. */
export interface RevokeApiKeyParameters {
  readonly id: NonNullable<RevokeApiKeyData['path']>['id'];
  readonly keyId: NonNullable<RevokeApiKeyData['path']>['keyId'];
}

/**
 * Revokes an API key. It stops working at once and stays in the list.
 * @throws ApiProblem
 */
export async function revokeApiKey(
  client: ApiClient,
  parameters: RevokeApiKeyParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/key/${encodeURIComponent(parameters.keyId)}`,
    signal: options.signal,
  });
}
