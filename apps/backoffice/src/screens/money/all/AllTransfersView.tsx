import type { ApiProblem } from '@tiyin/api/errors';
import type { Transfer } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { NoAccess } from '@tiyin/ui/no-access';
import { Stack } from '@tiyin/ui/stack';
import { useMemo } from 'react';
import { ListPages } from '../../../lists/ListPages.tsx';
import { LoadProblem } from '../../../lists/LoadProblem.tsx';
import { transferColumns } from './transfer-columns.tsx';
import { isNarrowed, noNarrowing } from './transfer-parameters.ts';
import { TransferToolbar, type TransferToolbarProps } from './TransferToolbar.tsx';

export interface AllTransfersViewProps extends TransferToolbarProps {
  /** Missing until the first answer. */
  readonly page: { readonly data: readonly Transfer[]; readonly total: number } | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The rows belong to the previous query while the new ones load. */
  readonly isStale?: boolean;
}

function NothingFound({ onQueryChange, query }: AllTransfersViewProps) {
  if (!isNarrowed(query)) return <EmptyState title="No transfers yet" />;
  const clear = () =>
    onQueryChange({ ...query, ...noNarrowing, page: 0, search: '', state: 'all' });
  return (
    <EmptyState title="Nothing found" action={<Button onPress={clear}>Show all transfers</Button>}>
      No transfer matches the search and the filter.
    </EmptyState>
  );
}

function Table(props: AllTransfersViewProps) {
  const { isStale = false, onQueryChange, page, query } = props;
  const rows = useMemo(() => page?.data ?? [], [page]);
  return (
    <Stack gap={16}>
      <DataTable
        label="Transfers"
        columns={transferColumns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        isLoading={page === undefined}
        expectedRows={query.size}
        loadingLabel="Loading transfers"
        isStale={isStale}
        empty={<NothingFound {...props} />}
        totalRows={page?.total ?? 0}
        rowsBefore={query.page * query.size}
      />
      <ListPages
        subject="transfers"
        query={query}
        onQueryChange={onQueryChange}
        total={page?.total ?? 0}
      />
    </Stack>
  );
}

/** Every transfer, with a search, a filter and its file (OFFICE-273, OFFICE-323). */
export function AllTransfersView(props: AllTransfersViewProps) {
  const { isRetrying = false, onRetry, page, problem } = props;
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={24}>
      <TransferToolbar {...props} />
      <LoadProblem
        subject="transfers"
        problem={problem}
        hasOlder={page !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {(problem === undefined || page !== undefined) && <Table {...props} />}
    </Stack>
  );
}
