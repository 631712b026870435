// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { CallbackTestAnswerStruct } from '../../structs/callback-test-answer.ts';
import type { CallbackTestAnswer, TestCallbackData } from '../../types.ts';

/** The input of {@link testCallback}. */
export interface TestCallbackParameters {
  readonly id: NonNullable<TestCallbackData['path']>['id'];
}

/**
 * Sends a test callback to the merchant's address and returns the response.
 * @throws ApiProblem
 */
export async function testCallback(
  client: ApiClient,
  parameters: TestCallbackParameters,
  options: CallOptions = {},
): Promise<CallbackTestAnswer> {
  return readAnswer<CallbackTestAnswer>(
    CallbackTestAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/callback/test`,
      signal: options.signal,
    }),
    'testCallback',
  );
}
