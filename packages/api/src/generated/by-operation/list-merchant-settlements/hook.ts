// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listMerchantSettlements, type ListMerchantSettlementsParameters } from './call.ts';
import type { MerchantSettlementList } from '../../types.ts';

/** The SWR key of {@link listMerchantSettlements}, with all its parameters. */
export function listMerchantSettlementsKey(
  parameters: ListMerchantSettlementsParameters,
): QueryKey<'listMerchantSettlements', ListMerchantSettlementsParameters> {
  return ['listMerchantSettlements', parameters];
}

/** Lists the merchant's own settlements, newest first. Null parameters: no request. */
export function useListMerchantSettlements(
  parameters: ListMerchantSettlementsParameters | null,
  options?: QueryOptions<MerchantSettlementList>,
): Query<MerchantSettlementList> {
  return useQuery(
    parameters === null ? null : listMerchantSettlementsKey(parameters),
    listMerchantSettlements,
    options,
  );
}
