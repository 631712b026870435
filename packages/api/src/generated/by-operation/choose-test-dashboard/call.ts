// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { CurrentUserAnswerStruct } from '../../structs/current-user-answer.ts';
import type { ChooseTestDashboardData, CurrentUserAnswer } from '../../types.ts';

/** The input of {@link chooseTestDashboard}. */
export interface ChooseTestDashboardParameters {
  readonly body: ChooseTestDashboardData['body'];
}

/**
 * Chooses whether the signed-in user sees test or production data.
 * @throws ApiProblem
 */
export async function chooseTestDashboard(
  client: ApiClient,
  parameters: ChooseTestDashboardParameters,
  options: CallOptions = {},
): Promise<CurrentUserAnswer> {
  return readAnswer<CurrentUserAnswer>(
    CurrentUserAnswerStruct,
    await client({
      method: 'PATCH',
      path: '/api/v1/people/me/testDashboard',
      body: parameters.body,
      signal: options.signal,
    }),
    'chooseTestDashboard',
  );
}
