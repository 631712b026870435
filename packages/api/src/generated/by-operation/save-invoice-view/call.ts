// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceViewAnswerStruct } from '../../structs/invoice-view-answer.ts';
import type { InvoiceViewAnswer, SaveInvoiceViewData } from '../../types.ts';

/** The input of {@link saveInvoiceView}. */
export interface SaveInvoiceViewParameters {
  readonly body: SaveInvoiceViewData['body'];
}

/**
 * Saves a view of the invoice list under a name.
 * @throws ApiProblem
 */
export async function saveInvoiceView(
  client: ApiClient,
  parameters: SaveInvoiceViewParameters,
  options: CallOptions = {},
): Promise<InvoiceViewAnswer> {
  return readAnswer<InvoiceViewAnswer>(
    InvoiceViewAnswerStruct,
    await client({
      method: 'PUT',
      path: '/api/v1/invoice/view',
      body: parameters.body,
      signal: options.signal,
    }),
    'saveInvoiceView',
  );
}
