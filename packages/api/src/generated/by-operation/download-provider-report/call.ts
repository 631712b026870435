// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../../address.ts';
import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ProviderReportCsvStruct } from '../../structs/provider-report-csv.ts';
import type { DownloadProviderReportData, ProviderReportCsv } from '../../types.ts';

/** The input of {@link downloadProviderReport}. */
export interface DownloadProviderReportParameters {
  readonly periodStart: NonNullable<DownloadProviderReportData['query']>['periodStart'];
  readonly periodEnd: NonNullable<DownloadProviderReportData['query']>['periodEnd'];
  readonly currencyId: NonNullable<DownloadProviderReportData['query']>['currencyId'];
  readonly providerId: NonNullable<DownloadProviderReportData['query']>['providerId'];
  readonly terminalId?: NonNullable<DownloadProviderReportData['query']>['terminalId'] | undefined;
}

/**
 * Exports what a provider received and paid out in a currency, by day and terminal.
 * @throws ApiProblem
 */
export async function downloadProviderReport(
  client: ApiClient,
  parameters: DownloadProviderReportParameters,
  options: CallOptions = {},
): Promise<ProviderReportCsv> {
  return readAnswer<ProviderReportCsv>(
    ProviderReportCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/provider',
      query: {
        periodStart: parameters.periodStart,
        periodEnd: parameters.periodEnd,
        currencyId: parameters.currencyId,
        providerId: parameters.providerId,
        terminalId: parameters.terminalId,
      },
      signal: options.signal,
    }),
    'downloadProviderReport',
  );
}

/** The address, on the page's own origin, of: Exports what a provider received and paid out in a currency, by day and terminal. */
export function downloadProviderReportAddress(
  parameters: DownloadProviderReportParameters,
): string {
  return addressOf({
    path: '/api/v1/report/provider',
    query: {
      periodStart: parameters.periodStart,
      periodEnd: parameters.periodEnd,
      currencyId: parameters.currencyId,
      providerId: parameters.providerId,
      terminalId: parameters.terminalId,
    },
  });
}
