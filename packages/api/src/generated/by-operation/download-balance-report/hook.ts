// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { downloadBalanceReport, type DownloadBalanceReportParameters } from './call.ts';
import type { BalanceReportCsv } from '../../types.ts';

/** The SWR key of {@link downloadBalanceReport}, with all its parameters. */
export function downloadBalanceReportKey(
  parameters: DownloadBalanceReportParameters,
): QueryKey<'downloadBalanceReport', DownloadBalanceReportParameters> {
  return ['downloadBalanceReport', parameters];
}

/** Exports the changes of merchants' balances in a currency, by day. Null parameters: no request. */
export function useDownloadBalanceReport(
  parameters: DownloadBalanceReportParameters | null,
  options?: QueryOptions<BalanceReportCsv>,
): Query<BalanceReportCsv> {
  return useQuery(
    parameters === null ? null : downloadBalanceReportKey(parameters),
    downloadBalanceReport,
    options,
  );
}
