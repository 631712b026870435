// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TerminalStatisticsListAnswerStruct } from '../../structs/terminal-statistics-list-answer.ts';
import type { ListTerminalStatisticsData, TerminalStatisticsListAnswer } from '../../types.ts';

/** The input of {@link listTerminalStatistics}. */
export interface ListTerminalStatisticsParameters {
  readonly minutes?: NonNullable<ListTerminalStatisticsData['query']>['minutes'] | undefined;
  readonly merchantId: NonNullable<ListTerminalStatisticsData['query']>['merchantId'];
}

/**
 * Counts the invoices of a merchant's terminals by outcome over the last minutes.
 * @throws ApiProblem
 */
export async function listTerminalStatistics(
  client: ApiClient,
  parameters: ListTerminalStatisticsParameters,
  options: CallOptions = {},
): Promise<TerminalStatisticsListAnswer> {
  return readAnswer<TerminalStatisticsListAnswer>(
    TerminalStatisticsListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/data/v1/terminal',
      query: { minutes: parameters.minutes, merchantId: parameters.merchantId },
      signal: options.signal,
    }),
    'listTerminalStatistics',
  );
}
