// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TransferAnswerStruct } from '../../structs/transfer-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type { ApprovalRequestedAnswer, ReportTransferData, TransferAnswer } from '../../types.ts';

/** The input of {@link reportTransfer}. */
export interface ReportTransferParameters {
  readonly body: ReportTransferData['body'];
}

/**
 * Reports an incoming transfer that the provider did not report.
 * @throws ApiProblem
 */
export async function reportTransfer(
  client: ApiClient,
  parameters: ReportTransferParameters,
  options: CallOptions = {},
): Promise<TransferAnswer | ApprovalRequestedAnswer> {
  return readEither<TransferAnswer, ApprovalRequestedAnswer>(
    [TransferAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/transfer',
      body: parameters.body,
      signal: options.signal,
    }),
    'reportTransfer',
  );
}
