// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { downloadInvoiceReport, type DownloadInvoiceReportParameters } from './call.ts';
import type { InvoiceReportCsv } from '../../types.ts';

/** The SWR key of {@link downloadInvoiceReport}, with all its parameters. */
export function downloadInvoiceReportKey(
  parameters: DownloadInvoiceReportParameters,
): QueryKey<'downloadInvoiceReport', DownloadInvoiceReportParameters> {
  return ['downloadInvoiceReport', parameters];
}

/** Exports every booking of invoices in a period, in the order of booking. Null parameters: no request. */
export function useDownloadInvoiceReport(
  parameters: DownloadInvoiceReportParameters | null,
  options?: QueryOptions<InvoiceReportCsv>,
): Query<InvoiceReportCsv> {
  return useQuery(
    parameters === null ? null : downloadInvoiceReportKey(parameters),
    downloadInvoiceReport,
    options,
  );
}
