import { statusPollMs } from '@tiyin/domain/payment-form';
import { useEffect, useState } from 'react';
import { pause } from '../../form/pause.ts';
import type { WithdrawalStep } from './WithdrawalStep.tsx';

/** The step's view. Its type alone: its code is a script of its own. */
export type WithdrawalView = typeof WithdrawalStep;

/**
 * Fetches the step in which a withdrawal's payee is entered as soon as the form is known to be one, long before its customer needs them; a
 * deposit never carries their weight. While the network refuses, it tries on.
 */
export function useWithdrawalStep(
  isWithdrawal: boolean,
  onReach: (isReached: boolean) => void,
): WithdrawalView | undefined {
  const [loaded, setLoaded] = useState<{ readonly view: WithdrawalView }>();
  useEffect(() => {
    if (!isWithdrawal) return undefined;
    const left = new AbortController();
    const load = async () => {
      while (!left.signal.aborted) {
        try {
          const { WithdrawalStep: view } = await import('./WithdrawalStep.tsx');
          onReach(true);
          return setLoaded({ view });
        } catch {
          onReach(false);
          await pause(statusPollMs, left.signal);
        }
      }
    };
    void load();
    return () => left.abort();
  }, [isWithdrawal, onReach]);
  return loaded?.view;
}
