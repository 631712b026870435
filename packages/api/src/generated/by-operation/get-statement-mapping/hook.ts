// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getStatementMapping, type GetStatementMappingParameters } from './call.ts';
import type { StatementMappingAnswer } from '../../types.ts';

/** The SWR key of {@link getStatementMapping}, with all its parameters. */
export function getStatementMappingKey(
  parameters: GetStatementMappingParameters,
): QueryKey<'getStatementMapping', GetStatementMappingParameters> {
  return ['getStatementMapping', parameters];
}

/** How CSV statements of a payment account are read. Null parameters: no request. */
export function useGetStatementMapping(
  parameters: GetStatementMappingParameters | null,
  options?: QueryOptions<StatementMappingAnswer>,
): Query<StatementMappingAnswer> {
  return useQuery(
    parameters === null ? null : getStatementMappingKey(parameters),
    getStatementMapping,
    options,
  );
}
