// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type { ApprovalRequestedAnswer, EndTransactionData } from '../../types.ts';

/** The input of {@link endTransaction}. */
export interface EndTransactionParameters {
  readonly id: NonNullable<EndTransactionData['path']>['id'];
  readonly ifMatch?: NonNullable<EndTransactionData['headers']>['If-Match'] | undefined;
  readonly body: EndTransactionData['body'];
}

/**
 * Requests that a payout with an unknown outcome is declared paid or failed.
 * @throws ApiProblem
 */
export async function endTransaction(
  client: ApiClient,
  parameters: EndTransactionParameters,
  options: CallOptions = {},
): Promise<ApprovalRequestedAnswer> {
  return readAnswer<ApprovalRequestedAnswer>(
    ApprovalRequestedAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/transaction/${encodeURIComponent(parameters.id)}/end`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'endTransaction',
  );
}
