// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReportPreviewAnswerStruct } from '../../structs/report-preview-answer.ts';
import type { PreviewPoolBalanceReportData, ReportPreviewAnswer } from '../../types.ts';

/** The input of {@link previewPoolBalanceReport}. */
export interface PreviewPoolBalanceReportParameters {
  readonly periodStart: NonNullable<PreviewPoolBalanceReportData['query']>['periodStart'];
  readonly periodEnd: NonNullable<PreviewPoolBalanceReportData['query']>['periodEnd'];
  readonly terminalPoolId: NonNullable<PreviewPoolBalanceReportData['query']>['terminalPoolId'];
  readonly terminalId?:
    | NonNullable<PreviewPoolBalanceReportData['query']>['terminalId']
    | undefined;
}

/**
 * Returns the first lines and the totals of the report of a terminal pool.
 * @throws ApiProblem
 */
export async function previewPoolBalanceReport(
  client: ApiClient,
  parameters: PreviewPoolBalanceReportParameters,
  options: CallOptions = {},
): Promise<ReportPreviewAnswer> {
  return readAnswer<ReportPreviewAnswer>(
    ReportPreviewAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/pool/balance/preview',
      query: {
        periodStart: parameters.periodStart,
        periodEnd: parameters.periodEnd,
        terminalPoolId: parameters.terminalPoolId,
        terminalId: parameters.terminalId,
      },
      signal: options.signal,
    }),
    'previewPoolBalanceReport',
  );
}
