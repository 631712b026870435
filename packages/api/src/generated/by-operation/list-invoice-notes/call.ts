// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceNoteListAnswerStruct } from '../../structs/invoice-note-list-answer.ts';
import type { InvoiceNoteListAnswer, ListInvoiceNotesData } from '../../types.ts';

/** The input of {@link listInvoiceNotes}. */
export interface ListInvoiceNotesParameters {
  readonly id: NonNullable<ListInvoiceNotesData['path']>['id'];
}

/**
 * Lists the notes on an invoice, the oldest first.
 * @throws ApiProblem
 */
export async function listInvoiceNotes(
  client: ApiClient,
  parameters: ListInvoiceNotesParameters,
  options: CallOptions = {},
): Promise<InvoiceNoteListAnswer> {
  return readAnswer<InvoiceNoteListAnswer>(
    InvoiceNoteListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/invoice/${encodeURIComponent(parameters.id)}/note`,
      signal: options.signal,
    }),
    'listInvoiceNotes',
  );
}
