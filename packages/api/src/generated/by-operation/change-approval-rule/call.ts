// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ApprovalRuleListAnswerStruct } from '../../structs/approval-rule-list-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ApprovalRuleListAnswer,
  ChangeApprovalRuleData,
} from '../../types.ts';

/** The input of {@link changeApprovalRule}. */
export interface ChangeApprovalRuleParameters {
  readonly body: ChangeApprovalRuleData['body'];
}

/**
 * Sets the threshold of a kind in a currency, or whether a kind needs approval.
 * @throws ApiProblem
 */
export async function changeApprovalRule(
  client: ApiClient,
  parameters: ChangeApprovalRuleParameters,
  options: CallOptions = {},
): Promise<ApprovalRuleListAnswer | ApprovalRequestedAnswer> {
  return readEither<ApprovalRuleListAnswer, ApprovalRequestedAnswer>(
    [ApprovalRuleListAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PUT',
      path: '/api/v1/approval-rule',
      body: parameters.body,
      signal: options.signal,
    }),
    'changeApprovalRule',
  );
}
