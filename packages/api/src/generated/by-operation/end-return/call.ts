// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type { ApprovalRequestedAnswer, EndReturnData } from '../../types.ts';

/** The input of {@link endReturn}. */
export interface EndReturnParameters {
  readonly id: NonNullable<EndReturnData['path']>['id'];
  readonly body: EndReturnData['body'];
}

/**
 * Requests that a return with an unknown outcome is declared paid or failed.
 * @throws ApiProblem
 */
export async function endReturn(
  client: ApiClient,
  parameters: EndReturnParameters,
  options: CallOptions = {},
): Promise<ApprovalRequestedAnswer> {
  return readAnswer<ApprovalRequestedAnswer>(
    ApprovalRequestedAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/return/${encodeURIComponent(parameters.id)}/end`,
      body: parameters.body,
      signal: options.signal,
    }),
    'endReturn',
  );
}
