// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { requestTransactionStatus, type RequestTransactionStatusParameters } from './call.ts';
import type { TransactionAnswer } from '../../types.ts';

/** Queries the provider of a payout with an unknown outcome now. */
export function useRequestTransactionStatus(): Mutation<
  TransactionAnswer,
  RequestTransactionStatusParameters
> {
  return useMutation('requestTransactionStatus', requestTransactionStatus);
}
