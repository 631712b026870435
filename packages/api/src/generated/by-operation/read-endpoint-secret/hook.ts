// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { readEndpointSecret, type ReadEndpointSecretParameters } from './call.ts';
import type { WebhookSecretAnswer } from '../../types.ts';

/** Returns the HMAC secret that verifies the webhooks of an endpoint. Reading it is audited. */
export function useReadEndpointSecret(): Mutation<
  WebhookSecretAnswer,
  ReadEndpointSecretParameters
> {
  return useMutation('readEndpointSecret', readEndpointSecret);
}
