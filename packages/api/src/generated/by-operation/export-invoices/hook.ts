// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { exportInvoices, type ExportInvoicesParameters } from './call.ts';
import type { InvoiceCsv } from '../../types.ts';

/** The SWR key of {@link exportInvoices}, with all its parameters. */
export function exportInvoicesKey(
  parameters: ExportInvoicesParameters,
): QueryKey<'exportInvoices', ExportInvoicesParameters> {
  return ['exportInvoices', parameters];
}

/** Exports all invoices that match the filter as a CSV file, in the order of the list. Null parameters: no request. */
export function useExportInvoices(
  parameters: ExportInvoicesParameters | null,
  options?: QueryOptions<InvoiceCsv>,
): Query<InvoiceCsv> {
  return useQuery(
    parameters === null ? null : exportInvoicesKey(parameters),
    exportInvoices,
    options,
  );
}
