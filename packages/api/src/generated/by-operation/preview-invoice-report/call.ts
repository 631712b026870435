// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReportPreviewAnswerStruct } from '../../structs/report-preview-answer.ts';
import type { PreviewInvoiceReportData, ReportPreviewAnswer } from '../../types.ts';

/** The input of {@link previewInvoiceReport}. */
export interface PreviewInvoiceReportParameters {
  readonly periodStart: NonNullable<PreviewInvoiceReportData['query']>['periodStart'];
  readonly periodEnd: NonNullable<PreviewInvoiceReportData['query']>['periodEnd'];
  readonly terminalId?: NonNullable<PreviewInvoiceReportData['query']>['terminalId'] | undefined;
}

/**
 * Returns the first lines and the totals of the report of transactions.
 * @throws ApiProblem
 */
export async function previewInvoiceReport(
  client: ApiClient,
  parameters: PreviewInvoiceReportParameters,
  options: CallOptions = {},
): Promise<ReportPreviewAnswer> {
  return readAnswer<ReportPreviewAnswer>(
    ReportPreviewAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/invoice/preview',
      query: {
        periodStart: parameters.periodStart,
        periodEnd: parameters.periodEnd,
        terminalId: parameters.terminalId,
      },
      signal: options.signal,
    }),
    'previewInvoiceReport',
  );
}
