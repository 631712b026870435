// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { sendEndpointAgain, type SendEndpointAgainParameters } from './call.ts';
import type { SendAgainAnswer } from '../../types.ts';

/** Sends an endpoint all its events from one on again, those of one invoice in order. */
export function useSendEndpointAgain(): Mutation<SendAgainAnswer, SendEndpointAgainParameters> {
  return useMutation('sendEndpointAgain', sendEndpointAgain);
}
