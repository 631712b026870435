// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listMerchants, type ListMerchantsParameters } from './call.ts';
import type { MerchantListAnswer } from '../../types.ts';

/** The SWR key of {@link listMerchants}, with all its parameters. */
export function listMerchantsKey(
  parameters: ListMerchantsParameters,
): QueryKey<'listMerchants', ListMerchantsParameters> {
  return ['listMerchants', parameters];
}

/** Lists all merchants by name. Null parameters: no request. */
export function useListMerchants(
  parameters: ListMerchantsParameters | null,
  options?: QueryOptions<MerchantListAnswer>,
): Query<MerchantListAnswer> {
  return useQuery(
    parameters === null ? null : listMerchantsKey(parameters),
    listMerchants,
    options,
  );
}
