// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { sendTestEvent, type SendTestEventParameters } from './call.ts';
import type { SentTestEvent } from '../../types.ts';

/** Makes an example event of a type and sends its webhook, so that a receiver can be tried. */
export function useSendTestEvent(): Mutation<SentTestEvent, SendTestEventParameters> {
  return useMutation('sendTestEvent', sendTestEvent);
}
