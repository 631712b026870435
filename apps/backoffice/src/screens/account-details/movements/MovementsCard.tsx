import type { AccountMovement } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { LoadedTable } from '@tiyin/ui/loaded-table';
import { Money } from '@tiyin/ui/payments/money';
import type { ReactNode } from 'react';
import { type PagedRows, loadedRowsOf } from '../../../lists/paged-rows.ts';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';

/** The number of movements on a page. */
export const movementsPerPage = 10;

/** A direction in words (LEDGER-24). */
const directionNames = lateTexts({
  TOP_UP: () => i18n.t('Top-up'),
  SWEEP: () => i18n.t('Sweep'),
});

const columns: readonly DataColumn<AccountMovement>[] = [
  {
    id: 'createdDate',
    header: () => i18n.t('Booked (UTC)'),
    cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
    fold: 'bare',
  },
  {
    id: 'direction',
    header: () => i18n.t('Direction'),
    cell: ({ direction }) => directionNames[direction],
    fold: 'title',
  },
  {
    id: 'comment',
    header: () => i18n.t('Comment'),
    cell: ({ comment }) => comment,
    size: 'fill',
  },
  {
    id: 'personName',
    header: () => i18n.t('By'),
    cell: ({ personName }) => personName ?? i18n.t('Demo'),
  },
  {
    id: 'amount',
    header: () => i18n.t('Amount'),
    cell: ({ amount, currency, direction }) => (
      <Money amount={direction === 'SWEEP' ? -amount : amount} currency={currency} sign="always" />
    ),
    align: 'end',
    fold: 'aside',
  },
];

export interface MovementsCardProps extends PagedRows<AccountMovement> {
  /** Of people who may. */
  readonly actions?: ReactNode;
}

/** The money that staff moved between the account and the outside (LEDGER-24). */
export function MovementsCard(props: MovementsCardProps) {
  return (
    <Card title={i18n.t('Movements')} actions={props.actions}>
      <LoadedTable
        label={i18n.t('Movements')}
        columns={columns}
        rowKey={({ id }) => String(id)}
        expectedRows={3}
        loadingLabel={i18n.t('Loading movements')}
        failedTitle={i18n.t('The movements did not load')}
        empty={
          <EmptyState title={i18n.t('No movements')}>
            {i18n.t('Money moved to or from this account by hand stands here.')}
          </EmptyState>
        }
        {...loadedRowsOf(props, { label: i18n.t('Pages of movements'), size: movementsPerPage })}
      />
    </Card>
  );
}
