import { exportInvoicesAddress } from '@tiyin/api/calls/invoices';
import { toasts } from '@tiyin/ui/toast';
import { shownParameters, type ShownList } from './list-parameters.ts';

/** The name of the file (INVOICE-57). */
const FILE_NAME = 'Invoices.csv';

/**
 * Makes the browser download the filtered list. It streams to the disk, for any number of invoices;
 * the page cannot see when it ends, so only the start is reported (OFFICE-35).
 */
export function downloadReport(list: ShownList): void {
  const link = document.createElement('a');
  link.href = exportInvoicesAddress(shownParameters(list));
  link.download = FILE_NAME;
  link.click();
  toasts.info('The download has begun');
}
