// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeMerchantEndpoint, type ChangeMerchantEndpointParameters } from './call.ts';
import type { WebhookEndpoint } from '../../types.ts';

/** Changes the address, the types or the state of a webhook endpoint. */
export function useChangeMerchantEndpoint(): Mutation<
  WebhookEndpoint,
  ChangeMerchantEndpointParameters
> {
  return useMutation('changeMerchantEndpoint', changeMerchantEndpoint);
}
