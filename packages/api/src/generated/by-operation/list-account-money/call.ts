// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AccountMoneyListAnswerStruct } from '../../structs/account-money-list-answer.ts';
import type { AccountMoneyListAnswer, ListAccountMoneyData } from '../../types.ts';

/** The input of {@link listAccountMoney}. */
export interface ListAccountMoneyParameters {
  readonly id: NonNullable<ListAccountMoneyData['path']>['id'];
  readonly page?: NonNullable<ListAccountMoneyData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListAccountMoneyData['query']>['size'] | undefined;
}

/**
 * Lists the transfers, payouts and returns of a payment account, newest first.
 * @throws ApiProblem
 */
export async function listAccountMoney(
  client: ApiClient,
  parameters: ListAccountMoneyParameters,
  options: CallOptions = {},
): Promise<AccountMoneyListAnswer> {
  return readAnswer<AccountMoneyListAnswer>(
    AccountMoneyListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/money`,
      query: { page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listAccountMoney',
  );
}
