import { exportInvoicesAddress } from '@tiyin/api/calls/invoices';
import { beginDownload } from '../../lists/begin-download.ts';
import { shownParameters, type ShownList } from './list-parameters.ts';

/** Downloads the filtered list under its name (INVOICE-57). */
export function downloadReport(list: ShownList): void {
  beginDownload(exportInvoicesAddress(shownParameters(list)), 'Invoices.csv');
}
