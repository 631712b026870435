import type { InvoiceError, InvoiceEvent } from '@tiyin/api/types';
import { Identifier } from '../../../identifier/Identifier.tsx';
import { ProviderWords } from './ProviderWords.tsx';
import type { SectionTable } from './InvoiceSection.tsx';
import { TimeCell } from './TimeCell.tsx';

/** The description, with the reason that a person gave. */
function describe({ comment, description }: Pick<InvoiceEvent, 'comment' | 'description'>): string {
  return comment === undefined ? description : `${description}: “${comment}”`;
}

/** The errors: code, description, the provider's code and words, and time (INVOICE-59, INVOICE-468). */
export const errorTable: SectionTable<InvoiceError> = {
  title: 'Errors',
  emptyText: 'No errors',
  rowKey: ({ id }) => String(id),
  columns: [
    { id: 'code', header: 'Code', cell: ({ code }) => <Identifier>{code}</Identifier> },
    { id: 'description', header: 'Description', cell: describe, size: 'fill', fold: 'title' },
    {
      id: 'provider',
      header: 'Provider',
      cell: ({ provider }) => <ProviderWords reason={provider} />,
      size: 'fill',
    },
    { id: 'time', header: 'Time (UTC)', cell: ({ eventTime }) => <TimeCell time={eventTime} /> },
  ],
};

/** Everything that happened: code, description, event time, user id (INVOICE-12). */
export const eventTable: SectionTable<InvoiceEvent> = {
  title: 'Event Log',
  emptyText: 'No events',
  rowKey: ({ id }) => String(id),
  columns: [
    { id: 'code', header: 'Code', cell: ({ code }) => code, fold: 'title' },
    {
      id: 'description',
      header: 'Description',
      cell: describe,
      size: 'fill',
      fold: 'bare',
    },
    {
      id: 'time',
      header: 'Event time (UTC)',
      cell: ({ eventTime }) => <TimeCell time={eventTime} />,
    },
    {
      id: 'user',
      header: 'User ID',
      cell: ({ userId }) => (userId === null ? '–' : String(userId)),
      align: 'end',
    },
  ],
};
