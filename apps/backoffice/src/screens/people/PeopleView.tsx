import type { Person, Role } from '@tiyin/api/types';
import { personStates, type PersonState } from '@tiyin/domain/permissions';
import { Button } from '@tiyin/ui/button';
import { EmptyState } from '@tiyin/ui/empty-state';
import { PlusIcon } from '@tiyin/ui/icon';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { ListToolbar } from '@tiyin/ui/list-toolbar';
import { Select } from '@tiyin/ui/select';
import { i18n } from '../../texts/i18n.ts';
import type { PeopleQuery } from '../../addresses/people-address.ts';
import { personPath } from '../../routing/paths.ts';
import { pagingOf } from '../../lists/paging.ts';
import { peopleColumns } from './people-columns.tsx';
import { stateWord } from './person-words.tsx';

export interface PeopleViewProps extends ListAnswer<Person> {
  readonly query: PeopleQuery;
  readonly onQueryChange: (query: PeopleQuery) => void;
  /** To filter by; missing until they are known. */
  readonly roles: readonly Pick<Role, 'id' | 'name'>[] | undefined;
  /** Missing where passwords are switched off: then the OpenID provider decides who comes in. */
  readonly onInvite?: (() => void) | undefined;
}

/** The people in scope: found by name, role and state, and invited (OFFICE-342). */
export function PeopleView(props: PeopleViewProps) {
  const { onQueryChange, query } = props;
  const { roleId, search, state, ...others } = query;
  const isFiltered = search !== '' || roleId !== undefined || state !== undefined;
  const showAll = () => onQueryChange({ ...others, search: '', page: 0 });
  return (
    <ListPage
      label={i18n.t('People')}
      answer={props}
      toolbar={<Toolbar {...props} />}
      table={{
        columns: peopleColumns,
        rowKey: ({ id }) => String(id),
        rowHref: ({ id }) => personPath(id),
      }}
      paging={pagingOf(query, onQueryChange)}
      empty={
        <EmptyState title={i18n.t('No people')}>{i18n.t('Invite the first person.')}</EmptyState>
      }
      onShowAll={isFiltered ? showAll : undefined}
    />
  );
}

function Toolbar(props: PeopleViewProps) {
  const { onInvite, onQueryChange, query } = props;
  return (
    <ListToolbar
      search={{
        label: i18n.t('Search people'),
        placeholder: i18n.t('Name or username'),
        value: query.search,
        onSearch: (search) => onQueryChange({ ...query, page: 0, search }),
      }}
      conditions={<Conditions {...props} />}
      actions={
        onInvite !== undefined && (
          <Button icon={PlusIcon} variant="primary" onPress={onInvite}>
            {i18n.t('Invite')}
          </Button>
        )
      }
    />
  );
}

function Conditions({ onQueryChange, query, roles = [] }: PeopleViewProps) {
  const { roleId, state, ...others } = query;
  return (
    <>
      <Select
        label={i18n.t('Role')}
        layout="inline"
        options={[
          { id: '', label: i18n.t('All roles') },
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
        label={i18n.t('State')}
        layout="inline"
        options={[
          { id: '', label: i18n.t('All states') },
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
    </>
  );
}
