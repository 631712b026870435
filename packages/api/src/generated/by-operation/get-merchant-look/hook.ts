// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getMerchantLook, type GetMerchantLookParameters } from './call.ts';
import type { MerchantLookAnswer } from '../../types.ts';

/** The SWR key of {@link getMerchantLook}, with all its parameters. */
export function getMerchantLookKey(
  parameters: GetMerchantLookParameters,
): QueryKey<'getMerchantLook', GetMerchantLookParameters> {
  return ['getMerchantLook', parameters];
}

/** Returns the branding of a merchant's payment forms and the origins that may embed them. Null parameters: no request. */
export function useGetMerchantLook(
  parameters: GetMerchantLookParameters | null,
  options?: QueryOptions<MerchantLookAnswer>,
): Query<MerchantLookAnswer> {
  return useQuery(
    parameters === null ? null : getMerchantLookKey(parameters),
    getMerchantLook,
    options,
  );
}
