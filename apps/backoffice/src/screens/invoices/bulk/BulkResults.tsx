import { Badge, type BadgeTone } from '@tiyin/ui/badge';
import { DataTable, type DataColumn } from '@tiyin/ui/data-table';
import { Link } from '@tiyin/ui/link';
import { invoiceIdEnd } from '../../../identifier/short-id.ts';
import { formatMoney } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { invoicePath } from '../../../routing/paths.ts';
import type { BulkResult } from './bulk-work.ts';

const outcomes: Readonly<Record<BulkResult['outcome'], readonly [() => string, BadgeTone]>> = {
  possible: [() => i18n.t('Possible'), 'primary'],
  made: [() => i18n.t('Done'), 'success'],
  requested: [() => i18n.t('Requested'), 'primary'],
  refused: [() => i18n.t('Not done'), 'error'],
};

const columns: readonly DataColumn<BulkResult>[] = [
  {
    id: 'invoice',
    header: () => i18n.t('Invoice'),
    cell: ({ invoice: { invoiceId } }) => (
      <Link href={invoicePath(invoiceId)}>{invoiceIdEnd(invoiceId)}</Link>
    ),
    hasControls: true,
    fold: 'title',
  },
  {
    id: 'amount',
    header: () => i18n.t('Amount'),
    cell: ({ invoice: { amount, currency } }) => formatMoney(BigInt(amount), currency),
    align: 'end',
    fold: 'aside',
  },
  {
    id: 'outcome',
    header: () => i18n.t('Result'),
    cell: ({ outcome }) => {
      const [words, tone] = outcomes[outcome];
      return <Badge tone={tone}>{words()}</Badge>;
    },
  },
  {
    id: 'words',
    header: () => i18n.t('Details'),
    cell: ({ words }) => words,
    size: 'fill',
    fold: 'bare',
  },
];

/** The result of each invoice, in the order of the list (OFFICE-301). */
export function BulkResults({ results }: { readonly results: readonly BulkResult[] }) {
  return (
    <DataTable
      label={i18n.t('Results')}
      columns={columns}
      rows={results}
      rowKey={({ invoice }) => invoice.invoiceId}
      empty={null}
    />
  );
}
