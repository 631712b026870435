// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { AlertRuleListAnswerStruct } from '../../structs/alert-rule-list-answer.ts';
import type { AlertRuleListAnswer } from '../../types.ts';

/** The input of {@link listAlertRules}. */
export type ListAlertRulesParameters = NoParameters;

/**
 * Lists the alert rules in the user's scope with their last firing, by name.
 * @throws ApiProblem
 */
export async function listAlertRules(
  client: ApiClient,
  _parameters: ListAlertRulesParameters,
  options: CallOptions = {},
): Promise<AlertRuleListAnswer> {
  return readAnswer<AlertRuleListAnswer>(
    AlertRuleListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/alert-rule', signal: options.signal }),
    'listAlertRules',
  );
}
