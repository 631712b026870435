// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { sendCallback, type SendCallbackParameters } from './call.ts';
import type { CallbackAnswer } from '../../types.ts';

/** Sends the current status of an invoice again as a new callback. */
export function useSendCallback(): Mutation<CallbackAnswer, SendCallbackParameters> {
  return useMutation('sendCallback', sendCallback);
}
