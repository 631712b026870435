import { statusPollMs } from '@tiyin/domain/payment-form';
import { useEffect, useState } from 'react';
import { pause } from './pause.ts';
import type { RunningForm } from './use-payment-form.ts';

type Cancelling = Pick<RunningForm, 'calls' | 'onReach' | 'fetchStatus'>;

/**
 * Cancels the payment: sends the request until the server has it, then requests the status. A
 * payment that can no longer be canceled is shown in its actual state.
 */
export function useCancel({ calls, onReach, fetchStatus }: Cancelling, onSettled: () => void) {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const left = new AbortController();
    const sendCancel = async () => {
      for (;;) {
        const outcome = await calls.cancel(left.signal);
        if (left.signal.aborted) return;
        onReach(outcome.kind !== 'unreachable');
        if (outcome.kind !== 'unreachable' && (await fetchStatus(left.signal))) return onSettled();
        await pause(statusPollMs, left.signal);
        if (left.signal.aborted) return;
      }
    };
    void sendCancel();
    return () => left.abort();
  }, [isBusy, calls, onReach, fetchStatus, onSettled]);
  return { isBusy, cancel: () => setBusy(true) };
}
