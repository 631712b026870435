// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { saveInvoiceView, type SaveInvoiceViewParameters } from './call.ts';
import type { InvoiceViewAnswer } from '../../types.ts';

/** Saves a view of the invoice list under a name. */
export function useSaveInvoiceView(): Mutation<InvoiceViewAnswer, SaveInvoiceViewParameters> {
  return useMutation('saveInvoiceView', saveInvoiceView);
}
