// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { RefundAnswerStruct } from '../../structs/refund-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type { ApprovalRequestedAnswer, RefundAnswer, RefundInvoiceData } from '../../types.ts';

/** The input of {@link refundInvoice}. */
export interface RefundInvoiceParameters {
  readonly ifMatch?: NonNullable<RefundInvoiceData['headers']>['If-Match'] | undefined;
  readonly body: RefundInvoiceData['body'];
}

/**
 * Refunds a deposit that is DONE, in part or whole.
 * @throws ApiProblem
 */
export async function refundInvoice(
  client: ApiClient,
  parameters: RefundInvoiceParameters,
  options: CallOptions = {},
): Promise<RefundAnswer | ApprovalRequestedAnswer> {
  return readEither<RefundAnswer, ApprovalRequestedAnswer>(
    [RefundAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/invoice/refund',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'refundInvoice',
  );
}
