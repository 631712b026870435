// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { WaitingMoneyListAnswerStruct } from '../../structs/waiting-money-list-answer.ts';
import type { ListWaitingMoneyData, WaitingMoneyListAnswer } from '../../types.ts';

/** The input of {@link listWaitingMoney}. */
export interface ListWaitingMoneyParameters {
  readonly page?: NonNullable<ListWaitingMoneyData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListWaitingMoneyData['query']>['size'] | undefined;
}

/**
 * Lists the payouts, returns and deposits of manual accounts that staff have to confirm, oldest first.
 * @throws ApiProblem
 */
export async function listWaitingMoney(
  client: ApiClient,
  parameters: ListWaitingMoneyParameters,
  options: CallOptions = {},
): Promise<WaitingMoneyListAnswer> {
  return readAnswer<WaitingMoneyListAnswer>(
    WaitingMoneyListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/transfer/waiting',
      query: { page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listWaitingMoney',
  );
}
