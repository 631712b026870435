import { Button } from '@tiyin/ui/button';
import { EmptyState } from '@tiyin/ui/empty-state';
import { PlusIcon } from '@tiyin/ui/icon';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { ListToolbar } from '@tiyin/ui/list-toolbar';
import { useMemo } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { pagingOf } from '../../lists/paging.ts';
import { accountPath } from '../../routing/paths.ts';
import {
  accountColumns,
  orderOf,
  sortOf,
  type AccountRow,
  type ToggleAccount,
} from './account-columns.tsx';
import type { AccountListQuery } from '../../addresses/account-list-address.ts';

export interface AccountsViewProps extends ListAnswer<AccountRow> {
  readonly query: AccountListQuery;
  readonly onQueryChange: (query: AccountListQuery) => void;
  /** Missing without the permission to edit. Stable between renders. */
  readonly onToggle?: ToggleAccount;
  /** Likewise. */
  readonly onNew?: () => void;
}

function Toolbar({ onNew, onQueryChange, query }: AccountsViewProps) {
  return (
    <ListToolbar
      search={{
        label: i18n.t('Search accounts'),
        placeholder: i18n.t('ID, name or last 4 digits'),
        value: query.search,
        onSearch: (search) => onQueryChange({ ...query, page: 0, search }),
      }}
      actions={
        onNew && (
          <Button icon={PlusIcon} variant="primary" onPress={onNew}>
            {i18n.t('New Account')}
          </Button>
        )
      }
    />
  );
}

/** The payment accounts (OFFICE-71). */
export function AccountsView(props: AccountsViewProps) {
  const { onQueryChange, onToggle, query } = props;
  const columns = useMemo(() => accountColumns(onToggle), [onToggle]);
  const change = (part: Partial<AccountListQuery>) => onQueryChange({ ...query, page: 0, ...part });
  return (
    <ListPage
      label={i18n.t('Accounts')}
      answer={props}
      toolbar={<Toolbar {...props} />}
      table={{
        columns,
        rowKey: ({ id }) => String(id),
        rowHref: ({ id }) => accountPath(id),
        sortDescriptor: sortOf(query.sort),
        onSortChange: (order) => change({ sort: orderOf(order, query.sort) }),
      }}
      paging={pagingOf(query, onQueryChange)}
      empty={<EmptyState title={i18n.t('No accounts')} />}
      onShowAll={query.search === '' ? undefined : () => change({ search: '' })}
    />
  );
}
