// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { ApprovalRuleListAnswerStruct } from '../../structs/approval-rule-list-answer.ts';
import type { ApprovalRuleListAnswer } from '../../types.ts';

/** The input of {@link listApprovalRules}. */
export type ListApprovalRulesParameters = NoParameters;

/**
 * Which changes need the approval of a second person.
 * @throws ApiProblem
 */
export async function listApprovalRules(
  client: ApiClient,
  _parameters: ListApprovalRulesParameters,
  options: CallOptions = {},
): Promise<ApprovalRuleListAnswer> {
  return readAnswer<ApprovalRuleListAnswer>(
    ApprovalRuleListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/approval-rule', signal: options.signal }),
    'listApprovalRules',
  );
}
