// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { rotateWebhookKey, type RotateWebhookKeyParameters } from './call.ts';
import type { WebhookKeyAnswer } from '../../types.ts';

/** Replaces the key that signs the merchant's webhooks. */
export function useRotateWebhookKey(): Mutation<WebhookKeyAnswer, RotateWebhookKeyParameters> {
  return useMutation('rotateWebhookKey', rotateWebhookKey);
}
