import type { ApiProblem } from '@tiyin/api/errors';
import { Card } from '@tiyin/ui/card';
import { EmptyState } from '@tiyin/ui/empty-state';
import { LoadedTable } from '@tiyin/ui/loaded-table';
import { useMemo, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { rateColumns, type RateRow } from './rate-columns.tsx';
import { SetRateDialog, type SetRateDialogProps } from './SetRateDialog.tsx';

export interface RatesViewProps {
  /** Every settled currency; missing while loading. */
  readonly rows: readonly RateRow[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** When the rates were read, Unix ms: the basis of their ages. */
  readonly now: number;
  /** Sets a rate; missing without permission. */
  readonly onSet?: SetRateDialogProps['onSet'] | undefined;
  readonly renderNotice?: SetRateDialogProps['renderNotice'];
}

/**
 * The price of one USDT in each currency, its time, and whether settlements may still use it
 * (OFFICE-84).
 */
export function RatesView(props: RatesViewProps) {
  const { isRetrying = false, now, onRetry, onSet, problem, rows } = props;
  const [edited, setEdited] = useState<RateRow>();
  const maySet = onSet !== undefined;
  const columns = useMemo(() => rateColumns(now, maySet ? setEdited : undefined), [maySet, now]);
  return (
    <Card title={i18n.t('Rates')} level={3}>
      <LoadedTable
        label={i18n.t('Rates')}
        columns={columns}
        rows={rows}
        rowKey={({ currency }) => currency.code}
        expectedRows={4}
        loadingLabel={i18n.t('Loading the rates')}
        empty={<EmptyState title={i18n.t('No currencies')} />}
        failedTitle={i18n.t('The rates did not load')}
        {...{ isRetrying, onRetry, problem }}
      />
      {onSet !== undefined && edited !== undefined && (
        <SetRateDialog
          key={edited.currency.code}
          row={edited}
          onSet={onSet}
          renderNotice={props.renderNotice}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}
