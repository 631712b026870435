// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  useMutation,
  useQuery,
  type Mutation,
  type Query,
  type QueryKey,
  type QueryOptions,
} from '../../swr.ts';
import {
  listAccountMovements,
  type ListAccountMovementsParameters,
  moveAccountMoney,
  type MoveAccountMoneyParameters,
} from '../calls/accounts.ts';
import type { AccountMovementAnswer, AccountMovementListAnswer } from '../types.ts';

/** The SWR key of {@link listAccountMovements}, with all its parameters. */
export function listAccountMovementsKey(
  parameters: ListAccountMovementsParameters,
): QueryKey<'listAccountMovements', ListAccountMovementsParameters> {
  return ['listAccountMovements', parameters];
}

/** A page of the money that staff moved to or from a payment account, newest first. Null parameters: not asked. */
export function useListAccountMovements(
  parameters: ListAccountMovementsParameters | null,
  options?: QueryOptions<AccountMovementListAnswer>,
): Query<AccountMovementListAnswer> {
  return useQuery(
    parameters === null ? null : listAccountMovementsKey(parameters),
    listAccountMovements,
    options,
  );
}

/** Books money that was moved between a payment account and the outside. */
export function useMoveAccountMoney(): Mutation<AccountMovementAnswer, MoveAccountMoneyParameters> {
  return useMutation('moveAccountMoney', moveAccountMoney);
}
