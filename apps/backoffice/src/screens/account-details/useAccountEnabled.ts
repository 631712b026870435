import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import { useChangeAccount } from '@tiyin/api/hooks/accounts';
import type { PaymentAccount } from '@tiyin/api/types';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { toastProblem } from '../../session/toast-problem.ts';
import { conflictingAccount } from './conflicts.ts';

/**
 * Turns the account on and off: shown at once, taken back with a word where it failed.
 * @param onFresh takes the account as it then is.
 */
export function useAccountEnabled(
  account: PaymentAccount,
  onFresh: (account: PaymentAccount) => void,
) {
  const { trigger } = useChangeAccount();
  const [requested, setRequested] = useState<boolean>();
  const { id, version } = account;
  const change = async (enabled: boolean) => {
    setRequested(enabled);
    try {
      onFresh((await trigger({ id, ifMatch: etagOf(version), body: { enabled } })).data);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const current = conflictingAccount(error);
      const words = current ? enabledWords(current) : (error.detail ?? error.title);
      toastProblem(error, i18n.t('Failed to change the account'), words);
      if (current) onFresh(current);
    } finally {
      setRequested(undefined);
    }
  };
  return { change, enabled: requested ?? account.enabled, isToggling: requested !== undefined };
}

function enabledWords({ enabled }: PaymentAccount): string {
  return enabled
    ? i18n.t('It was changed meanwhile and is now on.')
    : i18n.t('It was changed meanwhile and is now off.');
}
