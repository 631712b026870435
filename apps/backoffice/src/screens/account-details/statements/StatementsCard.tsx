import type { ApiProblem } from '@tiyin/api/errors';
import type { Statement } from '@tiyin/api/types';
import { totalPages } from '@tiyin/domain/paging';
import { Badge } from '@tiyin/ui/badge';
import { Card } from '@tiyin/ui/card';
import { DataTable, type DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { Inline } from '@tiyin/ui/inline';
import { Paginator } from '@tiyin/ui/paginator';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { formatNames } from './statement-words.ts';

/** The number of statements on a page. */
export const statementsPerPage = 10;

export interface StatementsCardProps {
  /** Missing while loading. */
  readonly page: { readonly data: readonly Statement[]; readonly total: number } | undefined;
  /** Zero-based. */
  readonly pageIndex: number;
  readonly onPageChange: (page: number) => void;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The button to import another, for people who may. */
  readonly actions?: ReactNode;
}

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

function Rows(props: StatementsCardProps) {
  const { isRetrying = false, onPageChange, onRetry, page, pageIndex, problem } = props;
  if (page === undefined && problem !== undefined) {
    return (
      <ErrorState
        title={i18n.t('The statements did not load')}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        {problem.title}
      </ErrorState>
    );
  }
  const pages = totalPages(page?.total ?? 0, statementsPerPage);
  return (
    <Stack gap={16}>
      <DataTable
        label={i18n.t('Statements')}
        columns={columns}
        rows={page?.data ?? []}
        rowKey={({ id }) => String(id)}
        isLoading={page === undefined}
        expectedRows={2}
        loadingLabel={i18n.t('Loading statements')}
        empty={
          <EmptyState title={i18n.t('No statements')}>
            {i18n.t('Import the bank’s statement to compare its days with the ledger.')}
          </EmptyState>
        }
        totalRows={page?.total ?? 0}
        rowsBefore={pageIndex * statementsPerPage}
      />
      {pages > 1 && (
        <Paginator
          label={i18n.t('Pages of statements')}
          page={pageIndex}
          totalPages={pages}
          onPageChange={onPageChange}
        />
      )}
    </Stack>
  );
}

/** The bank's statements of the account (OFFICE-263). */
export function StatementsCard(props: StatementsCardProps) {
  return (
    <Card title={i18n.t('Bank statements')} actions={props.actions}>
      <Rows {...props} />
    </Card>
  );
}
