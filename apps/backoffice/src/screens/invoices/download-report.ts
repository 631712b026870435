import { exportInvoicesAddress } from '@tiyin/api/calls/invoices';
import type { InvoiceExtraColumn, InvoiceSort } from '@tiyin/api/types';
import type { InvoiceListQuery } from '../../addresses/invoice-list-address.ts';
import { beginDownload } from '../../lists/begin-download.ts';
import { shownAs, shownParameters, type ShownList } from './list-parameters.ts';

/** Downloads the filtered list under its name (INVOICE-57), in its order and with the shown extra columns (INVOICE-464). */
export function downloadReport(
  list: ShownList & { readonly sort: InvoiceSort },
  extras: readonly InvoiceExtraColumn[],
): void {
  const parameters = { ...shownParameters(list), ...shownAs(extras, list.sort) };
  beginDownload(exportInvoicesAddress(parameters), 'Invoices.csv');
}

/** Downloads chosen invoices of the list, whatever became of them since (OFFICE-481). */
export function downloadSelected(
  ids: readonly string[],
  { sort, terminalId }: Pick<InvoiceListQuery, 'sort' | 'terminalId'>,
  extras: readonly InvoiceExtraColumn[],
): void {
  const parameters = {
    invoiceIds: [...ids],
    ...(terminalId !== null && { terminalId }),
    ...shownAs(extras, sort),
  };
  beginDownload(exportInvoicesAddress(parameters), 'Invoices.csv');
}
