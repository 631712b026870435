// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listAccountMoney, type ListAccountMoneyParameters } from './call.ts';
import type { AccountMoneyListAnswer } from '../../types.ts';

/** The SWR key of {@link listAccountMoney}, with all its parameters. */
export function listAccountMoneyKey(
  parameters: ListAccountMoneyParameters,
): QueryKey<'listAccountMoney', ListAccountMoneyParameters> {
  return ['listAccountMoney', parameters];
}

/** Lists the transfers, payouts and returns of a payment account, newest first. Null parameters: no request. */
export function useListAccountMoney(
  parameters: ListAccountMoneyParameters | null,
  options?: QueryOptions<AccountMoneyListAnswer>,
): Query<AccountMoneyListAnswer> {
  return useQuery(
    parameters === null ? null : listAccountMoneyKey(parameters),
    listAccountMoney,
    options,
  );
}
