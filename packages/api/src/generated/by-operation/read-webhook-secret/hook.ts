// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { readWebhookSecret, type ReadWebhookSecretParameters } from './call.ts';
import type { WebhookSecretAnswer } from '../../types.ts';

/** Returns the HMAC secret that verifies the merchant's webhooks. Reading it is audited. */
export function useReadWebhookSecret(): Mutation<WebhookSecretAnswer, ReadWebhookSecretParameters> {
  return useMutation('readWebhookSecret', readWebhookSecret);
}
