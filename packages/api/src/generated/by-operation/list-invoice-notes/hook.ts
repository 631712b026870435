// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listInvoiceNotes, type ListInvoiceNotesParameters } from './call.ts';
import type { InvoiceNotePage } from '../../types.ts';

/** The SWR key of {@link listInvoiceNotes}, with all its parameters. */
export function listInvoiceNotesKey(
  parameters: ListInvoiceNotesParameters,
): QueryKey<'listInvoiceNotes', ListInvoiceNotesParameters> {
  return ['listInvoiceNotes', parameters];
}

/** Lists the newest notes on an invoice, in the order in which they were written. Null parameters: no request. */
export function useListInvoiceNotes(
  parameters: ListInvoiceNotesParameters | null,
  options?: QueryOptions<InvoiceNotePage>,
): Query<InvoiceNotePage> {
  return useQuery(
    parameters === null ? null : listInvoiceNotesKey(parameters),
    listInvoiceNotes,
    options,
  );
}
