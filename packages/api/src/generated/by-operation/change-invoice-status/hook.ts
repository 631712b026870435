// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeInvoiceStatus, type ChangeInvoiceStatusParameters } from './call.ts';
import type { ApprovalRequestedAnswer, InvoiceAnswer } from '../../types.ts';

/** Moves an invoice to any other status. The ledger is updated; no money is sent. */
export function useChangeInvoiceStatus(): Mutation<
  InvoiceAnswer | ApprovalRequestedAnswer,
  ChangeInvoiceStatusParameters
> {
  return useMutation('changeInvoiceStatus', changeInvoiceStatus);
}
