// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getOwnMerchant, type GetOwnMerchantParameters } from './call.ts';
import type { MerchantAnswer } from '../../types.ts';

/** The SWR key of {@link getOwnMerchant}, with all its parameters. */
export function getOwnMerchantKey(
  parameters: GetOwnMerchantParameters,
): QueryKey<'getOwnMerchant', GetOwnMerchantParameters> {
  return ['getOwnMerchant', parameters];
}

/** Returns the user's merchant. 404 if the user does not belong to exactly one. Null parameters: no request. */
export function useGetOwnMerchant(
  parameters: GetOwnMerchantParameters | null,
  options?: QueryOptions<MerchantAnswer>,
): Query<MerchantAnswer> {
  return useQuery(
    parameters === null ? null : getOwnMerchantKey(parameters),
    getOwnMerchant,
    options,
  );
}
