// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { refundInvoice, type RefundInvoiceParameters } from './call.ts';
import type { ApprovalRequestedAnswer, RefundAnswer } from '../../types.ts';

/** Refunds a deposit that is DONE, in part or whole. */
export function useRefundInvoice(): Mutation<
  RefundAnswer | ApprovalRequestedAnswer,
  RefundInvoiceParameters
> {
  return useMutation('refundInvoice', refundInvoice);
}
