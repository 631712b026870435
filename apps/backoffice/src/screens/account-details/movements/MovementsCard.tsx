import type { ApiProblem } from '@tiyin/api/errors';
import type { AccountMovement } from '@tiyin/api/types';
import { totalPages } from '@tiyin/domain/paging';
import { Card } from '@tiyin/ui/card';
import { DataTable, type DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { Paginator } from '@tiyin/ui/paginator';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';

/** The number of movements on a page. */
export const movementsPerPage = 10;

export interface MovementsCardProps {
  /** Missing until they have come. */
  readonly page: { readonly data: readonly AccountMovement[]; readonly total: number } | undefined;
  /** Zero-based. */
  readonly pageIndex: number;
  readonly onPageChange: (page: number) => void;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The button to book another, for people who may. */
  readonly actions?: ReactNode;
}

/** A direction in words (LEDGER-24). */
const directionNames = {
  get TOP_UP() {
    return i18n.t('Top-up');
  },
  get SWEEP() {
    return i18n.t('Sweep');
  },
} as const;

const columns: readonly DataColumn<AccountMovement>[] = [
  {
    id: 'createdDate',
    get header() {
      return i18n.t('Booked (UTC)');
    },
    cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
    fold: 'bare',
  },
  {
    id: 'direction',
    get header() {
      return i18n.t('Direction');
    },
    cell: ({ direction }) => directionNames[direction],
    fold: 'title',
  },
  {
    id: 'comment',
    get header() {
      return i18n.t('Comment');
    },
    cell: ({ comment }) => comment,
    size: 'fill',
  },
  {
    id: 'personName',
    get header() {
      return i18n.t('By');
    },
    cell: ({ personName }) => personName ?? i18n.t('Demo'),
  },
  {
    id: 'amount',
    get header() {
      return i18n.t('Amount');
    },
    cell: ({ amount, currency, direction }) => (
      <Money amount={direction === 'SWEEP' ? -amount : amount} currency={currency} sign="always" />
    ),
    align: 'end',
    fold: 'aside',
  },
];

function Rows(props: MovementsCardProps) {
  const { isRetrying = false, onPageChange, onRetry, page, pageIndex, problem } = props;
  if (page === undefined && problem !== undefined) {
    return (
      <ErrorState
        title={i18n.t('The movements did not load')}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        {problem.title}
      </ErrorState>
    );
  }
  const pages = totalPages(page?.total ?? 0, movementsPerPage);
  return (
    <Stack gap={16}>
      <DataTable
        label={i18n.t('Movements')}
        columns={columns}
        rows={page?.data ?? []}
        rowKey={({ id }) => String(id)}
        isLoading={page === undefined}
        expectedRows={3}
        loadingLabel={i18n.t('Loading movements')}
        empty={
          <EmptyState title={i18n.t('No movements')}>
            {i18n.t('Money moved to or from this account by hand stands here.')}
          </EmptyState>
        }
        totalRows={page?.total ?? 0}
        rowsBefore={pageIndex * movementsPerPage}
      />
      {pages > 1 && (
        <Paginator
          label={i18n.t('Pages of movements')}
          page={pageIndex}
          totalPages={pages}
          onPageChange={onPageChange}
        />
      )}
    </Stack>
  );
}

/** The money that staff moved between the account and the outside (LEDGER-24). */
export function MovementsCard(props: MovementsCardProps) {
  return (
    <Card title={i18n.t('Movements')} actions={props.actions}>
      <Rows {...props} />
    </Card>
  );
}
