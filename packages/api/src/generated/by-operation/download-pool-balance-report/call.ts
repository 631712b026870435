// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../../address.ts';
import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PoolBalanceReportCsvStruct } from '../../structs/pool-balance-report-csv.ts';
import type { DownloadPoolBalanceReportData, PoolBalanceReportCsv } from '../../types.ts';

/** The input of {@link downloadPoolBalanceReport}. */
export interface DownloadPoolBalanceReportParameters {
  readonly periodStart: NonNullable<DownloadPoolBalanceReportData['query']>['periodStart'];
  readonly periodEnd: NonNullable<DownloadPoolBalanceReportData['query']>['periodEnd'];
  readonly terminalPoolId: NonNullable<DownloadPoolBalanceReportData['query']>['terminalPoolId'];
  readonly terminalId?:
    | NonNullable<DownloadPoolBalanceReportData['query']>['terminalId']
    | undefined;
}

/**
 * Exports the changes of a terminal pool's payment accounts, by day.
 * @throws ApiProblem
 */
export async function downloadPoolBalanceReport(
  client: ApiClient,
  parameters: DownloadPoolBalanceReportParameters,
  options: CallOptions = {},
): Promise<PoolBalanceReportCsv> {
  return readAnswer<PoolBalanceReportCsv>(
    PoolBalanceReportCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/pool/balance',
      query: {
        periodStart: parameters.periodStart,
        periodEnd: parameters.periodEnd,
        terminalPoolId: parameters.terminalPoolId,
        terminalId: parameters.terminalId,
      },
      signal: options.signal,
    }),
    'downloadPoolBalanceReport',
  );
}

/** The address, on the page's own origin, of: Exports the changes of a terminal pool's payment accounts, by day. */
export function downloadPoolBalanceReportAddress(
  parameters: DownloadPoolBalanceReportParameters,
): string {
  return addressOf({
    path: '/api/v1/report/pool/balance',
    query: {
      periodStart: parameters.periodStart,
      periodEnd: parameters.periodEnd,
      terminalPoolId: parameters.terminalPoolId,
      terminalId: parameters.terminalId,
    },
  });
}
