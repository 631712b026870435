// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { BalanceAnswerStruct } from '../../structs/balance-answer.ts';
import type { BalanceAnswer, GetMerchantWithdrawalData } from '../../types.ts';

/** The input of {@link getMerchantWithdrawal}. */
export interface GetMerchantWithdrawalParameters {
  readonly terminalId?: NonNullable<GetMerchantWithdrawalData['query']>['terminalId'] | undefined;
}

/**
 * Returns the total of the terminal's withdrawals with status DONE.
 * @throws ApiProblem
 */
export async function getMerchantWithdrawal(
  client: ApiClient,
  parameters: GetMerchantWithdrawalParameters,
  options: CallOptions = {},
): Promise<BalanceAnswer> {
  return readAnswer<BalanceAnswer>(
    BalanceAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/merchant/withdrawal',
      query: { terminalId: parameters.terminalId },
      signal: options.signal,
    }),
    'getMerchantWithdrawal',
  );
}
