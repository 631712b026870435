import type { CustomerTicket, InvoiceListItem } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Link } from '@tiyin/ui/link';
import { invoicePath } from '../../routing/paths.ts';
import { ticketColumns } from '../invoice-details/support-history/ticket-columns.tsx';
import { invoiceColumns, terminalColumn } from '../invoices/columns.tsx';

/** A row of the list, with its terminal in place of the last change. */
export const customerInvoiceColumns: readonly DataColumn<InvoiceListItem>[] = [
  ...invoiceColumns.slice(0, 1),
  terminalColumn,
  ...invoiceColumns.slice(1).filter(({ id }) => id !== 'statusDate'),
];

/** A ticket, with its invoice, where it is decided. */
export const customerTicketColumns: readonly DataColumn<CustomerTicket>[] = [
  ...ticketColumns(undefined, false).map(({ cell, header, id, size, fold }) => ({
    id,
    header,
    cell: ({ ticket }: CustomerTicket) => cell(ticket),
    ...(size !== undefined && { size }),
    ...(fold !== undefined && { fold }),
  })),
  {
    id: 'invoice',
    header: 'Invoice',
    cell: ({ invoiceId }) => (
      <Link href={invoicePath(invoiceId)}>{invoiceId.slice(-12).toUpperCase()}</Link>
    ),
    hasControls: true,
  },
];
