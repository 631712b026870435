import { useForgetAnswers } from '@tiyin/api/swr';
import { toasts } from '@tiyin/ui/toast';
import { useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import { LeaveGuardContext } from '../routing/leave-guard.ts';
import { i18n } from '../texts/i18n.ts';

/**
 * The mode that the screen is mounted for. A choice of another window shows in the top bar at once, and the screen
 * follows when nothing that was typed would be lost (OFFICE-930).
 * @param mode the person's
 */
export function useMountedMode(mode: boolean): boolean {
  const { mayLose, whenFree } = useContext(LeaveGuardContext);
  const [mounted, setMounted] = useState(mode);
  const forgetAnswers = useForgetAnswers(['getCurrentUser']);
  const follow = useEffectEvent(() => {
    if (!mayLose()) return whenFree(() => setMounted(mode));
    toasts.info(
      mode
        ? i18n.t('Another window switched to test data. What you typed here is kept.')
        : i18n.t('Another window switched to production data. What you typed here is kept.'),
    );
    return whenFree(() => {
      void forgetAnswers();
      setMounted(mode);
    });
  });
  useLayoutEffect(() => (mounted === mode ? undefined : follow()), [mounted, mode]);
  return mounted;
}
