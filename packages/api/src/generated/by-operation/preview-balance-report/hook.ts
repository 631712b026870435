// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { previewBalanceReport, type PreviewBalanceReportParameters } from './call.ts';
import type { ReportPreviewAnswer } from '../../types.ts';

/** The SWR key of {@link previewBalanceReport}, with all its parameters. */
export function previewBalanceReportKey(
  parameters: PreviewBalanceReportParameters,
): QueryKey<'previewBalanceReport', PreviewBalanceReportParameters> {
  return ['previewBalanceReport', parameters];
}

/** Returns the first lines and the totals of the report of balances. Null parameters: no request. */
export function usePreviewBalanceReport(
  parameters: PreviewBalanceReportParameters | null,
  options?: QueryOptions<ReportPreviewAnswer>,
): Query<ReportPreviewAnswer> {
  return useQuery(
    parameters === null ? null : previewBalanceReportKey(parameters),
    previewBalanceReport,
    options,
  );
}
