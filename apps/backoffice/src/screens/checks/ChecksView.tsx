import type { ApiProblem } from '@tiyin/api/errors';
import type { CheckBoard } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Skeleton } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { useMemo } from 'react';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { checkColumns } from './check-columns.tsx';

export interface ChecksViewProps {
  /** Missing until the first answer. */
  readonly board: CheckBoard | undefined;
  /** Of the person: examples are links where they may go. */
  readonly permissions: readonly string[];
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly onCheckNow: () => void;
  /** The request for a run is on its way. */
  readonly isStarting?: boolean;
}

/** Every invariant in words with its last result, and a run on demand (OFFICE-320). */
export function ChecksView(props: ChecksViewProps) {
  const { board, isRetrying = false, onRetry, permissions, problem } = props;
  const columns = useMemo(() => checkColumns(permissions), [permissions]);
  return (
    <Stack gap={16}>
      <LoadProblem
        subject={i18n.t('checks')}
        problem={problem}
        hasOlder={board !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {board !== undefined && <Summary {...props} board={board} />}
      {board === undefined && problem === undefined && <SummarySkeleton />}
      {(problem === undefined || board !== undefined) && (
        <DataTable
          label={i18n.t('Checks')}
          columns={columns}
          rowAlign="start"
          rows={board?.checks ?? []}
          rowKey={({ id }) => id}
          isLoading={board === undefined}
          expectedRows={16}
          loadingLabel={i18n.t('Loading checks')}
          empty={
            <EmptyState title={i18n.t('There are no checks')}>
              {i18n.t('The server defines none.')}
            </EmptyState>
          }
        />
      )}
    </Stack>
  );
}

/** The state of the whole board in one sentence. */
function Summary({
  board,
  isStarting = false,
  onCheckNow,
}: ChecksViewProps & { readonly board: CheckBoard }) {
  const { checks, isRunning, nextRunDate } = board;
  const broken = checks.filter(({ brokenSinceDate }) => brokenSinceDate !== null).length;
  const unchecked = checks.filter(({ state }) => state === 'UNCHECKED').length;
  return (
    <Banner
      tone={broken > 0 ? 'error' : unchecked > 0 ? 'warning' : 'success'}
      title={titleOf(broken, unchecked, checks.length)}
      actions={
        <Button size="sm" onPress={onCheckNow} isPending={isRunning || isStarting}>
          {i18n.t('Check now')}
        </Button>
      }
    >
      {isRunning ? i18n.t('A run is under way.') : scheduleWords(nextRunDate)}
    </Banner>
  );
}

/** In the place of the sentence, so that the table does not move when it comes. */
function SummarySkeleton() {
  return (
    <Banner
      title={i18n.t('Checks')}
      actions={
        <Button size="sm" isDisabled>
          {i18n.t('Check now')}
        </Button>
      }
    >
      {i18n.t('The system checks itself every five minutes.')} <Skeleton width="long" />
    </Banner>
  );
}

function scheduleWords(nextRunDate: string | null): string {
  const words = i18n.t('The system checks itself every five minutes.');
  if (nextRunDate === null) return words;
  const time = formatShortUtc(nextRunDate);
  return `${words} ${i18n.t('The next run is at {time} UTC.', { time })}`;
}

function titleOf(broken: number, unchecked: number, all: number): string {
  if (broken > 0) return i18n.t('{broken} of {all} checks failed', { broken, all });
  if (unchecked > 0) {
    return i18n.t('{unchecked} of {all} checks have no result yet', { unchecked, all });
  }
  return i18n.t('All {all} checks hold', { all });
}
