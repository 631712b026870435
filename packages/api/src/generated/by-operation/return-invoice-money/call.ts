// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReturnAnswerStruct } from '../../structs/return-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type { ApprovalRequestedAnswer, ReturnAnswer, ReturnInvoiceMoneyData } from '../../types.ts';

/** The input of {@link returnInvoiceMoney}. */
export interface ReturnInvoiceMoneyParameters {
  readonly body: ReturnInvoiceMoneyData['body'];
}

/**
 * Returns money of a deposit that stands in suspense, in part or whole.
 * @throws ApiProblem
 */
export async function returnInvoiceMoney(
  client: ApiClient,
  parameters: ReturnInvoiceMoneyParameters,
  options: CallOptions = {},
): Promise<ReturnAnswer | ApprovalRequestedAnswer> {
  return readEither<ReturnAnswer, ApprovalRequestedAnswer>(
    [ReturnAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/invoice/return',
      body: parameters.body,
      signal: options.signal,
    }),
    'returnInvoiceMoney',
  );
}
