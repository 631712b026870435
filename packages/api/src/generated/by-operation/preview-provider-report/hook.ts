// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { previewProviderReport, type PreviewProviderReportParameters } from './call.ts';
import type { ReportPreviewAnswer } from '../../types.ts';

/** The SWR key of {@link previewProviderReport}, with all its parameters. */
export function previewProviderReportKey(
  parameters: PreviewProviderReportParameters,
): QueryKey<'previewProviderReport', PreviewProviderReportParameters> {
  return ['previewProviderReport', parameters];
}

/** Returns the first lines and the totals of the report of a provider. Null parameters: no request. */
export function usePreviewProviderReport(
  parameters: PreviewProviderReportParameters | null,
  options?: QueryOptions<ReportPreviewAnswer>,
): Query<ReportPreviewAnswer> {
  return useQuery(
    parameters === null ? null : previewProviderReportKey(parameters),
    previewProviderReport,
    options,
  );
}
