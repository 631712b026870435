// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceAnswerStruct } from '../../structs/invoice-answer.ts';
import type { AdvanceInvoiceData, InvoiceAnswer } from '../../types.ts';

/** The input of {@link advanceInvoice}. */
export interface AdvanceInvoiceParameters {
  readonly id: NonNullable<AdvanceInvoiceData['path']>['id'];
  readonly ifMatch?: NonNullable<AdvanceInvoiceData['headers']>['If-Match'] | undefined;
  readonly body: AdvanceInvoiceData['body'];
}

/**
 * Moves the clock of an invoice in test on, so that nobody waits for its deadlines.
 * @throws ApiProblem
 */
export async function advanceInvoice(
  client: ApiClient,
  parameters: AdvanceInvoiceParameters,
  options: CallOptions = {},
): Promise<InvoiceAnswer> {
  return readAnswer<InvoiceAnswer>(
    InvoiceAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/invoice/${encodeURIComponent(parameters.id)}/clock`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'advanceInvoice',
  );
}
