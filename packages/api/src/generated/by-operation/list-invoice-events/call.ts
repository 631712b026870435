// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceEventListAnswerStruct } from '../../structs/invoice-event-list-answer.ts';
import type { InvoiceEventListAnswer, ListInvoiceEventsData } from '../../types.ts';

/** The input of {@link listInvoiceEvents}. */
export interface ListInvoiceEventsParameters {
  readonly invoiceId: NonNullable<ListInvoiceEventsData['query']>['invoiceId'];
}

/**
 * Lists all events of an invoice, newest first.
 * @throws ApiProblem
 */
export async function listInvoiceEvents(
  client: ApiClient,
  parameters: ListInvoiceEventsParameters,
  options: CallOptions = {},
): Promise<InvoiceEventListAnswer> {
  return readAnswer<InvoiceEventListAnswer>(
    InvoiceEventListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/event/invoice',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listInvoiceEvents',
  );
}
