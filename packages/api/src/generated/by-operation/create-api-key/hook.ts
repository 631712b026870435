// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { createApiKey, type CreateApiKeyParameters } from './call.ts';
import type { CreatedApiKeyAnswer, RequestedApiKeyAnswer } from '../../types.ts';

/** Creates an API key. Only this response contains the key. */
export function useCreateApiKey(): Mutation<
  CreatedApiKeyAnswer | RequestedApiKeyAnswer,
  CreateApiKeyParameters
> {
  return useMutation('createApiKey', createApiKey);
}
