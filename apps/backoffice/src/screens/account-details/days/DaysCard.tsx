import type { ApiProblem } from '@tiyin/api/errors';
import type { AccountDay } from '@tiyin/api/types';
import { formatAmount } from '@tiyin/domain/money';
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
  { id: 'day', header: 'Day (UTC)', cell: ({ day }) => day, fold: 'title' },
  { id: 'state', header: 'State', cell: (day) => <State {...day} />, fold: 'aside' },
  {
    id: 'bankIn',
    header: 'Bank in',
    cell: (day) => bankFigure(day, 'in'),
    align: 'end',
  },
  {
    id: 'ledgerIn',
    header: 'Ledger in',
    cell: (day) => figure(day.ledger.in, day),
    align: 'end',
  },
  {
    id: 'bankOut',
    header: 'Bank out',
    cell: (day) => bankFigure(day, 'out'),
    align: 'end',
  },
  {
    id: 'ledgerOut',
    header: 'Ledger out',
    cell: (day) => figure(day.ledger.out, day),
    align: 'end',
  },
  {
    id: 'difference',
    header: 'Difference',
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
      <ErrorState title="The days did not load" onRetry={onRetry} isRetrying={isRetrying}>
        {problem.title}
      </ErrorState>
    );
  }
  const pages = totalPages(page?.total ?? 0, daysPerPage);
  return (
    <Stack gap={16}>
      <DataTable
        label="Days"
        columns={[
          ...columns,
          { id: 'open', header: 'Actions', cell: renderReview, hasControls: true },
        ]}
        rows={page?.data ?? []}
        rowKey={({ day }) => day}
        isLoading={page === undefined}
        expectedRows={daysPerPage}
        loadingLabel="Loading days"
        empty={
          <EmptyState title="No days yet">
            The first day is that of the first money on the account.
          </EmptyState>
        }
        totalRows={page?.total ?? 0}
        rowsBefore={pageIndex * daysPerPage}
      />
      {pages > 1 && (
        <Paginator
          label="Pages of days"
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
    <Card title="Reconciliation">
      <Rows {...props} />
    </Card>
  );
}
