// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getMerchant, type GetMerchantParameters } from './call.ts';
import type { MerchantAnswer } from '../../types.ts';

/** The SWR key of {@link getMerchant}, with all its parameters. */
export function getMerchantKey(
  parameters: GetMerchantParameters,
): QueryKey<'getMerchant', GetMerchantParameters> {
  return ['getMerchant', parameters];
}

/** Returns a merchant. 404 if it is outside the user's scope. Null parameters: no request. */
export function useGetMerchant(
  parameters: GetMerchantParameters | null,
  options?: QueryOptions<MerchantAnswer>,
): Query<MerchantAnswer> {
  return useQuery(parameters === null ? null : getMerchantKey(parameters), getMerchant, options);
}
