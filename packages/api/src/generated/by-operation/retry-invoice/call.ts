// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceAnswerStruct } from '../../structs/invoice-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type { ApprovalRequestedAnswer, InvoiceAnswer, RetryInvoiceData } from '../../types.ts';

/** The input of {@link retryInvoice}. */
export interface RetryInvoiceParameters {
  readonly ifMatch?: NonNullable<RetryInvoiceData['headers']>['If-Match'] | undefined;
  readonly body: RetryInvoiceData['body'];
}

/**
 * Pays out a withdrawal again after its last payout failed.
 * @throws ApiProblem
 */
export async function retryInvoice(
  client: ApiClient,
  parameters: RetryInvoiceParameters,
  options: CallOptions = {},
): Promise<InvoiceAnswer | ApprovalRequestedAnswer> {
  return readEither<InvoiceAnswer, ApprovalRequestedAnswer>(
    [InvoiceAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/invoice/retry',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'retryInvoice',
  );
}
