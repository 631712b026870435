// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { MerchantBalanceListStruct } from '../../structs/merchant-balance-list.ts';
import type { MerchantBalanceList } from '../../types.ts';

/** The input of {@link listMerchantBalances}. */
export type ListMerchantBalancesParameters = NoParameters;

/**
 * The merchant's own balances, one for each currency, test and production apart.
 * @throws ApiProblem
 */
export async function listMerchantBalances(
  client: ApiClient,
  _parameters: ListMerchantBalancesParameters,
  options: CallOptions = {},
): Promise<MerchantBalanceList> {
  return readAnswer<MerchantBalanceList>(
    MerchantBalanceListStruct,
    await client({ method: 'GET', path: '/api/merchant/v1/balances', signal: options.signal }),
    'listMerchantBalances',
  );
}
