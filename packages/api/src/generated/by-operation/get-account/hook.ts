// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getAccount, type GetAccountParameters } from './call.ts';
import type { PaymentAccountAnswer } from '../../types.ts';

/** The SWR key of {@link getAccount}, with all its parameters. */
export function getAccountKey(
  parameters: GetAccountParameters,
): QueryKey<'getAccount', GetAccountParameters> {
  return ['getAccount', parameters];
}

/** Returns a payment account with its credentials and pools. Null parameters: no request. */
export function useGetAccount(
  parameters: GetAccountParameters | null,
  options?: QueryOptions<PaymentAccountAnswer>,
): Query<PaymentAccountAnswer> {
  return useQuery(parameters === null ? null : getAccountKey(parameters), getAccount, options);
}
