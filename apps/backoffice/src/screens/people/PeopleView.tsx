import type { ApiProblem } from '@tiyin/api/errors';
import type { Person, Role } from '@tiyin/api/types';
import { personStates, type PersonState } from '@tiyin/domain/permissions';
import { Button } from '@tiyin/ui/button';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { PlusIcon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { NoAccess } from '@tiyin/ui/no-access';
import { SearchField } from '@tiyin/ui/search-field';
import { Select } from '@tiyin/ui/select';
import { Stack } from '@tiyin/ui/stack';
import { type PeopleQuery, personPath } from '../../addresses/people-address.ts';
import { ListPages } from '../../lists/ListPages.tsx';
import { LoadProblem } from '../../lists/LoadProblem.tsx';
import { useTypedSearch } from '../../lists/useTypedSearch.ts';
import { peopleColumns } from './people-columns.tsx';
import { stateWord } from './person-words.tsx';

export interface PeopleViewProps {
  readonly query: PeopleQuery;
  readonly onQueryChange: (query: PeopleQuery) => void;
  /** Missing until the first answer. */
  readonly page: { readonly data: readonly Person[]; readonly total: number } | undefined;
  /** To filter by; missing until they are known. */
  readonly roles: readonly Pick<Role, 'id' | 'name'>[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The rows belong to the previous query while the new ones load. */
  readonly isStale?: boolean;
  readonly onInvite: () => void;
}

/** The people in scope: found by name, role and state, and invited (OFFICE-342). */
export function PeopleView(props: PeopleViewProps) {
  const { isRetrying = false, onQueryChange, onRetry, page, problem, query } = props;
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={24}>
      <Toolbar {...props} />
      <LoadProblem
        subject="people"
        problem={problem}
        hasOlder={page !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {(problem === undefined || page !== undefined) && <Table {...props} />}
      {page !== undefined && page.total > 0 && (
        <ListPages
          subject="people"
          query={query}
          onQueryChange={onQueryChange}
          total={page.total}
        />
      )}
    </Stack>
  );
}

function Toolbar({ onInvite, onQueryChange, query, roles = [] }: PeopleViewProps) {
  const search = useTypedSearch(query.search, (text) =>
    onQueryChange({ ...query, page: 0, search: text }),
  );
  const { roleId, state, ...others } = query;
  return (
    <Inline justify="between" gap={16}>
      <Inline gap={12}>
        <SearchField
          label="Search people"
          isLabelHidden
          placeholder="Name or username"
          value={search.text}
          onChange={search.type}
          onSubmit={search.send}
          onClear={() => search.send('')}
        />
        <Select
          label="Role"
          layout="inline"
          options={[
            { id: '', label: 'All roles' },
            ...roles.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          value={roleId === undefined ? '' : String(roleId)}
          onChange={(id) =>
            onQueryChange({
              ...others,
              ...(state && { state }),
              ...(id !== '' && { roleId: Number(id) }),
              page: 0,
            })
          }
        />
        <Select<PersonState | ''>
          label="State"
          layout="inline"
          options={[
            { id: '', label: 'All states' },
            ...personStates.map((id) => ({ id, label: stateWord(id) })),
          ]}
          value={state ?? ''}
          onChange={(id) =>
            onQueryChange({
              ...others,
              ...(roleId !== undefined && { roleId }),
              ...(id !== '' && { state: id }),
              page: 0,
            })
          }
        />
      </Inline>
      <Button icon={PlusIcon} variant="primary" onPress={onInvite}>
        Invite
      </Button>
    </Inline>
  );
}

const none: readonly Person[] = [];

function Table({ isStale = false, onQueryChange, page, query }: PeopleViewProps) {
  const { search, roleId, state, ...others } = query;
  const isFiltered = search !== '' || roleId !== undefined || state !== undefined;
  const showAll = () => onQueryChange({ ...others, search: '', page: 0 });
  return (
    <DataTable
      label="People"
      columns={peopleColumns}
      rows={page?.data ?? none}
      rowKey={({ id }) => String(id)}
      rowHref={({ id }) => personPath(id)}
      isLoading={page === undefined}
      expectedRows={query.size}
      loadingLabel="Loading people"
      isStale={isStale}
      empty={
        isFiltered ? (
          <EmptyState title="Nobody found" action={<Button onPress={showAll}>Show all</Button>}>
            Nobody fits the search and the filters.
          </EmptyState>
        ) : (
          <EmptyState title="No people">Invite the first person.</EmptyState>
        )
      }
      totalRows={page?.total ?? 0}
      rowsBefore={query.page * query.size}
    />
  );
}
