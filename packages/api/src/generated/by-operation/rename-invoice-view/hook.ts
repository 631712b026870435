// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { renameInvoiceView, type RenameInvoiceViewParameters } from './call.ts';
import type { InvoiceViewAnswer } from '../../types.ts';

/** Gives a view of the user another name. */
export function useRenameInvoiceView(): Mutation<InvoiceViewAnswer, RenameInvoiceViewParameters> {
  return useMutation('renameInvoiceView', renameInvoiceView);
}
