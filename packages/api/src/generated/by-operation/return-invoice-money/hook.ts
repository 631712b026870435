// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { returnInvoiceMoney, type ReturnInvoiceMoneyParameters } from './call.ts';
import type { ApprovalRequestedAnswer, ReturnAnswer } from '../../types.ts';

/** Returns money of a deposit that stands in suspense, in part or whole. */
export function useReturnInvoiceMoney(): Mutation<
  ReturnAnswer | ApprovalRequestedAnswer,
  ReturnInvoiceMoneyParameters
> {
  return useMutation('returnInvoiceMoney', returnInvoiceMoney);
}
