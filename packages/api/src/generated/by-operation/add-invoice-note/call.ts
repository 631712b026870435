// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceNoteAnswerStruct } from '../../structs/invoice-note-answer.ts';
import type { AddInvoiceNoteData, InvoiceNoteAnswer } from '../../types.ts';

/** The input of {@link addInvoiceNote}. */
export interface AddInvoiceNoteParameters {
  readonly id: NonNullable<AddInvoiceNoteData['path']>['id'];
  readonly body: AddInvoiceNoteData['body'];
}

/**
 * Adds a note to an invoice.
 * @throws ApiProblem
 */
export async function addInvoiceNote(
  client: ApiClient,
  parameters: AddInvoiceNoteParameters,
  options: CallOptions = {},
): Promise<InvoiceNoteAnswer> {
  return readAnswer<InvoiceNoteAnswer>(
    InvoiceNoteAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/invoice/${encodeURIComponent(parameters.id)}/note`,
      body: parameters.body,
      signal: options.signal,
    }),
    'addInvoiceNote',
  );
}
