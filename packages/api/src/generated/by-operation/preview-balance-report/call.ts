// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReportPreviewAnswerStruct } from '../../structs/report-preview-answer.ts';
import type { PreviewBalanceReportData, ReportPreviewAnswer } from '../../types.ts';

/** The input of {@link previewBalanceReport}. */
export interface PreviewBalanceReportParameters {
  readonly periodStart: NonNullable<PreviewBalanceReportData['query']>['periodStart'];
  readonly periodEnd: NonNullable<PreviewBalanceReportData['query']>['periodEnd'];
  readonly currencyId: NonNullable<PreviewBalanceReportData['query']>['currencyId'];
  readonly terminalId?: NonNullable<PreviewBalanceReportData['query']>['terminalId'] | undefined;
}

/**
 * Returns the first lines and the totals of the report of balances.
 * @throws ApiProblem
 */
export async function previewBalanceReport(
  client: ApiClient,
  parameters: PreviewBalanceReportParameters,
  options: CallOptions = {},
): Promise<ReportPreviewAnswer> {
  return readAnswer<ReportPreviewAnswer>(
    ReportPreviewAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/balance/preview',
      query: {
        periodStart: parameters.periodStart,
        periodEnd: parameters.periodEnd,
        currencyId: parameters.currencyId,
        terminalId: parameters.terminalId,
      },
      signal: options.signal,
    }),
    'previewBalanceReport',
  );
}
