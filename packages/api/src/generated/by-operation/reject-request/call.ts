// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ApprovalAnswerStruct } from '../../structs/approval-answer.ts';
import type { ApprovalAnswer, RejectRequestData } from '../../types.ts';

/** The input of {@link rejectRequest}. */
export interface RejectRequestParameters {
  readonly id: NonNullable<RejectRequestData['path']>['id'];
  readonly body: RejectRequestData['body'];
}

/**
 * Rejects a request; its requester is notified.
 * @throws ApiProblem
 */
export async function rejectRequest(
  client: ApiClient,
  parameters: RejectRequestParameters,
  options: CallOptions = {},
): Promise<ApprovalAnswer> {
  return readAnswer<ApprovalAnswer>(
    ApprovalAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/approval/${encodeURIComponent(parameters.id)}/reject`,
      body: parameters.body,
      signal: options.signal,
    }),
    'rejectRequest',
  );
}
