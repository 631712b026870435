// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceNotePageStruct } from '../../structs/invoice-note-page.ts';
import type { InvoiceNotePage, ListInvoiceNotesData } from '../../types.ts';

/** The input of {@link listInvoiceNotes}. */
export interface ListInvoiceNotesParameters {
  readonly id: NonNullable<ListInvoiceNotesData['path']>['id'];
  readonly before?: NonNullable<ListInvoiceNotesData['query']>['before'] | undefined;
  readonly size?: NonNullable<ListInvoiceNotesData['query']>['size'] | undefined;
}

/**
 * Lists the newest notes on an invoice, in the order in which they were written.
 * @throws ApiProblem
 */
export async function listInvoiceNotes(
  client: ApiClient,
  parameters: ListInvoiceNotesParameters,
  options: CallOptions = {},
): Promise<InvoiceNotePage> {
  return readAnswer<InvoiceNotePage>(
    InvoiceNotePageStruct,
    await client({
      method: 'GET',
      path: `/api/v1/invoice/${encodeURIComponent(parameters.id)}/note`,
      query: { before: parameters.before, size: parameters.size },
      signal: options.signal,
    }),
    'listInvoiceNotes',
  );
}
