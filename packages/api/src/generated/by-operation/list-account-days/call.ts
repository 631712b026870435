// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AccountDayListAnswerStruct } from '../../structs/account-day-list-answer.ts';
import type { AccountDayListAnswer, ListAccountDaysData } from '../../types.ts';

/** The input of {@link listAccountDays}. */
export interface ListAccountDaysParameters {
  readonly id: NonNullable<ListAccountDaysData['path']>['id'];
  readonly page?: NonNullable<ListAccountDaysData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListAccountDaysData['query']>['size'] | undefined;
}

/**
 * The days of a payment account, newest first: the bank's beside the ledger's.
 * @throws ApiProblem
 */
export async function listAccountDays(
  client: ApiClient,
  parameters: ListAccountDaysParameters,
  options: CallOptions = {},
): Promise<AccountDayListAnswer> {
  return readAnswer<AccountDayListAnswer>(
    AccountDayListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/day`,
      query: { page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listAccountDays',
  );
}
