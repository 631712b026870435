import type { AccountDay } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { Card } from '@tiyin/ui/card';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { LoadedTable } from '@tiyin/ui/loaded-table';
import { Money } from '@tiyin/ui/payments/money';
import type { ReactNode } from 'react';
import { type PagedRows, loadedRowsOf } from '../../../lists/paged-rows.ts';
import { formatAmount, formatDayUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { dayStates } from './day-words.ts';

/** The number of days on a page. */
export const daysPerPage = 10;

export interface DaysCardProps extends PagedRows<AccountDay> {
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
  return <Badge tone={tone}>{label()}</Badge>;
}

const columns: readonly DataColumn<AccountDay>[] = [
  {
    id: 'day',
    header: () => i18n.t('Day (UTC)'),
    cell: ({ day }) => formatDayUtc(day),
    fold: 'title',
  },
  {
    id: 'state',
    header: () => i18n.t('State'),
    cell: (day) => <State {...day} />,
    fold: 'aside',
  },
  {
    id: 'bankIn',
    header: () => i18n.t('Bank in'),
    cell: (day) => bankFigure(day, 'in'),
    align: 'end',
  },
  {
    id: 'ledgerIn',
    header: () => i18n.t('Ledger in'),
    cell: (day) => figure(day.ledger.in, day),
    align: 'end',
  },
  {
    id: 'bankOut',
    header: () => i18n.t('Bank out'),
    cell: (day) => bankFigure(day, 'out'),
    align: 'end',
  },
  {
    id: 'ledgerOut',
    header: () => i18n.t('Ledger out'),
    cell: (day) => figure(day.ledger.out, day),
    align: 'end',
  },
  {
    id: 'difference',
    header: () => i18n.t('Difference'),
    cell: (day) => <Difference {...day} />,
    align: 'end',
  },
];

/** The bank's days beside the ledger's (OFFICE-264). */
export function DaysCard(props: DaysCardProps) {
  const review = {
    id: 'open',
    header: i18n.t('Actions'),
    cell: props.renderReview,
    hasControls: true,
    fold: 'bare',
  } as const;
  return (
    <Card title={i18n.t('Reconciliation')}>
      <LoadedTable
        label={i18n.t('Days')}
        columns={[...columns, review]}
        rowKey={({ day }) => day}
        expectedRows={daysPerPage}
        loadingLabel={i18n.t('Loading days')}
        failedTitle={i18n.t('The days did not load')}
        empty={
          <EmptyState title={i18n.t('No days yet')}>
            {i18n.t('The first day is that of the first money on the account.')}
          </EmptyState>
        }
        {...loadedRowsOf(props, { label: i18n.t('Pages of days'), size: daysPerPage })}
      />
    </Card>
  );
}
