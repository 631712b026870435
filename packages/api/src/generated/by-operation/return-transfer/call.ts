// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReturnAnswerStruct } from '../../structs/return-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type { ApprovalRequestedAnswer, ReturnAnswer, ReturnTransferData } from '../../types.ts';

/** The input of {@link returnTransfer}. */
export interface ReturnTransferParameters {
  readonly id: NonNullable<ReturnTransferData['path']>['id'];
  readonly body: ReturnTransferData['body'];
}

/**
 * Returns the money of an unmatched transfer, in part or whole.
 * @throws ApiProblem
 */
export async function returnTransfer(
  client: ApiClient,
  parameters: ReturnTransferParameters,
  options: CallOptions = {},
): Promise<ReturnAnswer | ApprovalRequestedAnswer> {
  return readEither<ReturnAnswer, ApprovalRequestedAnswer>(
    [ReturnAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: `/api/v1/transfer/${encodeURIComponent(parameters.id)}/return`,
      body: parameters.body,
      signal: options.signal,
    }),
    'returnTransfer',
  );
}
