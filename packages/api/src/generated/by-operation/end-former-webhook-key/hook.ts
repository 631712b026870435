// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { endFormerWebhookKey, type EndFormerWebhookKeyParameters } from './call.ts';
import type { WebhookKeyAnswer } from '../../types.ts';

/** Ends the overlap. Only the new key signs from now on. */
export function useEndFormerWebhookKey(): Mutation<
  WebhookKeyAnswer,
  EndFormerWebhookKeyParameters
> {
  return useMutation('endFormerWebhookKey', endFormerWebhookKey);
}
