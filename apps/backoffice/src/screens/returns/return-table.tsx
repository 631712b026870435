import { Badge } from '@tiyin/ui/badge';
import { Money } from '@tiyin/ui/payments/money';
import type { SectionTable } from '../invoice-details/sections/InvoiceSection.tsx';
import { ProviderWords } from '../invoice-details/sections/ProviderWords.tsx';
import { TimeCell } from '../invoice-details/sections/TimeCell.tsx';
import type { ReturnRow } from './return-rows.ts';

/** The returns of a transfer or an invoice, also those that failed or wait for a second person. */
export const returnTable: SectionTable<ReturnRow> = {
  title: 'Returns',
  emptyText: 'No returns',
  rowKey: ({ id }) => id,
  columns: [
    {
      id: 'state',
      header: 'State',
      cell: ({ state: [words, tone] }) => <Badge tone={tone}>{words}</Badge>,
      fold: 'title',
    },
    {
      id: 'amount',
      header: 'Amount',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      align: 'end',
      fold: 'aside',
    },
    {
      id: 'createDate',
      header: 'Requested (UTC)',
      cell: ({ createDate }) => <TimeCell time={createDate} />,
    },
    { id: 'route', header: 'From and to', cell: ({ route }) => route ?? '–' },
    { id: 'personName', header: 'By', cell: ({ personName }) => personName },
    { id: 'reason', header: 'Reason', cell: ({ reason }) => reason, size: 'fill' },
    {
      id: 'refusal',
      header: 'Provider',
      cell: ({ refusal }) => <ProviderWords reason={refusal} />,
      size: 'fill',
    },
  ],
};
