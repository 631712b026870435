import { ApiProblem } from '@tiyin/api/errors';
import { useChooseTestDashboard } from '@tiyin/api/hooks/session';
import { useForgetAnswers } from '@tiyin/api/swr';
import type { CurrentUserAnswer } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { toastProblem } from '../session/toast-problem.ts';
import { useAskToLeave } from '../routing/useUnsavedEdits.tsx';
import { useRefreshCurrentUser } from '../session/CurrentUser.tsx';

/** Written with each choice, so that the person's other windows hear of it. */
const KEY = 'tiyin.testDashboard';

/** Shows the person as they now are, and everything else as the server now answers it. */
function useSwitch(): (answer?: CurrentUserAnswer) => Promise<void> {
  const refreshUser = useRefreshCurrentUser();
  const forgetAnswers = useForgetAnswers(['getCurrentUser']);
  return async (answer) => {
    // Forgotten before the other screen comes: it would hold on to what it finds.
    const forgetting = forgetAnswers();
    await refreshUser(answer);
    await forgetting;
  };
}

/** A choice made in another window holds in this one, too: it is the person's, and what they see must be said. */
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
 * Chooses whether the person sees test data or production (OFFICE-9). None of the other side stays in view;
 * what was typed and is not saved would go with it, and is asked about.
 */
export function useTestDashboard(): {
  readonly isPending: boolean;
  readonly choose: (isTest: boolean) => void;
} {
  const { isMutating, trigger } = useChooseTestDashboard();
  const askToLeave = useAskToLeave();
  const show = useSwitch();
  useOtherWindows(() => void show());
  const choose = async (isTest: boolean) => {
    try {
      const answer = await trigger({ body: { testDashboard: isTest } });
      window.localStorage.setItem(KEY, String(isTest));
      toasts.info(isTest ? 'You see test data now' : 'You see production data now');
      await show(answer);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, 'Nothing was switched', error.title);
    }
  };
  return {
    isPending: isMutating,
    choose: (isTest) => askToLeave(() => void choose(isTest)),
  };
}
