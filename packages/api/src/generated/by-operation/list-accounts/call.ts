// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PaymentAccountListAnswerStruct } from '../../structs/payment-account-list-answer.ts';
import type { ListAccountsData, PaymentAccountListAnswer } from '../../types.ts';

/** The input of {@link listAccounts}. */
export interface ListAccountsParameters {
  readonly search?: NonNullable<ListAccountsData['query']>['search'] | undefined;
  readonly sort?: NonNullable<ListAccountsData['query']>['sort'] | undefined;
  readonly page?: NonNullable<ListAccountsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListAccountsData['query']>['size'] | undefined;
}

/**
 * Lists the payment accounts with their balances and the use of their limits.
 * @throws ApiProblem
 */
export async function listAccounts(
  client: ApiClient,
  parameters: ListAccountsParameters,
  options: CallOptions = {},
): Promise<PaymentAccountListAnswer> {
  return readAnswer<PaymentAccountListAnswer>(
    PaymentAccountListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/people/account',
      query: {
        search: parameters.search,
        sort: parameters.sort,
        page: parameters.page,
        size: parameters.size,
      },
      signal: options.signal,
    }),
    'listAccounts',
  );
}
