import type { Statement } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { PagedCard, type PagedCardAnswer } from '../../../lists/PagedCard.tsx';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { formatNames } from './statement-words.ts';

/** The number of statements on a page. */
export const statementsPerPage = 10;

function FileName({ fileName, format, matching }: Statement) {
  return (
    <Inline as="span" gap={8}>
      {fileName ?? formatNames[format]}
      {matching > 0 && <Badge tone="primary">{i18n.t('Matching {matching}', { matching })}</Badge>}
    </Inline>
  );
}

const columns: readonly DataColumn<Statement>[] = [
  {
    id: 'createdDate',
    get header() {
      return i18n.t('Imported (UTC)');
    },
    cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
    fold: 'bare',
  },
  {
    id: 'fileName',
    get header() {
      return i18n.t('File');
    },
    cell: (statement) => <FileName {...statement} />,
    size: 'fill',
    fold: 'title',
  },
  {
    id: 'format',
    get header() {
      return i18n.t('Format');
    },
    cell: ({ format }) => formatNames[format],
  },
  {
    id: 'days',
    get header() {
      return i18n.t('Days');
    },
    cell: ({ firstDay, lastDay }) =>
      firstDay === null ? '—' : firstDay === lastDay ? firstDay : `${firstDay} – ${lastDay ?? ''}`,
  },
  {
    id: 'personName',
    get header() {
      return i18n.t('By');
    },
    cell: ({ personName }) => personName ?? '—',
  },
  {
    id: 'newLines',
    get header() {
      return i18n.t('New lines');
    },
    cell: ({ newLines }) => String(newLines),
    align: 'end',
  },
  {
    id: 'lines',
    get header() {
      return i18n.t('Lines');
    },
    cell: ({ lines }) => String(lines),
    align: 'end',
    fold: 'aside',
  },
];

/** The bank’s statements of the account (OFFICE-263). */
export function StatementsCard(props: PagedCardAnswer<Statement>) {
  return (
    <PagedCard
      {...props}
      title={i18n.t('Bank statements')}
      columns={columns}
      rowsPerPage={statementsPerPage}
      expectedRows={2}
      words={{
        label: i18n.t('Statements'),
        loading: i18n.t('Loading statements'),
        failed: i18n.t('The statements did not load'),
        pages: i18n.t('Pages of statements'),
      }}
      empty={
        <EmptyState title={i18n.t('No statements')}>
          {i18n.t('Import the bank’s statement to compare its days with the ledger.')}
        </EmptyState>
      }
    />
  );
}
