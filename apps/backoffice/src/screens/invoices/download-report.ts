import { exportInvoicesAddress } from '@tiyin/api/calls/invoices';
import type { InvoiceExtraColumn } from '@tiyin/api/types';
import { beginDownload } from '../../lists/begin-download.ts';
import { includeParameter, shownParameters, type ShownList } from './list-parameters.ts';

/** Downloads the filtered list under its name (INVOICE-57), with the shown ones of the extra columns (INVOICE-464). */
export function downloadReport(list: ShownList, extras: readonly InvoiceExtraColumn[]): void {
  const parameters = { ...shownParameters(list), ...includeParameter(extras) };
  beginDownload(exportInvoicesAddress(parameters), 'Invoices.csv');
}

/** Downloads chosen invoices of the list, whatever became of them since (OFFICE-481). */
export function downloadSelected(
  ids: readonly string[],
  terminalId: number | null,
  extras: readonly InvoiceExtraColumn[],
): void {
  const parameters = {
    invoiceIds: [...ids],
    ...(terminalId !== null && { terminalId }),
    ...includeParameter(extras),
  };
  beginDownload(exportInvoicesAddress(parameters), 'Invoices.csv');
}
