// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AccountLimitAnswerStruct } from '../../structs/account-limit-answer.ts';
import type { AccountLimitAnswer, GetAccountLimitData } from '../../types.ts';

/** The input of {@link getAccountLimit}. */
export interface GetAccountLimitParameters {
  readonly peopleAccountId: NonNullable<GetAccountLimitData['path']>['peopleAccountId'];
}

/**
 * Returns the limit of a payment account, its balance and its routing settings.
 * @throws ApiProblem
 */
export async function getAccountLimit(
  client: ApiClient,
  parameters: GetAccountLimitParameters,
  options: CallOptions = {},
): Promise<AccountLimitAnswer> {
  return readAnswer<AccountLimitAnswer>(
    AccountLimitAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/router/v1/people/account/limit/${encodeURIComponent(parameters.peopleAccountId)}`,
      signal: options.signal,
    }),
    'getAccountLimit',
  );
}
