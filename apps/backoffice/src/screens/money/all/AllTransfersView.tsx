import type { ApiProblem } from '@tiyin/api/errors';
import type { Transfer } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { NoAccess } from '@tiyin/ui/no-access';
import { SearchField } from '@tiyin/ui/search-field';
import { Select } from '@tiyin/ui/select';
import { Stack } from '@tiyin/ui/stack';
import { useMemo } from 'react';
import type { MoneyQuery, ShownTransfers } from '../../../addresses/money-address.ts';
import { ListPages } from '../../../lists/ListPages.tsx';
import { LoadProblem } from '../../../lists/LoadProblem.tsx';
import { useTypedSearch } from '../../../lists/useTypedSearch.ts';
import { transferColumns } from './transfer-columns.tsx';

export interface AllTransfersViewProps {
  readonly query: MoneyQuery;
  readonly onQueryChange: (query: MoneyQuery) => void;
  /** Missing until the first answer. */
  readonly page: { readonly data: readonly Transfer[]; readonly total: number } | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The rows belong to the previous query while the new ones load. */
  readonly isStale?: boolean;
}

const states = [
  { id: 'all', label: 'All' },
  { id: 'unmatched', label: 'Without an invoice' },
  { id: 'assigned', label: 'With an invoice' },
] as const satisfies readonly { readonly id: ShownTransfers; readonly label: string }[];

function Toolbar({ onQueryChange, query }: AllTransfersViewProps) {
  const search = useTypedSearch(query.search, (text) =>
    onQueryChange({ ...query, page: 0, search: text }),
  );
  return (
    <Inline gap={16} align="end">
      <SearchField
        label="Search transfers"
        isLabelHidden
        placeholder="Sum, reference or comment"
        value={search.text}
        onChange={search.type}
        onSubmit={search.send}
        onClear={() => search.send('')}
      />
      <Select
        label="Transfers"
        layout="inline"
        options={states}
        value={query.state}
        onChange={(state) => onQueryChange({ ...query, page: 0, state })}
      />
    </Inline>
  );
}

function NothingFound({ onQueryChange, query }: AllTransfersViewProps) {
  if (query.search === '' && query.state === 'all') return <EmptyState title="No transfers yet" />;
  const clear = () => onQueryChange({ ...query, page: 0, search: '', state: 'all' });
  return (
    <EmptyState title="Nothing found" action={<Button onPress={clear}>Show all transfers</Button>}>
      No transfer matches the search.
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

/** Every transfer, with a search by sum and reference (OFFICE-273). */
export function AllTransfersView(props: AllTransfersViewProps) {
  const { isRetrying = false, onRetry, page, problem } = props;
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={24}>
      <Toolbar {...props} />
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
