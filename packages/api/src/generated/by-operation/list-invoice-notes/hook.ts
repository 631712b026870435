// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listInvoiceNotes, type ListInvoiceNotesParameters } from './call.ts';
import type { InvoiceNoteListAnswer } from '../../types.ts';

/** The SWR key of {@link listInvoiceNotes}, with all its parameters. */
export function listInvoiceNotesKey(
  parameters: ListInvoiceNotesParameters,
): QueryKey<'listInvoiceNotes', ListInvoiceNotesParameters> {
  return ['listInvoiceNotes', parameters];
}

/** Lists the notes on an invoice, the oldest first. Null parameters: no request. */
export function useListInvoiceNotes(
  parameters: ListInvoiceNotesParameters | null,
  options?: QueryOptions<InvoiceNoteListAnswer>,
): Query<InvoiceNoteListAnswer> {
  return useQuery(
    parameters === null ? null : listInvoiceNotesKey(parameters),
    listInvoiceNotes,
    options,
  );
}
