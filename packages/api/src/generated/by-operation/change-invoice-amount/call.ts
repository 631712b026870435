// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceAnswerStruct } from '../../structs/invoice-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ChangeInvoiceAmountData,
  InvoiceAnswer,
} from '../../types.ts';

/** The input of {@link changeInvoiceAmount}. */
export interface ChangeInvoiceAmountParameters {
  readonly ifMatch?: NonNullable<ChangeInvoiceAmountData['headers']>['If-Match'] | undefined;
  readonly body: ChangeInvoiceAmountData['body'];
}

/**
 * Changes the amount of an invoice that has nothing booked or reserved.
 * @throws ApiProblem
 */
export async function changeInvoiceAmount(
  client: ApiClient,
  parameters: ChangeInvoiceAmountParameters,
  options: CallOptions = {},
): Promise<InvoiceAnswer | ApprovalRequestedAnswer> {
  return readEither<InvoiceAnswer, ApprovalRequestedAnswer>(
    [InvoiceAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PATCH',
      path: '/api/v1/invoice/amount',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeInvoiceAmount',
  );
}
