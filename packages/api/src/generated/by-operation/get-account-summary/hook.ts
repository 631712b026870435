// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getAccountSummary, type GetAccountSummaryParameters } from './call.ts';
import type { AccountSummaryAnswer } from '../../types.ts';

/** The SWR key of {@link getAccountSummary}, with all its parameters. */
export function getAccountSummaryKey(
  parameters: GetAccountSummaryParameters,
): QueryKey<'getAccountSummary', GetAccountSummaryParameters> {
  return ['getAccountSummary', parameters];
}

/** Returns the figures of a payment account: balance, use of the limit, open money, last deposits. Null parameters: no request. */
export function useGetAccountSummary(
  parameters: GetAccountSummaryParameters | null,
  options?: QueryOptions<AccountSummaryAnswer>,
): Query<AccountSummaryAnswer> {
  return useQuery(
    parameters === null ? null : getAccountSummaryKey(parameters),
    getAccountSummary,
    options,
  );
}
