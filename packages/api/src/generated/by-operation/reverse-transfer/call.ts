// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TransferAnswerStruct } from '../../structs/transfer-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type { ApprovalRequestedAnswer, ReverseTransferData, TransferAnswer } from '../../types.ts';

/** The input of {@link reverseTransfer}. */
export interface ReverseTransferParameters {
  readonly id: NonNullable<ReverseTransferData['path']>['id'];
  readonly body: ReverseTransferData['body'];
}

/**
 * Takes back a transfer that was reported wrongly.
 * @throws ApiProblem
 */
export async function reverseTransfer(
  client: ApiClient,
  parameters: ReverseTransferParameters,
  options: CallOptions = {},
): Promise<TransferAnswer | ApprovalRequestedAnswer> {
  return readEither<TransferAnswer, ApprovalRequestedAnswer>(
    [TransferAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: `/api/v1/transfer/${encodeURIComponent(parameters.id)}/reverse`,
      body: parameters.body,
      signal: options.signal,
    }),
    'reverseTransfer',
  );
}
