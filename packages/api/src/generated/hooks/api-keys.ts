// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  useMutation,
  useQuery,
  type Mutation,
  type Query,
  type QueryKey,
  type QueryOptions,
} from '../../swr.ts';
import {
  listApiKeys,
  type ListApiKeysParameters,
  createApiKey,
  type CreateApiKeyParameters,
  revokeApiKey,
  type RevokeApiKeyParameters,
} from '../calls/api-keys.ts';
import type { ApiKeyListAnswer, CreatedApiKeyAnswer } from '../types.ts';

/** The SWR key of {@link listApiKeys}, with all its parameters. */
export function listApiKeysKey(
  parameters: ListApiKeysParameters,
): QueryKey<'listApiKeys', ListApiKeysParameters> {
  return ['listApiKeys', parameters];
}

/** Lists the API keys of a merchant, newest first, without the keys themselves, which are not stored. Null parameters: no request. */
export function useListApiKeys(
  parameters: ListApiKeysParameters | null,
  options?: QueryOptions<ApiKeyListAnswer>,
): Query<ApiKeyListAnswer> {
  return useQuery(parameters === null ? null : listApiKeysKey(parameters), listApiKeys, options);
}

/** Creates an API key. Only this response contains the key. */
export function useCreateApiKey(): Mutation<CreatedApiKeyAnswer, CreateApiKeyParameters> {
  return useMutation('createApiKey', createApiKey);
}

/** Revokes an API key. It stops working at once and stays in the list. */
export function useRevokeApiKey(): Mutation<void, RevokeApiKeyParameters> {
  return useMutation('revokeApiKey', revokeApiKey);
}
