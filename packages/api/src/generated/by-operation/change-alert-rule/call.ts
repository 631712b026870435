// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AlertRuleWrittenAnswerStruct } from '../../structs/alert-rule-written-answer.ts';
import type { AlertRuleWrittenAnswer, ChangeAlertRuleData } from '../../types.ts';

/** The input of {@link changeAlertRule}. */
export interface ChangeAlertRuleParameters {
  readonly id: NonNullable<ChangeAlertRuleData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeAlertRuleData['headers']>['If-Match'] | undefined;
  readonly body: ChangeAlertRuleData['body'];
}

/**
 * Changes an alert rule.
 * @throws ApiProblem
 */
export async function changeAlertRule(
  client: ApiClient,
  parameters: ChangeAlertRuleParameters,
  options: CallOptions = {},
): Promise<AlertRuleWrittenAnswer> {
  return readAnswer<AlertRuleWrittenAnswer>(
    AlertRuleWrittenAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/alert-rule/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeAlertRule',
  );
}
