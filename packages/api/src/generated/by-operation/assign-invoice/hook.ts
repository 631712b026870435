// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { assignInvoice, type AssignInvoiceParameters } from './call.ts';
import type { InvoiceAssigneeAnswer } from '../../types.ts';

/** Assigns an invoice to a person or to nobody. */
export function useAssignInvoice(): Mutation<InvoiceAssigneeAnswer, AssignInvoiceParameters> {
  return useMutation('assignInvoice', assignInvoice);
}
