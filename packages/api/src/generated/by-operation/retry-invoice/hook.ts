// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { retryInvoice, type RetryInvoiceParameters } from './call.ts';
import type { ApprovalRequestedAnswer, InvoiceAnswer } from '../../types.ts';

/** Pays out a withdrawal again after its last payout failed. */
export function useRetryInvoice(): Mutation<
  InvoiceAnswer | ApprovalRequestedAnswer,
  RetryInvoiceParameters
> {
  return useMutation('retryInvoice', retryInvoice);
}
