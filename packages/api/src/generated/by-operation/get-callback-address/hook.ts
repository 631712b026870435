// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getCallbackAddress, type GetCallbackAddressParameters } from './call.ts';
import type { CallbackAddressAnswer } from '../../types.ts';

/** The SWR key of {@link getCallbackAddress}, with all its parameters. */
export function getCallbackAddressKey(
  parameters: GetCallbackAddressParameters,
): QueryKey<'getCallbackAddress', GetCallbackAddressParameters> {
  return ['getCallbackAddress', parameters];
}

/** Returns the merchant's default callback address, used if a form or payout has none of its own. Null parameters: no request. */
export function useGetCallbackAddress(
  parameters: GetCallbackAddressParameters | null,
  options?: QueryOptions<CallbackAddressAnswer>,
): Query<CallbackAddressAnswer> {
  return useQuery(
    parameters === null ? null : getCallbackAddressKey(parameters),
    getCallbackAddress,
    options,
  );
}
