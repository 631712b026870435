import { exportInvoicesAddress } from '@tiyin/api/calls/invoices';
import type { InvoiceExtraColumn } from '@tiyin/api/types';
import { beginDownload } from '../../lists/begin-download.ts';
import { includeParameter, shownParameters, type ShownList } from './list-parameters.ts';

/** Downloads the filtered list under its name (INVOICE-57), with the shown ones of the extra columns (INVOICE-464). */
export function downloadReport(list: ShownList, extras: readonly InvoiceExtraColumn[]): void {
  const parameters = { ...shownParameters(list), ...includeParameter(extras) };
  beginDownload(exportInvoicesAddress(parameters), 'Invoices.csv');
}
