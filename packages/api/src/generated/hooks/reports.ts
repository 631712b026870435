// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../swr.ts';
import {
  downloadInvoiceReport,
  type DownloadInvoiceReportParameters,
  downloadBalanceReport,
  type DownloadBalanceReportParameters,
  downloadProviderReport,
  type DownloadProviderReportParameters,
  downloadPoolBalanceReport,
  type DownloadPoolBalanceReportParameters,
} from '../calls/reports.ts';
import type {
  BalanceReportCsv,
  InvoiceReportCsv,
  PoolBalanceReportCsv,
  ProviderReportCsv,
} from '../types.ts';

/** The SWR key of {@link downloadInvoiceReport}, with all its parameters. */
export function downloadInvoiceReportKey(
  parameters: DownloadInvoiceReportParameters,
): QueryKey<'downloadInvoiceReport', DownloadInvoiceReportParameters> {
  return ['downloadInvoiceReport', parameters];
}

/** Exports every booking of invoices in a period, in the order of booking. Null parameters: no request. */
export function useDownloadInvoiceReport(
  parameters: DownloadInvoiceReportParameters | null,
  options?: QueryOptions<InvoiceReportCsv>,
): Query<InvoiceReportCsv> {
  return useQuery(
    parameters === null ? null : downloadInvoiceReportKey(parameters),
    downloadInvoiceReport,
    options,
  );
}

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
