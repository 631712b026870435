// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listTerminals, type ListTerminalsParameters } from './call.ts';
import type { TerminalListAnswer } from '../../types.ts';

/** The SWR key of {@link listTerminals}, with all its parameters. */
export function listTerminalsKey(
  parameters: ListTerminalsParameters,
): QueryKey<'listTerminals', ListTerminalsParameters> {
  return ['listTerminals', parameters];
}

/** Lists the terminals in the user's scope, test and production. Null parameters: no request. */
export function useListTerminals(
  parameters: ListTerminalsParameters | null,
  options?: QueryOptions<TerminalListAnswer>,
): Query<TerminalListAnswer> {
  return useQuery(
    parameters === null ? null : listTerminalsKey(parameters),
    listTerminals,
    options,
  );
}
