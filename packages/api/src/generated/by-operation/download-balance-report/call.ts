// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../../address.ts';
import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { BalanceReportCsvStruct } from '../../structs/balance-report-csv.ts';
import type { BalanceReportCsv, DownloadBalanceReportData } from '../../types.ts';

/** The input of {@link downloadBalanceReport}. */
export interface DownloadBalanceReportParameters {
  readonly periodStart: NonNullable<DownloadBalanceReportData['query']>['periodStart'];
  readonly periodEnd: NonNullable<DownloadBalanceReportData['query']>['periodEnd'];
  readonly currencyId: NonNullable<DownloadBalanceReportData['query']>['currencyId'];
  readonly terminalId?: NonNullable<DownloadBalanceReportData['query']>['terminalId'] | undefined;
}

/**
 * Exports the changes of merchants' balances in a currency, by day.
 * @throws ApiProblem
 */
export async function downloadBalanceReport(
  client: ApiClient,
  parameters: DownloadBalanceReportParameters,
  options: CallOptions = {},
): Promise<BalanceReportCsv> {
  return readAnswer<BalanceReportCsv>(
    BalanceReportCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/balance',
      query: {
        periodStart: parameters.periodStart,
        periodEnd: parameters.periodEnd,
        currencyId: parameters.currencyId,
        terminalId: parameters.terminalId,
      },
      signal: options.signal,
    }),
    'downloadBalanceReport',
  );
}

/** The address, on the page's own origin, of: Exports the changes of merchants' balances in a currency, by day. */
export function downloadBalanceReportAddress(parameters: DownloadBalanceReportParameters): string {
  return addressOf({
    path: '/api/v1/report/balance',
    query: {
      periodStart: parameters.periodStart,
      periodEnd: parameters.periodEnd,
      currencyId: parameters.currencyId,
      terminalId: parameters.terminalId,
    },
  });
}
