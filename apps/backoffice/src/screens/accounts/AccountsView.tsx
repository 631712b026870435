import type { ApiProblem } from '@tiyin/api/errors';
import { Button } from '@tiyin/ui/button';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { PlusIcon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { NoAccess } from '@tiyin/ui/no-access';
import { SearchField } from '@tiyin/ui/search-field';
import { Stack } from '@tiyin/ui/stack';
import { useMemo } from 'react';
import { ListPages } from '../../lists/ListPages.tsx';
import { LoadProblem } from '../../lists/LoadProblem.tsx';
import { useTypedSearch } from '../../lists/useTypedSearch.ts';
import { accountPath } from '../../routing/paths.ts';
import {
  accountColumns,
  orderOf,
  sortOf,
  type AccountRow,
  type ToggleAccount,
} from './account-columns.tsx';
import type { AccountListQuery } from '../../addresses/account-list-address.ts';

export interface AccountsViewProps {
  readonly query: AccountListQuery;
  readonly onQueryChange: (query: AccountListQuery) => void;
  /** Missing until the first answer. */
  readonly page: { readonly data: readonly AccountRow[]; readonly total: number } | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The rows belong to the previous query while the new ones load. */
  readonly isStale?: boolean;
  /** Missing without the permission to edit. Stable between renders. */
  readonly onToggle?: ToggleAccount;
  /** Likewise. */
  readonly onNew?: () => void;
}

function Toolbar({ onNew, onQueryChange, query }: AccountsViewProps) {
  const search = useTypedSearch(query.search, (text) =>
    onQueryChange({ ...query, page: 0, search: text }),
  );
  return (
    <Inline justify="between" gap={16}>
      <SearchField
        label="Search accounts"
        isLabelHidden
        placeholder="ID, name or last 4 digits"
        value={search.text}
        onChange={search.type}
        onSubmit={search.send}
        onClear={() => search.send('')}
      />
      {onNew !== undefined && (
        <Button icon={PlusIcon} variant="primary" onPress={onNew}>
          New Account
        </Button>
      )}
    </Inline>
  );
}

function NothingFound({ onQueryChange, query }: AccountsViewProps) {
  if (query.search === '') return <EmptyState title="No accounts" />;
  const clear = () => onQueryChange({ ...query, page: 0, search: '' });
  return (
    <EmptyState title="Nothing found" action={<Button onPress={clear}>Show all accounts</Button>}>
      No account matches the search.
    </EmptyState>
  );
}

function Table(props: AccountsViewProps) {
  const { isStale = false, onQueryChange, onToggle, page, query } = props;
  const columns = useMemo(() => accountColumns(onToggle), [onToggle]);
  const rows = useMemo(() => page?.data ?? [], [page]);
  return (
    <Stack gap={16}>
      <DataTable
        label="Accounts"
        columns={columns}
        rows={rows}
        sortDescriptor={sortOf(query.sort)}
        onSortChange={(order) =>
          onQueryChange({ ...query, page: 0, sort: orderOf(order, query.sort) })
        }
        rowKey={({ id }) => String(id)}
        rowHref={({ id }) => accountPath(id)}
        isLoading={page === undefined}
        expectedRows={query.size}
        loadingLabel="Loading accounts"
        isStale={isStale}
        empty={<NothingFound {...props} />}
        totalRows={page?.total ?? 0}
        rowsBefore={query.page * query.size}
      />
      <ListPages
        subject="accounts"
        query={query}
        onQueryChange={onQueryChange}
        total={page?.total ?? 0}
      />
    </Stack>
  );
}

/** The payment accounts (OFFICE-71). */
export function AccountsView(props: AccountsViewProps) {
  const { isRetrying = false, onRetry, page, problem } = props;
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={24}>
      <Toolbar {...props} />
      <LoadProblem
        subject="accounts"
        problem={problem}
        hasOlder={page !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {(problem === undefined || page !== undefined) && <Table {...props} />}
    </Stack>
  );
}
