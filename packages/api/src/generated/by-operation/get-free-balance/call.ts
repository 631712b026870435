// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { FreeBalanceAnswerStruct } from '../../structs/free-balance-answer.ts';
import type { FreeBalanceAnswer, GetFreeBalanceData } from '../../types.ts';

/** The input of {@link getFreeBalance}. */
export interface GetFreeBalanceParameters {
  readonly terminalId: NonNullable<GetFreeBalanceData['query']>['terminalId'];
  readonly baseAmount?: NonNullable<GetFreeBalanceData['query']>['baseAmount'] | undefined;
}

/**
 * The part of a merchant's balance that can be settled now.
 * @throws ApiProblem
 */
export async function getFreeBalance(
  client: ApiClient,
  parameters: GetFreeBalanceParameters,
  options: CallOptions = {},
): Promise<FreeBalanceAnswer> {
  return readAnswer<FreeBalanceAnswer>(
    FreeBalanceAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/settlement/free',
      query: { terminalId: parameters.terminalId, baseAmount: parameters.baseAmount },
      signal: options.signal,
    }),
    'getFreeBalance',
  );
}
