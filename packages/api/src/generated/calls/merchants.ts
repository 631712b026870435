// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { MerchantAnswerStruct, BalanceAnswerStruct } from '../structs.ts';
import type { BalanceAnswer, GetMerchantBalanceData, MerchantAnswer } from '../types.ts';

/** What {@link getOwnMerchant} takes. */
export type GetOwnMerchantParameters = NoParameters;

/**
 * The merchant that the person belongs to; 404 for a person of no single merchant.
 * @throws ApiProblem
 */
export async function getOwnMerchant(
  client: ApiClient,
  _parameters: GetOwnMerchantParameters,
  options: CallOptions = {},
): Promise<MerchantAnswer> {
  return readAnswer<MerchantAnswer>(
    MerchantAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/merchant/me', signal: options.signal }),
    'getOwnMerchant',
  );
}

/** What {@link getMerchantBalance} takes. */
export interface GetMerchantBalanceParameters {
  readonly terminalId?: NonNullable<GetMerchantBalanceData['query']>['terminalId'] | undefined;
}

/**
 * The balance of the terminal's merchant in the terminal's currency.
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
