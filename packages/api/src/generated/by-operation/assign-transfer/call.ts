// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TransferAnswerStruct } from '../../structs/transfer-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type { ApprovalRequestedAnswer, AssignTransferData, TransferAnswer } from '../../types.ts';

/** The input of {@link assignTransfer}. */
export interface AssignTransferParameters {
  readonly id: NonNullable<AssignTransferData['path']>['id'];
  readonly body: AssignTransferData['body'];
}

/**
 * Assigns an unmatched transfer to a deposit, which then changes as if the provider had reported it.
 * @throws ApiProblem
 */
export async function assignTransfer(
  client: ApiClient,
  parameters: AssignTransferParameters,
  options: CallOptions = {},
): Promise<TransferAnswer | ApprovalRequestedAnswer> {
  return readEither<TransferAnswer, ApprovalRequestedAnswer>(
    [TransferAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: `/api/v1/transfer/${encodeURIComponent(parameters.id)}/assign`,
      body: parameters.body,
      signal: options.signal,
    }),
    'assignTransfer',
  );
}
