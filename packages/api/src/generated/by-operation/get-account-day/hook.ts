// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getAccountDay, type GetAccountDayParameters } from './call.ts';
import type { AccountDayDetailsAnswer } from '../../types.ts';

/** The SWR key of {@link getAccountDay}, with all its parameters. */
export function getAccountDayKey(
  parameters: GetAccountDayParameters,
): QueryKey<'getAccountDay', GetAccountDayParameters> {
  return ['getAccountDay', parameters];
}

/** One day of a payment account with what makes its difference. Null parameters: no request. */
export function useGetAccountDay(
  parameters: GetAccountDayParameters | null,
  options?: QueryOptions<AccountDayDetailsAnswer>,
): Query<AccountDayDetailsAnswer> {
  return useQuery(
    parameters === null ? null : getAccountDayKey(parameters),
    getAccountDay,
    options,
  );
}
