// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AccountSummaryAnswerStruct } from '../../structs/account-summary-answer.ts';
import type { AccountSummaryAnswer, GetAccountSummaryData } from '../../types.ts';

/** The input of {@link getAccountSummary}. */
export interface GetAccountSummaryParameters {
  readonly id: NonNullable<GetAccountSummaryData['path']>['id'];
}

/**
 * Returns the figures of a payment account: balance, use of the limit, open money, last deposits.
 * @throws ApiProblem
 */
export async function getAccountSummary(
  client: ApiClient,
  parameters: GetAccountSummaryParameters,
  options: CallOptions = {},
): Promise<AccountSummaryAnswer> {
  return readAnswer<AccountSummaryAnswer>(
    AccountSummaryAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/summary`,
      signal: options.signal,
    }),
    'getAccountSummary',
  );
}
