// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { downloadProviderReport, type DownloadProviderReportParameters } from './call.ts';
import type { ProviderReportCsv } from '../../types.ts';

/** The SWR key of {@link downloadProviderReport}, with all its parameters. */
export function downloadProviderReportKey(
  parameters: DownloadProviderReportParameters,
): QueryKey<'downloadProviderReport', DownloadProviderReportParameters> {
  return ['downloadProviderReport', parameters];
}

/** Exports what a provider received and paid out in a currency, by day and terminal. Null parameters: no request. */
export function useDownloadProviderReport(
  parameters: DownloadProviderReportParameters | null,
  options?: QueryOptions<ProviderReportCsv>,
): Query<ProviderReportCsv> {
  return useQuery(
    parameters === null ? null : downloadProviderReportKey(parameters),
    downloadProviderReport,
    options,
  );
}
