// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { downloadPoolBalanceReport, type DownloadPoolBalanceReportParameters } from './call.ts';
import type { PoolBalanceReportCsv } from '../../types.ts';

/** The SWR key of {@link downloadPoolBalanceReport}, with all its parameters. */
export function downloadPoolBalanceReportKey(
  parameters: DownloadPoolBalanceReportParameters,
): QueryKey<'downloadPoolBalanceReport', DownloadPoolBalanceReportParameters> {
  return ['downloadPoolBalanceReport', parameters];
}

/** Exports the changes of a terminal pool's payment accounts, by day. Null parameters: no request. */
export function useDownloadPoolBalanceReport(
  parameters: DownloadPoolBalanceReportParameters | null,
  options?: QueryOptions<PoolBalanceReportCsv>,
): Query<PoolBalanceReportCsv> {
  return useQuery(
    parameters === null ? null : downloadPoolBalanceReportKey(parameters),
    downloadPoolBalanceReport,
    options,
  );
}
