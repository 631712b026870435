// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getTerminalReadiness, type GetTerminalReadinessParameters } from './call.ts';
import type { TerminalReadinessAnswer } from '../../types.ts';

/** The SWR key of {@link getTerminalReadiness}, with all its parameters. */
export function getTerminalReadinessKey(
  parameters: GetTerminalReadinessParameters,
): QueryKey<'getTerminalReadiness', GetTerminalReadinessParameters> {
  return ['getTerminalReadiness', parameters];
}

/** Lists what a terminal lacks to take payments in production. Null parameters: no request. */
export function useGetTerminalReadiness(
  parameters: GetTerminalReadinessParameters | null,
  options?: QueryOptions<TerminalReadinessAnswer>,
): Query<TerminalReadinessAnswer> {
  return useQuery(
    parameters === null ? null : getTerminalReadinessKey(parameters),
    getTerminalReadiness,
    options,
  );
}
