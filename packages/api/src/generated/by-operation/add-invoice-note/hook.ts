// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { addInvoiceNote, type AddInvoiceNoteParameters } from './call.ts';
import type { InvoiceNoteAnswer } from '../../types.ts';

/** Adds a note to an invoice. */
export function useAddInvoiceNote(): Mutation<InvoiceNoteAnswer, AddInvoiceNoteParameters> {
  return useMutation('addInvoiceNote', addInvoiceNote);
}
