// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listPayoutBanks, type ListPayoutBanksParameters } from './call.ts';
import type { PayoutBankList } from '../../types.ts';

/** The SWR key of {@link listPayoutBanks}, with all its parameters. */
export function listPayoutBanksKey(
  parameters: ListPayoutBanksParameters,
): QueryKey<'listPayoutBanks', ListPayoutBanksParameters> {
  return ['listPayoutBanks', parameters];
}

/** The banks that an Sbp payout can go to. Null parameters: no request. */
export function useListPayoutBanks(
  parameters: ListPayoutBanksParameters | null,
  options?: QueryOptions<PayoutBankList>,
): Query<PayoutBankList> {
  return useQuery(
    parameters === null ? null : listPayoutBanksKey(parameters),
    listPayoutBanks,
    options,
  );
}
