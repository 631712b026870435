import { exportInvoicesAddress } from '@tiyin/api/calls/invoices';
import { toasts } from '@tiyin/ui/toast';
import { shownParameters, type ShownList } from './list-parameters.ts';

/** The name of the file (INVOICE-57). */
const FILE_NAME = 'Invoices.csv';

/**
 * Has the browser download what the filter shows. It streams to the disk by itself, however many
 * invoices there are; so nobody here knows when it ends, and only its beginning is said (OFFICE-35).
 */
export function downloadReport(list: ShownList): void {
  const link = document.createElement('a');
  link.href = exportInvoicesAddress(shownParameters(list));
  link.download = FILE_NAME;
  link.click();
  toasts.info('The download has begun');
}
