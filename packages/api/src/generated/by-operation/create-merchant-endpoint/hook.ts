// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { createMerchantEndpoint, type CreateMerchantEndpointParameters } from './call.ts';
import type { WebhookEndpoint } from '../../types.ts';

/** Adds a webhook endpoint. */
export function useCreateMerchantEndpoint(): Mutation<
  WebhookEndpoint,
  CreateMerchantEndpointParameters
> {
  return useMutation('createMerchantEndpoint', createMerchantEndpoint);
}
