// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeInvoiceAmount, type ChangeInvoiceAmountParameters } from './call.ts';
import type { ApprovalRequestedAnswer, InvoiceAnswer } from '../../types.ts';

/** Changes the amount of an invoice that has nothing booked or reserved. */
export function useChangeInvoiceAmount(): Mutation<
  InvoiceAnswer | ApprovalRequestedAnswer,
  ChangeInvoiceAmountParameters
> {
  return useMutation('changeInvoiceAmount', changeInvoiceAmount);
}
