import type { FormEvent } from '@tiyin/domain/payment-form';
import { useCallback, useEffect, useState } from 'react';
import type { ServerClock } from './server-clock.ts';
import { pollUntilReached } from './use-status.ts';
import type { FetchStatus } from './use-status.ts';

type Deadline = {
  readonly deadlineMs: number;
  readonly clock: ServerClock;
  /** False while the clock does not decide: nothing is awaited, or a request is running. */
  readonly isBinding: boolean;
  readonly fetchStatus: FetchStatus;
  readonly dispatch: (event: FormEvent) => void;
};

/**
 * After the countdown, requests the status once more before giving up (FORM-50). While the server
 * is unreachable it keeps trying; if the server's clock has time left, so does the form.
 */
export function useDeadline({ deadlineMs, clock, isBinding, fetchStatus, dispatch }: Deadline) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOver || !isBinding) return undefined;
    const left = new AbortController();
    const decide = async () => {
      await pollUntilReached(fetchStatus, left.signal);
      if (left.signal.aborted) return;
      setOver(false);
      if (clock.now() >= deadlineMs) dispatch({ type: 'deadline-passed' });
    };
    void decide();
    return () => left.abort();
  }, [isOver, isBinding, fetchStatus, clock, deadlineMs, dispatch]);
  return { isOver, onOver: useCallback(() => setOver(true), []) };
}
