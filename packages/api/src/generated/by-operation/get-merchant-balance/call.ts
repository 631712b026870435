// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { BalanceAnswerStruct } from '../../structs/balance-answer.ts';
import type { BalanceAnswer, GetMerchantBalanceData } from '../../types.ts';

/** The input of {@link getMerchantBalance}. */
export interface GetMerchantBalanceParameters {
  readonly terminalId?: NonNullable<GetMerchantBalanceData['query']>['terminalId'] | undefined;
}

/**
 * Returns the balance of the terminal's merchant in the terminal's currency.
 * @throws ApiProblem
 */
export async function getMerchantBalance(
  client: ApiClient,
  parameters: GetMerchantBalanceParameters,
  options: CallOptions = {},
): Promise<BalanceAnswer> {
  return readAnswer<BalanceAnswer>(
    BalanceAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/merchant/balance',
      query: { terminalId: parameters.terminalId },
      signal: options.signal,
    }),
    'getMerchantBalance',
  );
}
