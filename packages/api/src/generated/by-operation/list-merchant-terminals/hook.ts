// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listMerchantTerminals, type ListMerchantTerminalsParameters } from './call.ts';
import type { MerchantTerminalList } from '../../types.ts';

/** The SWR key of {@link listMerchantTerminals}, with all its parameters. */
export function listMerchantTerminalsKey(
  parameters: ListMerchantTerminalsParameters,
): QueryKey<'listMerchantTerminals', ListMerchantTerminalsParameters> {
  return ['listMerchantTerminals', parameters];
}

/** The merchant's own terminals with the methods that each offers, their limits and fees. Null parameters: no request. */
export function useListMerchantTerminals(
  parameters: ListMerchantTerminalsParameters | null,
  options?: QueryOptions<MerchantTerminalList>,
): Query<MerchantTerminalList> {
  return useQuery(
    parameters === null ? null : listMerchantTerminalsKey(parameters),
    listMerchantTerminals,
    options,
  );
}
