// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AlertTestAnswerStruct } from '../../structs/alert-test-answer.ts';
import type { AlertTestAnswer, TestAlertRuleData } from '../../types.ts';

/** The input of {@link testAlertRule}. */
export interface TestAlertRuleParameters {
  readonly id: NonNullable<TestAlertRuleData['path']>['id'];
}

/**
 * Sends a test message to each receiver of a rule and returns the outcomes.
 * @throws ApiProblem
 */
export async function testAlertRule(
  client: ApiClient,
  parameters: TestAlertRuleParameters,
  options: CallOptions = {},
): Promise<AlertTestAnswer> {
  return readAnswer<AlertTestAnswer>(
    AlertTestAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/alert-rule/${encodeURIComponent(parameters.id)}/test`,
      signal: options.signal,
    }),
    'testAlertRule',
  );
}
