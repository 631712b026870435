import type { AccountPool } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { type DataColumn, DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { useMemo } from 'react';
import { ChangePoolRule } from './ChangePoolRule.tsx';
import type { PoolRuleDialogProps } from './PoolRuleDialog.tsx';

export interface HealthCardProps {
  /** The pools that have the account. */
  readonly pools: readonly AccountPool[];
  /** Missing without the permission to edit. */
  readonly onSave?: PoolRuleDialogProps['onSave'];
}

const columns: readonly DataColumn<AccountPool>[] = [
  { id: 'name', header: 'Pool', cell: ({ name }) => name, fold: 'title' },
  {
    id: 'rule',
    header: 'Pauses itself',
    cell: ({ pauseAfter, pausesAccounts }) =>
      pausesAccounts ? `After ${pauseAfter} deposits in a row without money` : 'Never',
    size: 'fill',
  },
];

/** When the account pauses itself, by the rules of its pools (OFFICE-315). */
export function HealthCard({ onSave, pools }: HealthCardProps) {
  const shown = useMemo(() => {
    if (onSave === undefined) return columns;
    const cell = (pool: AccountPool) => <ChangePoolRule pool={pool} onSave={onSave} />;
    const action: DataColumn<AccountPool> = {
      id: 'change',
      header: 'Change',
      cell,
      hasControls: true,
      fold: 'bare',
    };
    return [...columns, action];
  }, [onSave]);
  return (
    <Card title="Health">
      <DataTable
        label="Health"
        columns={shown}
        rows={pools}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="In no pool">A pool says when its accounts pause.</EmptyState>}
      />
    </Card>
  );
}
