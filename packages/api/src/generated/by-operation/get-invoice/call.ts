// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceAnswerStruct } from '../../structs/invoice-answer.ts';
import type { GetInvoiceData, InvoiceAnswer } from '../../types.ts';

/** The input of {@link getInvoice}. */
export interface GetInvoiceParameters {
  readonly id: NonNullable<GetInvoiceData['path']>['id'];
}

/**
 * Returns an invoice without the fields that the user may not see.
 * @throws ApiProblem
 */
export async function getInvoice(
  client: ApiClient,
  parameters: GetInvoiceParameters,
  options: CallOptions = {},
): Promise<InvoiceAnswer> {
  return readAnswer<InvoiceAnswer>(
    InvoiceAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/invoice/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getInvoice',
  );
}
