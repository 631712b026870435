import type { Statement } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { Card } from '@tiyin/ui/card';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { LoadedTable } from '@tiyin/ui/loaded-table';
import type { ReactNode } from 'react';
import { type PagedRows, loadedRowsOf } from '../../../lists/paged-rows.ts';
import { formatDayUtc, formatShortUtc } from '../../../texts/formats.ts';
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

function daysOf({ firstDay, lastDay }: Statement): string {
  if (firstDay === null) return '—';
  const first = formatDayUtc(firstDay);
  return lastDay === null || lastDay === firstDay ? first : `${first} – ${formatDayUtc(lastDay)}`;
}

const columns: readonly DataColumn<Statement>[] = [
  {
    id: 'createdDate',
    header: () => i18n.t('Imported (UTC)'),
    cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
    fold: 'bare',
  },
  {
    id: 'fileName',
    header: () => i18n.t('File'),
    cell: (statement) => <FileName {...statement} />,
    size: 'fill',
    fold: 'title',
  },
  {
    id: 'format',
    header: () => i18n.t('Format'),
    cell: ({ format }) => formatNames[format],
  },
  {
    id: 'days',
    header: () => i18n.t('Days'),
    cell: daysOf,
  },
  {
    id: 'personName',
    header: () => i18n.t('By'),
    cell: ({ personName }) => personName ?? '—',
  },
  {
    id: 'newLines',
    header: () => i18n.t('New lines'),
    cell: ({ newLines }) => String(newLines),
    align: 'end',
  },
  {
    id: 'lines',
    header: () => i18n.t('Lines'),
    cell: ({ lines }) => String(lines),
    align: 'end',
    fold: 'aside',
  },
];

export interface StatementsCardProps extends PagedRows<Statement> {
  /** Of people who may. */
  readonly actions?: ReactNode;
}

/** The bank’s statements of the account (OFFICE-263). */
export function StatementsCard(props: StatementsCardProps) {
  return (
    <Card title={i18n.t('Bank statements')} actions={props.actions}>
      <LoadedTable
        label={i18n.t('Statements')}
        columns={columns}
        rowKey={({ id }) => String(id)}
        expectedRows={2}
        loadingLabel={i18n.t('Loading statements')}
        failedTitle={i18n.t('The statements did not load')}
        empty={
          <EmptyState title={i18n.t('No statements')}>
            {i18n.t('Import the bank’s statement to compare its days with the ledger.')}
          </EmptyState>
        }
        {...loadedRowsOf(props, { label: i18n.t('Pages of statements'), size: statementsPerPage })}
      />
    </Card>
  );
}
