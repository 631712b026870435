import type { ApiProblem } from '@tiyin/api/errors';
import type { AccountDay } from '@tiyin/api/types';
import { totalPages } from '@tiyin/domain/paging';
import { Badge } from '@tiyin/ui/badge';
import { Card } from '@tiyin/ui/card';
import { DataTable, type DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { Paginator } from '@tiyin/ui/paginator';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { formatAmount, formatDayUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { dayStates } from './day-words.ts';

/** The number of days on a page. */
export const daysPerPage = 10;

export interface DaysCardProps {
  /** Missing while loading. */
  readonly page: { readonly data: readonly AccountDay[]; readonly total: number } | undefined;
  /** Zero-based. */
  readonly pageIndex: number;
  readonly onPageChange: (page: number) => void;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The button that opens a day. */
  readonly renderReview: (day: AccountDay) => ReactNode;
}

function Difference({ currency, difference, state }: AccountDay) {
  if (state === 'NO_STATEMENT') return '—';
  return <Money amount={difference} currency={currency} sign="always" />;
}

/* The currency stands once in a row: with it in every figure, the table is wider than a small laptop. */
const figure = (amount: number, { currency }: AccountDay) =>
  formatAmount(amount, currency.dimension);

/** The bank's figure of a day; a day without a statement has none. */
function bankFigure(day: AccountDay, flow: 'in' | 'out'): string {
  return day.state === 'NO_STATEMENT' ? '—' : figure(day.bank[flow], day);
}

function State({ state }: AccountDay) {
  const { label, tone } = dayStates[state];
  return <Badge tone={tone}>{label}</Badge>;
}

const columns: readonly DataColumn<AccountDay>[] = [
  {
    id: 'day',
    get header() {
      return i18n.t('Day (UTC)');
    },
    cell: ({ day }) => formatDayUtc(day),
    fold: 'title',
  },
  {
    id: 'state',
    get header() {
      return i18n.t('State');
    },
    cell: (day) => <State {...day} />,
    fold: 'aside',
  },
  {
    id: 'bankIn',
    get header() {
      return i18n.t('Bank in');
    },
    cell: (day) => bankFigure(day, 'in'),
    align: 'end',
  },
  {
    id: 'ledgerIn',
    get header() {
      return i18n.t('Ledger in');
    },
    cell: (day) => figure(day.ledger.in, day),
    align: 'end',
  },
  {
    id: 'bankOut',
    get header() {
      return i18n.t('Bank out');
    },
    cell: (day) => bankFigure(day, 'out'),
    align: 'end',
  },
  {
    id: 'ledgerOut',
    get header() {
      return i18n.t('Ledger out');
    },
    cell: (day) => figure(day.ledger.out, day),
    align: 'end',
  },
  {
    id: 'difference',
    get header() {
      return i18n.t('Difference');
    },
    cell: (day) => <Difference {...day} />,
    align: 'end',
  },
];

function Rows(props: DaysCardProps) {
  const {
    isRetrying = false,
    onPageChange,
    onRetry,
    renderReview,
    page,
    pageIndex,
    problem,
  } = props;
  if (page === undefined && problem !== undefined) {
    return (
      <ErrorState title={i18n.t('The days did not load')} onRetry={onRetry} isRetrying={isRetrying}>
        {problem.title}
      </ErrorState>
    );
  }
  const pages = totalPages(page?.total ?? 0, daysPerPage);
  return (
    <Stack gap={16}>
      <DataTable
        label={i18n.t('Days')}
        columns={[
          ...columns,
          { id: 'open', header: i18n.t('Actions'), cell: renderReview, hasControls: true },
        ]}
        rows={page?.data ?? []}
        rowKey={({ day }) => day}
        isLoading={page === undefined}
        expectedRows={daysPerPage}
        loadingLabel={i18n.t('Loading days')}
        empty={
          <EmptyState title={i18n.t('No days yet')}>
            {i18n.t('The first day is that of the first money on the account.')}
          </EmptyState>
        }
        totalRows={page?.total ?? 0}
        rowsBefore={pageIndex * daysPerPage}
      />
      {pages > 1 && (
        <Paginator
          label={i18n.t('Pages of days')}
          page={pageIndex}
          totalPages={pages}
          onPageChange={onPageChange}
        />
      )}
    </Stack>
  );
}

/** The bank's days beside the ledger's (OFFICE-264). */
export function DaysCard(props: DaysCardProps) {
  return (
    <Card title={i18n.t('Reconciliation')}>
      <Rows {...props} />
    </Card>
  );
}
