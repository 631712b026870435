import type { AccountMovement } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Money } from '@tiyin/ui/payments/money';
import { PagedCard, type PagedCardAnswer } from '../../../lists/PagedCard.tsx';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';

/** The number of movements on a page. */
export const movementsPerPage = 10;

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

/** The money that staff moved between the account and the outside (LEDGER-24). */
export function MovementsCard(props: PagedCardAnswer<AccountMovement>) {
  return (
    <PagedCard
      {...props}
      title={i18n.t('Movements')}
      columns={columns}
      rowsPerPage={movementsPerPage}
      expectedRows={3}
      words={{
        label: i18n.t('Movements'),
        loading: i18n.t('Loading movements'),
        failed: i18n.t('The movements did not load'),
        pages: i18n.t('Pages of movements'),
      }}
      empty={
        <EmptyState title={i18n.t('No movements')}>
          {i18n.t('Money moved to or from this account by hand stands here.')}
        </EmptyState>
      }
    />
  );
}
