// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { BalanceAnswerStruct } from '../../structs/balance-answer.ts';
import type { BalanceAnswer, GetMerchantDepositData } from '../../types.ts';

/** The input of {@link getMerchantDeposit}. */
export interface GetMerchantDepositParameters {
  readonly terminalId?: NonNullable<GetMerchantDepositData['query']>['terminalId'] | undefined;
}

/**
 * Returns the total of the terminal's deposits with status DONE.
 * @throws ApiProblem
 */
export async function getMerchantDeposit(
  client: ApiClient,
  parameters: GetMerchantDepositParameters,
  options: CallOptions = {},
): Promise<BalanceAnswer> {
  return readAnswer<BalanceAnswer>(
    BalanceAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/merchant/deposit',
      query: { terminalId: parameters.terminalId },
      signal: options.signal,
    }),
    'getMerchantDeposit',
  );
}
