// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { sendSettlementCallback, type SendSettlementCallbackParameters } from './call.ts';
import type { SettlementCallbackListAnswer } from '../../types.ts';

/** Sends a settlement again as a new callback. */
export function useSendSettlementCallback(): Mutation<
  SettlementCallbackListAnswer,
  SendSettlementCallbackParameters
> {
  return useMutation('sendSettlementCallback', sendSettlementCallback);
}
