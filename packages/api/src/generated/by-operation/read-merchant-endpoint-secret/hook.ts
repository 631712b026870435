// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { readMerchantEndpointSecret, type ReadMerchantEndpointSecretParameters } from './call.ts';
import type { WebhookSecret } from '../../types.ts';

/** Returns the HMAC secret that verifies the webhooks of an endpoint. Reading it is audited. */
export function useReadMerchantEndpointSecret(): Mutation<
  WebhookSecret,
  ReadMerchantEndpointSecretParameters
> {
  return useMutation('readMerchantEndpointSecret', readMerchantEndpointSecret);
}
