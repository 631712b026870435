// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { InvoiceViewListAnswerStruct } from '../../structs/invoice-view-list-answer.ts';
import type { InvoiceViewListAnswer } from '../../types.ts';

/** The input of {@link listInvoiceViews}. */
export type ListInvoiceViewsParameters = NoParameters;

/**
 * Lists the views of the invoice list that the user named, by name.
 * @throws ApiProblem
 */
export async function listInvoiceViews(
  client: ApiClient,
  _parameters: ListInvoiceViewsParameters,
  options: CallOptions = {},
): Promise<InvoiceViewListAnswer> {
  return readAnswer<InvoiceViewListAnswer>(
    InvoiceViewListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/invoice/view', signal: options.signal }),
    'listInvoiceViews',
  );
}
