// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listAccountDays, type ListAccountDaysParameters } from './call.ts';
import type { AccountDayListAnswer } from '../../types.ts';

/** The SWR key of {@link listAccountDays}, with all its parameters. */
export function listAccountDaysKey(
  parameters: ListAccountDaysParameters,
): QueryKey<'listAccountDays', ListAccountDaysParameters> {
  return ['listAccountDays', parameters];
}

/** The days of a payment account, newest first: the bank's beside the ledger's. Null parameters: no request. */
export function useListAccountDays(
  parameters: ListAccountDaysParameters | null,
  options?: QueryOptions<AccountDayListAnswer>,
): Query<AccountDayListAnswer> {
  return useQuery(
    parameters === null ? null : listAccountDaysKey(parameters),
    listAccountDays,
    options,
  );
}
