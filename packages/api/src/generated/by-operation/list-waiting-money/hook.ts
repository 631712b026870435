// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listWaitingMoney, type ListWaitingMoneyParameters } from './call.ts';
import type { WaitingMoneyListAnswer } from '../../types.ts';

/** The SWR key of {@link listWaitingMoney}, with all its parameters. */
export function listWaitingMoneyKey(
  parameters: ListWaitingMoneyParameters,
): QueryKey<'listWaitingMoney', ListWaitingMoneyParameters> {
  return ['listWaitingMoney', parameters];
}

/** Lists the payouts, returns and deposits of manual accounts that staff have to confirm, oldest first. Null parameters: no request. */
export function useListWaitingMoney(
  parameters: ListWaitingMoneyParameters | null,
  options?: QueryOptions<WaitingMoneyListAnswer>,
): Query<WaitingMoneyListAnswer> {
  return useQuery(
    parameters === null ? null : listWaitingMoneyKey(parameters),
    listWaitingMoney,
    options,
  );
}
