// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { advanceInvoice, type AdvanceInvoiceParameters } from './call.ts';
import type { InvoiceAnswer } from '../../types.ts';

/** Moves the clock of an invoice in test on, so that nobody waits for its deadlines. */
export function useAdvanceInvoice(): Mutation<InvoiceAnswer, AdvanceInvoiceParameters> {
  return useMutation('advanceInvoice', advanceInvoice);
}
