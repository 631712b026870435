import type { ApiProblem } from '@tiyin/api/errors';
import type { AccountLimit } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { Checkbox } from '@tiyin/ui/checkbox';
import { DataTable, type DataColumn } from '@tiyin/ui/data-table';
import { ErrorState } from '@tiyin/ui/error-state';
import { Money } from '@tiyin/ui/payments/money';
import { type ReactNode, useMemo, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { LimitEditor, type LimitEditorProps } from './LimitEditor.tsx';

export interface LimitsCardProps {
  /** Missing until it has come. */
  readonly limit: AccountLimit | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Missing without the permission to edit. */
  readonly onSave?: LimitEditorProps['onSave'];
  /** Says that another limit needs approval. */
  readonly notice?: ReactNode;
}

const columns: readonly DataColumn<AccountLimit>[] = [
  {
    id: 'limit',
    header: () => i18n.t('Limit'),
    cell: ({ currency, limit }) => <Money amount={limit} currency={currency} />,
  },
  {
    id: 'balance',
    header: () => i18n.t('Balance'),
    cell: ({ balance, currency }) => <Money amount={balance} currency={currency} />,
    align: 'end',
  },
  {
    id: 'priority',
    header: () => i18n.t('Priority'),
    cell: ({ priority }) => String(priority),
    align: 'end',
  },
  {
    id: 'unique',
    header: () => i18n.t('Unique'),
    cell: ({ checkUniqueAmount }) => (
      <Checkbox label={i18n.t('Unique amounts')} isSelected={checkUniqueAmount} isReadOnly />
    ),
    hasControls: true,
    size: 'fill',
    fold: 'bare',
  },
];

function withActions(onEdit: () => void, wasEdited: boolean): readonly DataColumn<AccountLimit>[] {
  const cell = () => (
    <Button size="sm" autoFocus={wasEdited} onPress={onEdit}>
      {i18n.t('Edit')}
    </Button>
  );
  return [
    ...columns,
    { id: 'actions', header: i18n.t('Actions'), cell, hasControls: true, fold: 'bare' },
  ];
}

/** The limit of the account's balance, and its priority (OFFICE-73). */
export function LimitsCard(props: LimitsCardProps) {
  const { isRetrying = false, limit, notice, onRetry, onSave, problem } = props;
  // The limit when editing began: saving replaces only that one.
  const [edited, setEdited] = useState<AccountLimit>();
  // After editing, the focus returns here.
  const [wasEdited, setWasEdited] = useState(false);
  const mayEdit = onSave !== undefined;
  const shown = useMemo(
    () => (mayEdit ? withActions(() => setEdited(limit), wasEdited) : columns),
    [limit, mayEdit, wasEdited],
  );
  const rows = useMemo(() => (limit === undefined ? [] : [limit]), [limit]);
  if (limit === undefined && problem !== undefined) {
    return (
      <Card title={i18n.t('Limits')}>
        <ErrorState
          title={i18n.t('The limit did not load')}
          onRetry={onRetry}
          isRetrying={isRetrying}
        >
          {problem.title}
        </ErrorState>
      </Card>
    );
  }
  return (
    <Card title={i18n.t('Limits')}>
      {edited !== undefined && onSave !== undefined && limit !== undefined ? (
        <LimitEditor
          limit={edited}
          latest={limit}
          onSave={onSave}
          notice={notice}
          onClose={() => {
            setWasEdited(true);
            setEdited(undefined);
          }}
        />
      ) : (
        <DataTable
          label={i18n.t('Limits')}
          columns={shown}
          rows={rows}
          rowKey={() => 'limit'}
          isLoading={limit === undefined}
          expectedRows={1}
          loadingLabel={i18n.t('Loading the limit')}
          empty={null}
        />
      )}
    </Card>
  );
}
