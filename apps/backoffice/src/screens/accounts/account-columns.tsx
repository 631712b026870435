import type { ListedPaymentAccount } from '@tiyin/api/types';
import { methodByName } from '@tiyin/domain/requisites';
import { Badge } from '@tiyin/ui/badge';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Inline } from '@tiyin/ui/inline';
import { TestBadge } from '@tiyin/ui/payments/test-badge';
import { Switch } from '@tiyin/ui/switch';
import { Identifier } from '../../identifier/Identifier.tsx';

/** An account as the table shows it. */
export interface AccountRow extends ListedPaymentAccount {
  /** It is being turned on or off; `enabled` is the requested state. */
  readonly isPending: boolean;
}

/** Turns an account on or off. */
export type ToggleAccount = (account: ListedPaymentAccount, enabled: boolean) => void;

const columns: readonly DataColumn<AccountRow>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => <Identifier>{String(id)}</Identifier> },
  {
    id: 'providerName',
    header: 'Provider name',
    cell: ({ isTest, providerName }) => (
      <Inline as="span" gap={8}>
        {providerName}
        {isTest && <TestBadge />}
      </Inline>
    ),
    fold: 'title',
  },
  {
    id: 'paymentMethodName',
    header: 'Payment method',
    cell: ({ paymentMethodName }) =>
      methodByName(paymentMethodName)?.displayName ?? paymentMethodName,
  },
  {
    id: 'bankName',
    header: 'Bank name',
    cell: ({ bankName }) => bankName ?? '—',
    size: 'fill',
  },
  {
    id: 'lastFour',
    header: 'Number',
    cell: ({ lastFour }) =>
      lastFour === null ? 'None yet' : <Identifier>{`•••• ${lastFour}`}</Identifier>,
  },
];

function ReadOnlyState({ enabled }: AccountRow) {
  return enabled ? <Badge tone="success">On</Badge> : <Badge tone="neutral">Off</Badge>;
}

/** The columns (OFFICE-71); for people who may edit, the last one turns the account on and off. */
export function accountColumns(
  onToggle: ToggleAccount | undefined,
): readonly DataColumn<AccountRow>[] {
  const column = { id: 'enabled', header: 'Enabled', fold: 'aside' } as const;
  if (onToggle === undefined) {
    return [...columns, { ...column, cell: (row) => <ReadOnlyState {...row} /> }];
  }
  const cell = (row: AccountRow) => (
    <Switch
      label={row.enabled ? 'On' : 'Off'}
      isSelected={row.enabled}
      isPending={row.isPending}
      isWide
      onChange={(enabled) => onToggle(row, enabled)}
    />
  );
  return [...columns, { ...column, cell, hasControls: true }];
}
