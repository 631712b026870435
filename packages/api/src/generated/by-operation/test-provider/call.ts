// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ProviderTestAnswerStruct } from '../../structs/provider-test-answer.ts';
import type { ProviderTestAnswer, TestProviderData } from '../../types.ts';

/** The input of {@link testProvider}. */
export interface TestProviderParameters {
  readonly id: NonNullable<TestProviderData['path']>['id'];
}

/**
 * Calls a provider and returns the response.
 * @throws ApiProblem
 */
export async function testProvider(
  client: ApiClient,
  parameters: TestProviderParameters,
  options: CallOptions = {},
): Promise<ProviderTestAnswer> {
  return readAnswer<ProviderTestAnswer>(
    ProviderTestAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}/test`,
      signal: options.signal,
    }),
    'testProvider',
  );
}
