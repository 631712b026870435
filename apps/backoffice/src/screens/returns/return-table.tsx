import { Badge } from '@tiyin/ui/badge';
import { Money } from '@tiyin/ui/payments/money';
import { i18n } from '../../texts/i18n.ts';
import type { SectionTable } from '../invoice-details/sections/InvoiceSection.tsx';
import { ProviderWords } from '../invoice-details/sections/ProviderWords.tsx';
import { TimeCell } from '../invoice-details/sections/TimeCell.tsx';
import type { ReturnRow } from './return-rows.ts';

/** The returns of a transfer or an invoice, also those that failed or wait for a second person. */
export const returnTable: SectionTable<ReturnRow> = {
  title: () => i18n.t('Returns'),
  emptyText: () => i18n.t('No returns'),
  rowKey: ({ id }) => id,
  columns: [
    {
      id: 'state',
      header: () => i18n.t('State'),
      cell: ({ state: [words, tone] }) => <Badge tone={tone}>{words}</Badge>,
      fold: 'title',
    },
    {
      id: 'amount',
      header: () => i18n.t('Amount'),
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      align: 'end',
      fold: 'aside',
    },
    {
      id: 'createDate',
      header: () => i18n.t('Requested (UTC)'),
      cell: ({ createDate }) => <TimeCell time={createDate} />,
    },
    {
      id: 'route',
      header: () => i18n.t('From and to'),
      cell: ({ route }) => route ?? '—',
    },
    {
      id: 'personName',
      header: () => i18n.t('By'),
      cell: ({ personName }) => personName,
    },
    {
      id: 'reason',
      header: () => i18n.t('Reason'),
      cell: ({ reason }) => reason,
      size: 'fill',
    },
    {
      id: 'refusal',
      header: () => i18n.t('Provider'),
      cell: ({ refusal }) => <ProviderWords reason={refusal} />,
      size: 'fill',
    },
  ],
};
