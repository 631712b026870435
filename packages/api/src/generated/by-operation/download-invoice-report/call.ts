// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../../address.ts';
import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceReportCsvStruct } from '../../structs/invoice-report-csv.ts';
import type { DownloadInvoiceReportData, InvoiceReportCsv } from '../../types.ts';

/** The input of {@link downloadInvoiceReport}. */
export interface DownloadInvoiceReportParameters {
  readonly periodStart: NonNullable<DownloadInvoiceReportData['query']>['periodStart'];
  readonly periodEnd: NonNullable<DownloadInvoiceReportData['query']>['periodEnd'];
  readonly terminalId?: NonNullable<DownloadInvoiceReportData['query']>['terminalId'] | undefined;
}

/**
 * Exports every booking of invoices in a period, in the order of booking.
 * @throws ApiProblem
 */
export async function downloadInvoiceReport(
  client: ApiClient,
  parameters: DownloadInvoiceReportParameters,
  options: CallOptions = {},
): Promise<InvoiceReportCsv> {
  return readAnswer<InvoiceReportCsv>(
    InvoiceReportCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/invoice',
      query: {
        periodStart: parameters.periodStart,
        periodEnd: parameters.periodEnd,
        terminalId: parameters.terminalId,
      },
      signal: options.signal,
    }),
    'downloadInvoiceReport',
  );
}

/** The address, on the page's own origin, of: Exports every booking of invoices in a period, in the order of booking. */
export function downloadInvoiceReportAddress(parameters: DownloadInvoiceReportParameters): string {
  return addressOf({
    path: '/api/v1/report/invoice',
    query: {
      periodStart: parameters.periodStart,
      periodEnd: parameters.periodEnd,
      terminalId: parameters.terminalId,
    },
  });
}
