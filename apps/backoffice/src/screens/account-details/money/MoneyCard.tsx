import type { ApiProblem } from '@tiyin/api/errors';
import type { AccountMoney, AccountMoneyState } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { totalPages } from '@tiyin/domain/paging';
import { Badge, type BadgeTone } from '@tiyin/ui/badge';
import { Card } from '@tiyin/ui/card';
import { type DataColumn, DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { Link } from '@tiyin/ui/link';
import { Paginator } from '@tiyin/ui/paginator';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import { moneyAddress } from '../../../addresses/money-address.ts';
import { invoicePath } from '../../../routing/paths.ts';

/** The number of rows on a page. */
export const moneyPerPage = 10;

export interface MoneyCardProps {
  /** Missing until it has come. */
  readonly page: { readonly data: readonly AccountMoney[]; readonly total: number } | undefined;
  /** Zero-based. */
  readonly pageIndex: number;
  readonly onPageChange: (page: number) => void;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

const kinds = { transfer: 'Transfer', payout: 'Payout', return: 'Return' } as const;

const states: Readonly<Record<AccountMoneyState, { words: string; tone: BadgeTone }>> = {
  ASSIGNED: { words: 'Matched', tone: 'success' },
  UNMATCHED: { words: 'Unmatched', tone: 'warning' },
  REVERSED: { words: 'Taken back', tone: 'neutral' },
  REVERSAL: { words: 'Takes back', tone: 'neutral' },
  UNDER_WAY: { words: 'Under way', tone: 'primary' },
  PAID: { words: 'Paid', tone: 'success' },
  UNKNOWN: { words: 'Unknown', tone: 'error' },
  FAILED: { words: 'Failed', tone: 'neutral' },
};

const shortened = (id: string) => (id.length > 24 ? `${id.slice(0, 13)}…` : id);

function OwnLink({ externalId, id, kind }: AccountMoney) {
  const name = shortened(externalId ?? id);
  if (kind !== 'transfer') return name;
  return <Link href={moneyAddress({ tab: 'unmatched', item: id })}>{name}</Link>;
}

const columns: readonly DataColumn<AccountMoney>[] = [
  {
    id: 'createdDate',
    header: 'Time (UTC)',
    cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
    fold: 'bare',
  },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kinds[kind], fold: 'title' },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].words}</Badge>,
  },
  {
    id: 'id',
    header: 'Reference',
    cell: (row) => <OwnLink {...row} />,
    size: 'fill',
    hasControls: true,
  },
  {
    id: 'invoice',
    header: 'Invoice',
    cell: ({ invoiceId }) =>
      invoiceId === null ? (
        '—'
      ) : (
        <Link href={invoicePath(invoiceId)}>{`${invoiceId.slice(0, 13).toUpperCase()}…`}</Link>
      ),
    hasControls: true,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} sign="always" />,
    align: 'end',
    fold: 'aside',
  },
];

function Rows(props: MoneyCardProps) {
  const { isRetrying = false, onPageChange, onRetry, page, pageIndex, problem } = props;
  if (page === undefined && problem !== undefined) {
    return (
      <ErrorState title="The money did not load" onRetry={onRetry} isRetrying={isRetrying}>
        {problem.title}
      </ErrorState>
    );
  }
  const pages = totalPages(page?.total ?? 0, moneyPerPage);
  return (
    <Stack gap={16}>
      <DataTable
        label="Transfers and payouts"
        columns={columns}
        rows={page?.data ?? []}
        rowKey={({ id, kind }) => `${kind} ${id}`}
        isLoading={page === undefined}
        expectedRows={5}
        loadingLabel="Loading transfers and payouts"
        empty={
          <EmptyState title="No transfers or payouts">
            Money of customers that comes to this account or leaves it stands here.
          </EmptyState>
        }
        totalRows={page?.total ?? 0}
        rowsBefore={pageIndex * moneyPerPage}
      />
      {pages > 1 && (
        <Paginator
          label="Pages of transfers and payouts"
          page={pageIndex}
          totalPages={pages}
          onPageChange={onPageChange}
        />
      )}
    </Stack>
  );
}

/** The money of customers that came to the account or was paid from it (OFFICE-311). */
export function MoneyCard(props: MoneyCardProps) {
  return (
    <Card title="Transfers and payouts">
      <Rows {...props} />
    </Card>
  );
}
