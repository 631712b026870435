// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TestFormAnswerStruct } from '../../structs/test-form-answer.ts';
import type { CreateTestFormData, TestFormAnswer } from '../../types.ts';

/** The input of {@link createTestForm}. */
export interface CreateTestFormParameters {
  readonly id: NonNullable<CreateTestFormData['path']>['id'];
}

/**
 * Creates a payment form on a test terminal to try it out.
 * @throws ApiProblem
 */
export async function createTestForm(
  client: ApiClient,
  parameters: CreateTestFormParameters,
  options: CallOptions = {},
): Promise<TestFormAnswer> {
  return readAnswer<TestFormAnswer>(
    TestFormAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/terminal/${encodeURIComponent(parameters.id)}/form`,
      signal: options.signal,
    }),
    'createTestForm',
  );
}
