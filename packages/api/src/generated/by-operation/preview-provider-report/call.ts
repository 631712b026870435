// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReportPreviewAnswerStruct } from '../../structs/report-preview-answer.ts';
import type { PreviewProviderReportData, ReportPreviewAnswer } from '../../types.ts';

/** The input of {@link previewProviderReport}. */
export interface PreviewProviderReportParameters {
  readonly periodStart: NonNullable<PreviewProviderReportData['query']>['periodStart'];
  readonly periodEnd: NonNullable<PreviewProviderReportData['query']>['periodEnd'];
  readonly currencyId: NonNullable<PreviewProviderReportData['query']>['currencyId'];
  readonly providerId: NonNullable<PreviewProviderReportData['query']>['providerId'];
  readonly terminalId?: NonNullable<PreviewProviderReportData['query']>['terminalId'] | undefined;
}

/**
 * Returns the first lines and the totals of the report of a provider.
 * @throws ApiProblem
 */
export async function previewProviderReport(
  client: ApiClient,
  parameters: PreviewProviderReportParameters,
  options: CallOptions = {},
): Promise<ReportPreviewAnswer> {
  return readAnswer<ReportPreviewAnswer>(
    ReportPreviewAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/provider/preview',
      query: {
        periodStart: parameters.periodStart,
        periodEnd: parameters.periodEnd,
        currencyId: parameters.currencyId,
        providerId: parameters.providerId,
        terminalId: parameters.terminalId,
      },
      signal: options.signal,
    }),
    'previewProviderReport',
  );
}
