// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ApprovalAnswerStruct } from '../../structs/approval-answer.ts';
import type { ApprovalAnswer, GetApprovalData } from '../../types.ts';

/** The input of {@link getApproval}. */
export interface GetApprovalParameters {
  readonly id: NonNullable<GetApprovalData['path']>['id'];
}

/**
 * One approval; 404 where the person may not see it.
 * @throws ApiProblem
 */
export async function getApproval(
  client: ApiClient,
  parameters: GetApprovalParameters,
  options: CallOptions = {},
): Promise<ApprovalAnswer> {
  return readAnswer<ApprovalAnswer>(
    ApprovalAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/approval/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getApproval',
  );
}
