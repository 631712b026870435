// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listApiKeys, type ListApiKeysParameters } from './call.ts';
import type { ApiKeyListAnswer } from '../../types.ts';

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
