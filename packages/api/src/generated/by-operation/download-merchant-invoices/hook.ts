// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { downloadMerchantInvoices, type DownloadMerchantInvoicesParameters } from './call.ts';
import type { InvoiceCsv } from '../../types.ts';

/** The SWR key of {@link downloadMerchantInvoices}, with all its parameters. */
export function downloadMerchantInvoicesKey(
  parameters: DownloadMerchantInvoicesParameters,
): QueryKey<'downloadMerchantInvoices', DownloadMerchantInvoicesParameters> {
  return ['downloadMerchantInvoices', parameters];
}

/** The merchant's own invoices that match a filter as a CSV file, newest first. Null parameters: no request. */
export function useDownloadMerchantInvoices(
  parameters: DownloadMerchantInvoicesParameters | null,
  options?: QueryOptions<InvoiceCsv>,
): Query<InvoiceCsv> {
  return useQuery(
    parameters === null ? null : downloadMerchantInvoicesKey(parameters),
    downloadMerchantInvoices,
    options,
  );
}
