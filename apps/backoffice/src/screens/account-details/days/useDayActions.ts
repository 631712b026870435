import { useCloseAccountDay, useExplainAccountDay } from '@tiyin/api/hooks/statements';
import type { AccountDayDetails } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../../texts/i18n.ts';
import { formProblemOf } from '../../../forms/form-problem.ts';
import type { DayActions } from './DayDialog.tsx';

/**
 * Explains and closes a day and reports the result.
 * @param onFresh takes the day as it is now.
 */
export function useDayActions(
  day: { readonly id: number; readonly day: string },
  onFresh: (details: AccountDayDetails) => void,
): DayActions {
  const explaining = useExplainAccountDay();
  const closing = useCloseAccountDay();
  return {
    onExplain: async (reason) => {
      try {
        onFresh((await explaining.trigger({ ...day, body: { reason } })).data);
      } catch (error) {
        return formProblemOf(error);
      }
      toasts.success(i18n.t('Difference explained'));
      return undefined;
    },
    onClose: async () => {
      try {
        onFresh((await closing.trigger(day)).data);
      } catch (error) {
        return formProblemOf(error);
      }
      toasts.success(i18n.t('Day closed'));
      return undefined;
    },
  };
}
