import type { AccountPool } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { type DataColumn, DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { useMemo } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { ChangePoolRule } from './ChangePoolRule.tsx';
import type { PoolRuleDialogProps } from './PoolRuleDialog.tsx';

export interface HealthCardProps {
  /** The pools that have the account. */
  readonly pools: readonly AccountPool[];
  /** Missing without the permission to edit. */
  readonly onSave?: PoolRuleDialogProps['onSave'];
}

const columns: readonly DataColumn<AccountPool>[] = [
  {
    id: 'name',
    header: () => i18n.t('Pool'),
    cell: ({ name }) => name,
    fold: 'title',
  },
  {
    id: 'rule',
    header: () => i18n.t('Pauses itself'),
    cell: ({ pauseAfter, pausesAccounts }) =>
      pausesAccounts
        ? i18n.t('After {pauseAfter} deposits in a row without money', { pauseAfter })
        : i18n.t('Never'),
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
      header: i18n.t('Change'),
      cell,
      hasControls: true,
      fold: 'bare',
    };
    return [...columns, action];
  }, [onSave]);
  return (
    <Card title={i18n.t('Health')}>
      <DataTable
        label={i18n.t('Health')}
        columns={shown}
        rows={pools}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState title={i18n.t('In no pool')}>
            {i18n.t('A pool says when its accounts pause.')}
          </EmptyState>
        }
      />
    </Card>
  );
}
