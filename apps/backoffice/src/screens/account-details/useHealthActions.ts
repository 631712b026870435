import { readCurrent } from '@tiyin/api/answers';
import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import { useChangePool, useResumeAccount } from '@tiyin/api/hooks/accounts';
import { AccountPoolStruct } from '@tiyin/api/structs/account-pool';
import type { AccountPool, PaymentAccount } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../texts/i18n.ts';
import { formProblemOf } from '../../forms/form-problem.ts';
import { conflictingAccount, conflictWords } from './conflicts.ts';
import type { PoolRuleDialogProps } from './health/PoolRuleDialog.tsx';
import type { ResumeDialogProps } from './health/ResumeDialog.tsx';

/**
 * Resumes the account and changes the rules of its pools, with a message for each result.
 * @param onFresh receives the account after it was resumed, or after an edit conflict.
 * @param onStale requests the account again.
 */
export function useHealthActions(
  { id, version }: PaymentAccount,
  onFresh: (account: PaymentAccount) => void,
  onStale: () => void,
): {
  readonly onResume: ResumeDialogProps['onResume'];
  readonly onPoolRule: PoolRuleDialogProps['onSave'];
} {
  const resume = useResumeAccount();
  const change = useChangePool();
  return {
    onResume: async (reason) => {
      try {
        onFresh((await resume.trigger({ id, ifMatch: etagOf(version), body: { reason } })).data);
        toasts.success(i18n.t('Account resumed'));
        return undefined;
      } catch (error) {
        const current = error instanceof ApiProblem ? conflictingAccount(error) : undefined;
        if (current === undefined) return formProblemOf(error);
        onFresh(current);
        const now =
          current.pausedDate === null
            ? i18n.t('It is not paused now.')
            : i18n.t('It is still paused.');
        return conflictWords(now, current.version);
      }
    },
    onPoolRule: async (pool, body, base) => {
      try {
        await change.trigger({ id: pool.id, ifMatch: etagOf(base), body });
      } catch (error) {
        const current =
          error instanceof ApiProblem
            ? readCurrent<AccountPool>(AccountPoolStruct, error)
            : undefined;
        if (current === undefined) return formProblemOf(error);
        onStale();
        const { pauseAfter, pausesAccounts, version: newer } = current;
        const title = pausesAccounts
          ? i18n.t(
              'The pool was changed meanwhile: it pauses after {pauseAfter} now. Save again to replace it.',
              { pauseAfter },
            )
          : i18n.t(
              'The pool was changed meanwhile: it never pauses now. Save again to replace it.',
            );
        return { errors: [], title, version: newer };
      }
      toasts.success(i18n.t('Successfully changed'));
      onStale();
      return undefined;
    },
  };
}
