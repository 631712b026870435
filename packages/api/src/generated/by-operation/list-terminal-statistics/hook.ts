// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listTerminalStatistics, type ListTerminalStatisticsParameters } from './call.ts';
import type { TerminalStatisticsListAnswer } from '../../types.ts';

/** The SWR key of {@link listTerminalStatistics}, with all its parameters. */
export function listTerminalStatisticsKey(
  parameters: ListTerminalStatisticsParameters,
): QueryKey<'listTerminalStatistics', ListTerminalStatisticsParameters> {
  return ['listTerminalStatistics', parameters];
}

/** Counts the invoices of a merchant's terminals by outcome over the last minutes. Null parameters: no request. */
export function useListTerminalStatistics(
  parameters: ListTerminalStatisticsParameters | null,
  options?: QueryOptions<TerminalStatisticsListAnswer>,
): Query<TerminalStatisticsListAnswer> {
  return useQuery(
    parameters === null ? null : listTerminalStatisticsKey(parameters),
    listTerminalStatistics,
    options,
  );
}
