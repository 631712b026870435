// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listStatements, type ListStatementsParameters } from './call.ts';
import type { StatementListAnswer } from '../../types.ts';

/** The SWR key of {@link listStatements}, with all its parameters. */
export function listStatementsKey(
  parameters: ListStatementsParameters,
): QueryKey<'listStatements', ListStatementsParameters> {
  return ['listStatements', parameters];
}

/** A page of the bank statements that were imported for a payment account, newest first. Null parameters: no request. */
export function useListStatements(
  parameters: ListStatementsParameters | null,
  options?: QueryOptions<StatementListAnswer>,
): Query<StatementListAnswer> {
  return useQuery(
    parameters === null ? null : listStatementsKey(parameters),
    listStatements,
    options,
  );
}
