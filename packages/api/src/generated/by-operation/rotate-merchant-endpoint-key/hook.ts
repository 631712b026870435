// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { rotateMerchantEndpointKey, type RotateMerchantEndpointKeyParameters } from './call.ts';
import type { WebhookEndpoint } from '../../types.ts';

/** Replaces the key that signs the webhooks of an endpoint. */
export function useRotateMerchantEndpointKey(): Mutation<
  WebhookEndpoint,
  RotateMerchantEndpointKeyParameters
> {
  return useMutation('rotateMerchantEndpointKey', rotateMerchantEndpointKey);
}
