import type { CustomerNote, CustomerTicket, InvoiceListItem } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Link } from '@tiyin/ui/link';
import { invoiceIdEnd } from '../../identifier/short-id.ts';
import { i18n } from '../../texts/i18n.ts';
import { invoicePath } from '../../routing/paths.ts';
import { InternalMark } from '../invoice-details/notes/InternalMark.tsx';
import { words } from '../invoice-details/notes/Notes.css.ts';
import { TimeCell } from '../invoice-details/sections/TimeCell.tsx';
import { ticketColumns } from '../invoice-details/support-history/ticket-columns.tsx';
import { invoiceColumns, terminalColumn } from '../invoices/columns.tsx';

/** A row of the list, with its terminal in place of the last change. */
export const customerInvoiceColumns: readonly DataColumn<InvoiceListItem>[] = [
  ...invoiceColumns.slice(0, 1),
  terminalColumn,
  ...invoiceColumns.slice(1).filter(({ id }) => id !== 'statusDate'),
];

/** Leads to the invoice of a row. */
const invoiceColumn: DataColumn<{ readonly invoiceId: string }> = {
  id: 'invoice',
  header: () => i18n.t('Invoice'),
  cell: ({ invoiceId }) => <Link href={invoicePath(invoiceId)}>{invoiceIdEnd(invoiceId)}</Link>,
  hasControls: true,
};

/** A ticket, with its invoice, where it is decided. */
export function customerTicketColumns(): readonly DataColumn<CustomerTicket>[] {
  return [
    ...ticketColumns(undefined, false).map(({ cell, header, id, size, fold }) => ({
      id,
      header,
      cell: ({ ticket }: CustomerTicket) => cell(ticket),
      ...(size !== undefined && { size }),
      ...(fold !== undefined && { fold }),
    })),
    invoiceColumn,
  ];
}

/** A note, with its invoice, where others are added. */
export const customerNoteColumns: readonly DataColumn<CustomerNote>[] = [
  {
    id: 'text',
    header: () => i18n.t('Note'),
    cell: ({ note }) => (
      <>
        <div className={words}>{note.text}</div>
        {note.isInternal && <InternalMark />}
      </>
    ),
    size: 'fill',
    fold: 'bare',
  },
  {
    id: 'author',
    header: () => i18n.t('Author'),
    cell: ({ note }) => note.author,
    fold: 'title',
  },
  {
    id: 'createdDate',
    header: () => i18n.t('Creation date (UTC)'),
    cell: ({ note }) => <TimeCell time={note.createdDate} />,
  },
  invoiceColumn,
];
