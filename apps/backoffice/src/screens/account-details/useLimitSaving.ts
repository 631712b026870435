import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import { useChangeAccountLimit } from '@tiyin/api/hooks/accounts';
import type { AccountLimit } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { formatMoney } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { toastRequested } from '../../session/toast-requested.ts';
import { formProblemOf } from '../../forms/form-problem.ts';
import { conflictingLimit, conflictWords } from './conflicts.ts';
import type { LimitEditorProps } from './limits/LimitEditor.tsx';

/**
 * Saves the limit of an account and reports the result (OFFICE-74).
 * @param onFresh receives the current limit: after the change, or after an edit conflict.
 */
export function useLimitSaving(
  accountId: number,
  onFresh: (limit: AccountLimit) => void,
): LimitEditorProps['onSave'] {
  const { trigger } = useChangeAccountLimit();
  return async (base, body) => {
    try {
      const ifMatch = etagOf(base.version);
      const answer = await trigger({ peopleAccountId: accountId, ifMatch, body });
      if ('approval' in answer) {
        toastRequested();
        return undefined;
      }
      toasts.success(i18n.t('Successfully changed'));
      onFresh(answer.data);
      return undefined;
    } catch (error) {
      const current = error instanceof ApiProblem ? conflictingLimit(error) : undefined;
      if (current === undefined) return { problem: formProblemOf(error) };
      onFresh(current);
      return { problem: conflictWords(describe(current), current.version), current };
    }
  };
}

function describe({ checkUniqueAmount, currency, limit, priority }: AccountLimit): string {
  const amount = formatMoney(limit, currency);
  return checkUniqueAmount
    ? i18n.t('It is {amount}, priority {priority}, unique amounts now.', { amount, priority })
    : i18n.t('It is {amount}, priority {priority}, amounts may be shared now.', {
        amount,
        priority,
      });
}
