import type { ApiProblem } from '@tiyin/api/errors';
import type { ReturnListAnswer } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Stack } from '@tiyin/ui/stack';
import { useMemo, type ReactNode } from 'react';
import { RetryBanner } from '@tiyin/ui/retry-banner';
import { i18n } from '../../texts/i18n.ts';
import { isAnyReturnOpen, returnRows } from './return-rows.ts';
import { returnTable } from './return-table.tsx';

export interface TransferReturnsProps {
  /** Missing while loading. */
  readonly answer: ReturnListAnswer | undefined;
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
  /** Opens the dialog of a return. */
  readonly onReturn: () => void;
  /** The way to declare the outcome of one, where that is unknown. */
  readonly end?: ReactNode;
}

/** The returns of a transfer with their states; nothing where it has none (OFFICE-290). */
export function TransferReturns(props: TransferReturnsProps) {
  const { answer, end, isRetrying, onRetry, problem } = props;
  const rows = useMemo(() => answer && returnRows(answer), [answer]);
  const { columns, emptyText, rowKey } = returnTable;
  const title = returnTable.title();
  const hasRows = rows !== undefined && rows.length > 0;
  if (!hasRows && problem === undefined) return null;
  return (
    <Stack gap={16}>
      {problem !== undefined && (
        <RetryBanner
          title={i18n.t('The returns did not load')}
          {...{ isRetrying, onRetry, problem }}
        />
      )}
      {hasRows && (
        <DataTable
          label={title}
          {...{ columns, rowKey, rows }}
          empty={<EmptyState title={emptyText()} />}
        />
      )}
      {end}
    </Stack>
  );
}

/** The way to another return, beside the other actions; nothing where nothing is left to return. */
export function ReturnMoneyButton({
  answer,
  onReturn,
}: Pick<TransferReturnsProps, 'answer' | 'onReturn'>) {
  if (!answer?.returnable) return null;
  return (
    <Button onPress={onReturn} isDisabled={isAnyReturnOpen(answer)}>
      {i18n.t('Return money')}
    </Button>
  );
}
