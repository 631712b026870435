// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { revokeApiKey, type RevokeApiKeyParameters } from './call.ts';

/** Revokes an API key. It stops working at once and stays in the list. */
export function useRevokeApiKey(): Mutation<void, RevokeApiKeyParameters> {
  return useMutation('revokeApiKey', revokeApiKey);
}
