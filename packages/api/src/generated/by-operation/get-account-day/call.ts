// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AccountDayDetailsAnswerStruct } from '../../structs/account-day-details-answer.ts';
import type { AccountDayDetailsAnswer, GetAccountDayData } from '../../types.ts';

/** The input of {@link getAccountDay}. */
export interface GetAccountDayParameters {
  readonly id: NonNullable<GetAccountDayData['path']>['id'];
  readonly day: NonNullable<GetAccountDayData['path']>['day'];
}

/**
 * One day of a payment account with what makes its difference.
 * @throws ApiProblem
 */
export async function getAccountDay(
  client: ApiClient,
  parameters: GetAccountDayParameters,
  options: CallOptions = {},
): Promise<AccountDayDetailsAnswer> {
  return readAnswer<AccountDayDetailsAnswer>(
    AccountDayDetailsAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/day/${encodeURIComponent(parameters.day)}`,
      signal: options.signal,
    }),
    'getAccountDay',
  );
}
