// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceAnswerStruct } from '../../structs/invoice-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ChangeInvoiceStatusData,
  InvoiceAnswer,
} from '../../types.ts';

/** The input of {@link changeInvoiceStatus}. */
export interface ChangeInvoiceStatusParameters {
  readonly ifMatch?: NonNullable<ChangeInvoiceStatusData['headers']>['If-Match'] | undefined;
  readonly body: ChangeInvoiceStatusData['body'];
}

/**
 * Moves an invoice to any other status. The ledger is updated; no money is sent.
 * @throws ApiProblem
 */
export async function changeInvoiceStatus(
  client: ApiClient,
  parameters: ChangeInvoiceStatusParameters,
  options: CallOptions = {},
): Promise<InvoiceAnswer | ApprovalRequestedAnswer> {
  return readEither<InvoiceAnswer, ApprovalRequestedAnswer>(
    [InvoiceAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PATCH',
      path: '/api/v1/invoice/status',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeInvoiceStatus',
  );
}
