import { ApiProblem } from '@tiyin/api/errors';
import { useChooseTestDashboard } from '@tiyin/api/hooks/session';
import { useForgetAnswers, useRefreshAnswers } from '@tiyin/api/swr';
import type { CurrentUserAnswer } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useContext, useEffect, useEffectEvent } from 'react';
import { i18n } from '../texts/i18n.ts';
import { toastProblem } from '../session/toast-problem.ts';
import { LeaveGuardContext } from '../routing/leave-guard.ts';
import { useRefreshCurrentUser } from '../session/CurrentUser.tsx';

/** Written with each choice, so that the person's other windows are notified. */
const KEY = 'tiyin.testDashboard';

/** Updates the person, and requests everything else again. */
function useSwitch(): (answer?: CurrentUserAnswer) => Promise<void> {
  const refreshUser = useRefreshCurrentUser();
  const forgetAnswers = useForgetAnswers(['getCurrentUser']);
  return async (answer) => {
    // Cleared before the other screen is mounted, which would keep cached data.
    const forgetting = forgetAnswers();
    await refreshUser(answer);
    await forgetting;
  };
}

/**
 * A choice made in another window applies here too, because it is stored for the person, and the
 * shown mode must be true.
 */
function useOtherWindows(onChosen: () => void): void {
  const listen = useEffectEvent(({ key }: StorageEvent) => {
    if (key === KEY) onChosen();
  });
  useEffect(() => {
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
}

/**
 * Switches between test data and production (OFFICE-9). Nothing of the other mode stays visible;
 * unsaved edits would be lost, so it asks first.
 */
export function useTestDashboard(): {
  readonly isPending: boolean;
  /** Afterwards `onChosen` is called, before anything of the other mode is requested. */
  readonly choose: (isTest: boolean, onChosen?: () => void) => void;
} {
  const { isMutating, trigger } = useChooseTestDashboard();
  const { ask, giveUp, mayLose } = useContext(LeaveGuardContext);
  const show = useSwitch();
  const refreshAnswers = useRefreshAnswers();
  // What is shown stays until the new data is there: without it, a dialog with typed text would go (OFFICE-930).
  useOtherWindows(() => void (mayLose() ? refreshAnswers() : show()));
  const choose = async (isTest: boolean, onChosen?: () => void) => {
    try {
      const answer = await trigger({ body: { testDashboard: isTest } });
      window.localStorage.setItem(KEY, String(isTest));
      toasts.info(isTest ? i18n.t('You see test data now') : i18n.t('You see production data now'));
      giveUp();
      onChosen?.();
      await show(answer);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, i18n.t('Nothing was switched'), error.title);
    }
  };
  return {
    isPending: isMutating,
    choose: (isTest, onChosen) => ask(() => void choose(isTest, onChosen)),
  };
}
