import type { ApiProblem } from '@tiyin/api/errors';
import { Card } from '@tiyin/ui/card';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { useMemo, useState } from 'react';
import { rateColumns, type RateRow } from './rate-columns.tsx';
import { SetRateDialog, type SetRateDialogProps } from './SetRateDialog.tsx';

/** What it takes. */
export interface RatesViewProps {
  /** Every currency that is settled; missing while they are on their way. */
  readonly rows: readonly RateRow[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** When the rates were read, Unix ms: their ages are told by it. */
  readonly now: number;
  /** Sets a rate; missing for who may not. */
  readonly onSet?: SetRateDialogProps['onSet'] | undefined;
}

const none: readonly RateRow[] = [];

/** What one USDT costs in each currency, since when, and whether settlements may still follow it (OFFICE-84). */
export function RatesView(props: RatesViewProps) {
  const { isRetrying = false, now, onRetry, onSet, problem, rows } = props;
  const [edited, setEdited] = useState<RateRow>();
  const maySet = onSet !== undefined;
  const columns = useMemo(() => rateColumns(now, maySet ? setEdited : undefined), [maySet, now]);
  const hasFailed = rows === undefined && problem !== undefined;
  return (
    <Card title="Rates">
      <DataTable
        label="Rates"
        columns={columns}
        rows={rows ?? none}
        rowKey={({ currency }) => currency.code}
        isLoading={rows === undefined && !hasFailed}
        expectedRows={4}
        loadingLabel="Loading the rates"
        empty={<EmptyState title="No currencies" />}
        {...(hasFailed && {
          error: (
            <ErrorState title="The rates did not load" {...{ isRetrying, onRetry }}>
              {problem.title}
            </ErrorState>
          ),
        })}
      />
      {onSet !== undefined && edited !== undefined && (
        <SetRateDialog
          key={edited.currency.code}
          row={edited}
          onSet={onSet}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}
