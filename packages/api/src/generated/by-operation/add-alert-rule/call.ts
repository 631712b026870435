// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AlertRuleWrittenAnswerStruct } from '../../structs/alert-rule-written-answer.ts';
import type { AddAlertRuleData, AlertRuleWrittenAnswer } from '../../types.ts';

/** The input of {@link addAlertRule}. */
export interface AddAlertRuleParameters {
  readonly body: AddAlertRuleData['body'];
}

/**
 * Adds an alert rule. Only this response contains the secret of its webhook.
 * @throws ApiProblem
 */
export async function addAlertRule(
  client: ApiClient,
  parameters: AddAlertRuleParameters,
  options: CallOptions = {},
): Promise<AlertRuleWrittenAnswer> {
  return readAnswer<AlertRuleWrittenAnswer>(
    AlertRuleWrittenAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/alert-rule',
      body: parameters.body,
      signal: options.signal,
    }),
    'addAlertRule',
  );
}
