// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getAccountLimit, type GetAccountLimitParameters } from './call.ts';
import type { AccountLimitAnswer } from '../../types.ts';

/** The SWR key of {@link getAccountLimit}, with all its parameters. */
export function getAccountLimitKey(
  parameters: GetAccountLimitParameters,
): QueryKey<'getAccountLimit', GetAccountLimitParameters> {
  return ['getAccountLimit', parameters];
}

/** Returns the limit of a payment account, its balance and its routing settings. Null parameters: no request. */
export function useGetAccountLimit(
  parameters: GetAccountLimitParameters | null,
  options?: QueryOptions<AccountLimitAnswer>,
): Query<AccountLimitAnswer> {
  return useQuery(
    parameters === null ? null : getAccountLimitKey(parameters),
    getAccountLimit,
    options,
  );
}
