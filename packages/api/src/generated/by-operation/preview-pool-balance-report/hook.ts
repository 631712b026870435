// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { previewPoolBalanceReport, type PreviewPoolBalanceReportParameters } from './call.ts';
import type { ReportPreviewAnswer } from '../../types.ts';

/** The SWR key of {@link previewPoolBalanceReport}, with all its parameters. */
export function previewPoolBalanceReportKey(
  parameters: PreviewPoolBalanceReportParameters,
): QueryKey<'previewPoolBalanceReport', PreviewPoolBalanceReportParameters> {
  return ['previewPoolBalanceReport', parameters];
}

/** Returns the first lines and the totals of the report of a terminal pool. Null parameters: no request. */
export function usePreviewPoolBalanceReport(
  parameters: PreviewPoolBalanceReportParameters | null,
  options?: QueryOptions<ReportPreviewAnswer>,
): Query<ReportPreviewAnswer> {
  return useQuery(
    parameters === null ? null : previewPoolBalanceReportKey(parameters),
    previewPoolBalanceReport,
    options,
  );
}
