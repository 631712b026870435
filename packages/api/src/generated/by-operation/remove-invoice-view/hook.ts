// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { removeInvoiceView, type RemoveInvoiceViewParameters } from './call.ts';

/** Removes a view of the user. */
export function useRemoveInvoiceView(): Mutation<void, RemoveInvoiceViewParameters> {
  return useMutation('removeInvoiceView', removeInvoiceView);
}
