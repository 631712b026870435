// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { previewInvoiceReport, type PreviewInvoiceReportParameters } from './call.ts';
import type { ReportPreviewAnswer } from '../../types.ts';

/** The SWR key of {@link previewInvoiceReport}, with all its parameters. */
export function previewInvoiceReportKey(
  parameters: PreviewInvoiceReportParameters,
): QueryKey<'previewInvoiceReport', PreviewInvoiceReportParameters> {
  return ['previewInvoiceReport', parameters];
}

/** Returns the first lines and the totals of the report of transactions. Null parameters: no request. */
export function usePreviewInvoiceReport(
  parameters: PreviewInvoiceReportParameters | null,
  options?: QueryOptions<ReportPreviewAnswer>,
): Query<ReportPreviewAnswer> {
  return useQuery(
    parameters === null ? null : previewInvoiceReportKey(parameters),
    previewInvoiceReport,
    options,
  );
}
