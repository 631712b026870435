import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import { useChangeAccount } from '@tiyin/api/hooks/accounts';
import type { ListedPaymentAccount } from '@tiyin/api/types';
import { useCallback, useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { toastProblem } from '../../session/toast-problem.ts';
import { conflictingAccount } from '../account-details/conflicts.ts';
import type { AccountRow, ToggleAccount } from './account-columns.tsx';

/** The requested states of accounts while the response is pending, by id. */
type PendingStates = ReadonlyMap<number, boolean>;

/**
 * Turns accounts on and off in the list: shown at once, reverted with a message on failure.
 * @param refresh requests the list again; resolves when it has arrived. Stable between renders.
 */
export function useAccountToggle(refresh: () => Promise<unknown>) {
  const { trigger } = useChangeAccount();
  const [pendingStates, setPendingStates] = useState<PendingStates>(new Map());
  const toggle = useCallback(
    async (account: ListedPaymentAccount, enabled: boolean) => {
      const { id, version } = account;
      setPendingStates((known) => new Map(known).set(id, enabled));
      try {
        await trigger({ id, ifMatch: etagOf(version), body: { enabled } });
        await refresh();
      } catch (error) {
        showFailure(error);
        void refresh();
      } finally {
        setPendingStates((known) => new Map([...known].filter(([pendingId]) => pendingId !== id)));
      }
    },
    [refresh, trigger],
  );
  const onToggle: ToggleAccount = useCallback(
    (account, enabled) => void toggle(account, enabled),
    [toggle],
  );
  const withPendingStates = (accounts: readonly ListedPaymentAccount[]): AccountRow[] =>
    accounts.map((account) => ({
      ...account,
      enabled: pendingStates.get(account.id) ?? account.enabled,
      isPending: pendingStates.has(account.id),
    }));
  return { onToggle, withPendingStates };
}

function showFailure(error: unknown): void {
  if (!(error instanceof ApiProblem)) throw error;
  const current = conflictingAccount(error);
  const words =
    current === undefined
      ? (error.detail ?? error.title)
      : current.enabled
        ? i18n.t('It was changed meanwhile and is now on.')
        : i18n.t('It was changed meanwhile and is now off.');
  toastProblem(error, i18n.t('Failed to change the account'), words);
}
