// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceErrorListAnswerStruct } from '../../structs/invoice-error-list-answer.ts';
import type { InvoiceErrorListAnswer, ListInvoiceErrorsData } from '../../types.ts';

/** The input of {@link listInvoiceErrors}. */
export interface ListInvoiceErrorsParameters {
  readonly invoiceId: NonNullable<ListInvoiceErrorsData['query']>['invoiceId'];
}

/**
 * Lists the errors of an invoice, newest first.
 * @throws ApiProblem
 */
export async function listInvoiceErrors(
  client: ApiClient,
  parameters: ListInvoiceErrorsParameters,
  options: CallOptions = {},
): Promise<InvoiceErrorListAnswer> {
  return readAnswer<InvoiceErrorListAnswer>(
    InvoiceErrorListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/event/error',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listInvoiceErrors',
  );
}
