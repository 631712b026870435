// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { sendMerchantEndpointAgain, type SendMerchantEndpointAgainParameters } from './call.ts';
import type { SentAgain } from '../../types.ts';

/** Sends an endpoint all its events from one on again, those of one invoice in order. */
export function useSendMerchantEndpointAgain(): Mutation<
  SentAgain,
  SendMerchantEndpointAgainParameters
> {
  return useMutation('sendMerchantEndpointAgain', sendMerchantEndpointAgain);
}
