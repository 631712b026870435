// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listAccountMovements, type ListAccountMovementsParameters } from './call.ts';
import type { AccountMovementListAnswer } from '../../types.ts';

/** The SWR key of {@link listAccountMovements}, with all its parameters. */
export function listAccountMovementsKey(
  parameters: ListAccountMovementsParameters,
): QueryKey<'listAccountMovements', ListAccountMovementsParameters> {
  return ['listAccountMovements', parameters];
}

/** Lists the top-ups and sweeps of a payment account, newest first. Null parameters: no request. */
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
