import type { AccountSort, ListedPaymentAccount } from '@tiyin/api/types';
import { methodByName } from '@tiyin/domain/requisites';
import { Badge } from '@tiyin/ui/badge';
import type { DataColumn, SortDescriptor } from '@tiyin/ui/data-table';
import { AlertIcon } from '@tiyin/ui/icon';
import { Identifier } from '@tiyin/ui/identifier';
import { Inline } from '@tiyin/ui/inline';
import { Money } from '@tiyin/ui/payments/money';
import { TestBadge } from '@tiyin/ui/payments/test-badge';
import { Switch } from '@tiyin/ui/switch';
import { i18n } from '../../texts/i18n.ts';
import { LimitMeter, percentOf, usedWords } from '../account-details/summary/LimitMeter.tsx';
import { lines, pair, quiet, use } from './account-columns.css.ts';

/** An account as the table shows it. */
export interface AccountRow extends ListedPaymentAccount {
  /** It is being turned on or off; `enabled` is the requested state. */
  readonly isPending: boolean;
}

/** Turns an account on or off. */
export type ToggleAccount = (account: ListedPaymentAccount, enabled: boolean) => void;

const columns: readonly DataColumn<AccountRow>[] = [
  {
    id: 'id',
    header: () => i18n.t('ID'),
    cell: ({ id }) => <Identifier>{String(id)}</Identifier>,
    allowsSorting: true,
  },
  {
    id: 'providerName',
    header: () => i18n.t('Provider name'),
    cell: (row) => <Source {...row} />,
    fold: 'title',
  },
  {
    id: 'paymentMethodName',
    header: () => i18n.t('Payment method'),
    cell: (row) => <Destination {...row} />,
  },
  {
    id: 'bankName',
    header: () => i18n.t('Bank name'),
    cell: ({ bankName }) => bankName ?? '—',
    size: 'fill',
  },
  {
    id: 'use',
    header: () => i18n.t('Balance and limit'),
    cell: (row) => <Standing {...row} />,
    allowsSorting: true,
    fold: 'block',
  },
  {
    id: 'health',
    header: () => i18n.t('Health'),
    cell: (row) => <Health {...row} />,
  },
];

function Source({ isTest, pools, providerName }: AccountRow) {
  return (
    <span className={lines}>
      <Inline as="span" gap={8}>
        {providerName}
        {isTest && <TestBadge />}
      </Inline>
      <span className={quiet}>{pools.length === 0 ? i18n.t('In no pool') : pools.join(', ')}</span>
    </span>
  );
}

function Destination({ lastFour, paymentMethodName }: AccountRow) {
  return (
    <span className={pair}>
      {methodByName(paymentMethodName)?.displayName ?? paymentMethodName}
      {lastFour === null ? (
        <span className={quiet}>{i18n.t('No number yet')}</span>
      ) : (
        <Identifier>{`•••• ${lastFour}`}</Identifier>
      )}
    </span>
  );
}

function Standing({ balance, currency, expected, limit }: AccountRow) {
  const figures = { balance, currency, expected, limit };
  return (
    <span className={lines}>
      <Money amount={balance} currency={currency} />
      <span className={use}>
        <LimitMeter {...figures} />
        <span className={quiet}>{usedWords(figures)}</span>
      </span>
    </span>
  );
}

/** Why the account needs a person, or that it does not (OFFICE-312). */
function Health(row: AccountRow) {
  if (row.pausedDate !== null) {
    return (
      <Badge tone="warning" mark={AlertIcon}>
        {i18n.t('Paused')}
      </Badge>
    );
  }
  if (row.lastFour === null) return <Badge tone="neutral">{i18n.t('No number')}</Badge>;
  if (row.pools.length === 0) return <Badge tone="neutral">{i18n.t('No pool')}</Badge>;
  const percent = percentOf(row);
  if (percent >= 100) return <Badge tone="error">{i18n.t('Full')}</Badge>;
  return percent >= 90 ? (
    <Badge tone="warning">{i18n.t('Near limit')}</Badge>
  ) : (
    <>{i18n.t('Good')}</>
  );
}

/** The order of the rows as the table marks it. */
export function sortOf(sort: AccountSort): SortDescriptor {
  const column = sort === 'newest' || sort === 'oldest' ? 'id' : 'use';
  const isDescending = sort === 'newest' || sort === 'most_used';
  return { column, direction: isDescending ? 'descending' : 'ascending' };
}

/** The order that a pressed heading requests; another one than before begins with the newest or the fullest. */
export function orderOf({ column, direction }: SortDescriptor, before: AccountSort): AccountSort {
  const isDescending = direction === 'descending' || sortOf(before).column !== column;
  if (column === 'id') return isDescending ? 'newest' : 'oldest';
  return isDescending ? 'most_used' : 'least_used';
}

function ReadOnlyState({ enabled }: AccountRow) {
  return enabled ? (
    <Badge tone="success">{i18n.t('On')}</Badge>
  ) : (
    <Badge tone="neutral">{i18n.t('Off')}</Badge>
  );
}

/** The columns (OFFICE-71); for people who may edit, the last one turns the account on and off. */
export function accountColumns(
  onToggle: ToggleAccount | undefined,
): readonly DataColumn<AccountRow>[] {
  const column = { id: 'enabled', header: i18n.t('Enabled'), fold: 'aside' } as const;
  if (onToggle === undefined) {
    return [...columns, { ...column, cell: (row) => <ReadOnlyState {...row} /> }];
  }
  const cell = (row: AccountRow) => (
    <Switch
      label={row.enabled ? i18n.t('On') : i18n.t('Off')}
      isSelected={row.enabled}
      isPending={row.isPending}
      isWide
      onChange={(enabled) => onToggle(row, enabled)}
    />
  );
  return [...columns, { ...column, cell, hasControls: true }];
}
