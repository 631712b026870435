import type { InvoiceError, InvoiceEvent } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Identifier } from '@tiyin/ui/identifier';
import { i18n } from '../../../texts/i18n.ts';
import { eventText } from '../../event-words/event-texts.ts';
import { PersonId } from './LinkedId.tsx';
import { ProviderWords } from './ProviderWords.tsx';
import type { SectionTable } from './InvoiceSection.tsx';
import { TimeCell } from './TimeCell.tsx';

/** The description, with the reason that a person gave. */
function describe({ comment, description }: Pick<InvoiceEvent, 'comment' | 'description'>): string {
  const said = eventText(description);
  return comment === undefined ? said : `${said}: “${comment}”`;
}

const codeAndDescription: readonly DataColumn<
  Pick<InvoiceEvent, 'code' | 'comment' | 'description'>
>[] = [
  {
    id: 'code',
    header: () => i18n.t('Code'),
    cell: ({ code }) => <Identifier>{code}</Identifier>,
  },
  {
    id: 'description',
    header: () => i18n.t('Description'),
    cell: describe,
    size: 'fill',
    fold: 'title',
  },
];

/** The errors: code, description, the provider's code and words, and time (INVOICE-59, INVOICE-468). */
export const errorTable: SectionTable<InvoiceError> = {
  title: () => i18n.t('Errors'),
  emptyText: () => i18n.t('No errors'),
  rowKey: ({ id }) => String(id),
  columns: [
    ...codeAndDescription,
    {
      id: 'provider',
      header: () => i18n.t('Provider'),
      cell: ({ provider }) => <ProviderWords reason={provider} />,
      size: 'fill',
    },
    {
      id: 'time',
      header: () => i18n.t('Time (UTC)'),
      cell: ({ eventTime }) => <TimeCell time={eventTime} />,
    },
  ],
};

/** Everything that happened: code, description, event time, user id (INVOICE-12, INVOICE-217). */
export const eventTable: SectionTable<InvoiceEvent> = {
  title: () => i18n.t('Event Log'),
  emptyText: () => i18n.t('No events'),
  rowKey: ({ id }) => String(id),
  columns: [
    ...codeAndDescription,
    {
      id: 'time',
      header: () => i18n.t('Event time (UTC)'),
      cell: ({ eventTime }) => <TimeCell time={eventTime} />,
    },
    {
      id: 'user',
      header: () => i18n.t('User ID'),
      cell: ({ userId }) => (userId === null ? '—' : <PersonId id={userId} />),
    },
  ],
};
