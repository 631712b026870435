// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { PayoutBankListStruct } from '../../structs/payout-bank-list.ts';
import type { PayoutBankList } from '../../types.ts';

/** The input of {@link listPayoutBanks}. */
export type ListPayoutBanksParameters = NoParameters;

/**
 * The banks that an Sbp payout can go to.
 * @throws ApiProblem
 */
export async function listPayoutBanks(
  client: ApiClient,
  _parameters: ListPayoutBanksParameters,
  options: CallOptions = {},
): Promise<PayoutBankList> {
  return readAnswer<PayoutBankList>(
    PayoutBankListStruct,
    await client({ method: 'GET', path: '/api/merchant/v1/banks', signal: options.signal }),
    'listPayoutBanks',
  );
}
