// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AccountDayDetailsAnswerStruct } from '../../structs/account-day-details-answer.ts';
import type { AccountDayDetailsAnswer, ExplainAccountDayData } from '../../types.ts';

/** The input of {@link explainAccountDay}. */
export interface ExplainAccountDayParameters {
  readonly id: NonNullable<ExplainAccountDayData['path']>['id'];
  readonly day: NonNullable<ExplainAccountDayData['path']>['day'];
  readonly body: ExplainAccountDayData['body'];
}

/**
 * Explains the difference of a day.
 * @throws ApiProblem
 */
export async function explainAccountDay(
  client: ApiClient,
  parameters: ExplainAccountDayParameters,
  options: CallOptions = {},
): Promise<AccountDayDetailsAnswer> {
  return readAnswer<AccountDayDetailsAnswer>(
    AccountDayDetailsAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/day/${encodeURIComponent(parameters.day)}/explanation`,
      body: parameters.body,
      signal: options.signal,
    }),
    'explainAccountDay',
  );
}
