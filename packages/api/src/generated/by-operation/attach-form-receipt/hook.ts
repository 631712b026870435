// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { attachFormReceipt, type AttachFormReceiptParameters } from './call.ts';
import type { FormTicket } from '../../types.ts';

/** Attaches a picture of the bank's receipt to the customer's open ticket. */
export function useAttachFormReceipt(): Mutation<FormTicket, AttachFormReceiptParameters> {
  return useMutation('attachFormReceipt', attachFormReceipt);
}
