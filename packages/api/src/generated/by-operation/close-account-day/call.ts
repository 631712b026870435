// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AccountDayDetailsAnswerStruct } from '../../structs/account-day-details-answer.ts';
import type { AccountDayDetailsAnswer, CloseAccountDayData } from '../../types.ts';

/** The input of {@link closeAccountDay}. */
export interface CloseAccountDayParameters {
  readonly id: NonNullable<CloseAccountDayData['path']>['id'];
  readonly day: NonNullable<CloseAccountDayData['path']>['day'];
}

/**
 * Closes a day of a payment account.
 * @throws ApiProblem
 */
export async function closeAccountDay(
  client: ApiClient,
  parameters: CloseAccountDayParameters,
  options: CallOptions = {},
): Promise<AccountDayDetailsAnswer> {
  return readAnswer<AccountDayDetailsAnswer>(
    AccountDayDetailsAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/day/${encodeURIComponent(parameters.day)}/close`,
      signal: options.signal,
    }),
    'closeAccountDay',
  );
}
