import { useListAccounts } from '@tiyin/api/hooks/accounts';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useCallback, useMemo, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { answerOf } from '../../lists/answer-of.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { AccountsView } from './AccountsView.tsx';
import {
  accountListAddress,
  clampAccountPage,
  readAccountListQuery,
} from '../../addresses/account-list-address.ts';
import { useAccountToggle } from './useAccountToggle.ts';

/** Its selects are wanted by few visits. */
const NewAccount = lazyScreen(
  'new-account',
  async () => (await import('./NewAccount.tsx')).NewAccount,
);

/** The list of payment accounts. */
export function AccountsScreen() {
  const [, navigate] = useLocation();
  const address = useSearch();
  const query = useMemo(() => readAccountListQuery(address), [address]);
  const { page, search, size, sort } = query;
  const list = useListAccounts(
    { page, size, sort, ...(search !== '' && { search }) },
    { keepPreviousData: true },
  );
  const { mutate } = list;
  const refresh = useCallback(() => mutate(), [mutate]);
  const { onToggle, withPendingStates } = useAccountToggle(refresh);
  const mayEdit = useIsPermitted({ permission: 'people.account.edit' });
  const [isAdding, setIsAdding] = useState(false);
  useDocumentTitle(i18n.t('Accounts'));
  const target =
    list.data === undefined || list.isLoading ? query : clampAccountPage(query, list.data.total);
  if (target !== query) return <Redirect to={accountListAddress(target)} replace />;
  return (
    <>
      <AccountsView
        query={query}
        onQueryChange={(next) => navigate(accountListAddress(next))}
        {...answerOf(list)}
        page={list.data && { data: withPendingStates(list.data.data), total: list.data.total }}
        {...(mayEdit && { onToggle, onNew: () => setIsAdding(true) })}
      />
      <Late isWanted={isAdding} onFailed={() => setIsAdding(false)}>
        <NewAccount isOpen={isAdding} onOpenChange={setIsAdding} onCreated={() => void refresh()} />
      </Late>
    </>
  );
}
