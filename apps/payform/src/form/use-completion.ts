import { statusPollMs } from '@tiyin/domain/payment-form';
import type { FormEvent, FormState } from '@tiyin/domain/payment-form';
import { useCallback, useEffect, useState } from 'react';
import type { FormCalls } from './form-calls.ts';
import { pause } from './pause.ts';

type Completing = {
  readonly calls: FormCalls;
  readonly dispatch: (event: FormEvent) => void;
  readonly onReach: (isReached: boolean) => void;
};

/**
 * "I have paid": tells the server until it knows; the call is idempotent (decision 33), so a lost answer is asked for
 * again. However often the button is pressed, one telling runs.
 */
export function useCompletion(state: FormState, { calls, dispatch, onReach }: Completing) {
  const [paidTo, setPaidTo] = useState<string>();
  const requisites = state.step === 'credential' ? state.credentials?.value : undefined;
  const isCompleting = requisites !== undefined && paidTo === requisites;
  useEffect(() => {
    if (!isCompleting) return undefined;
    const left = new AbortController();
    void completeUntilKnown(requisites, { calls, dispatch, onReach }, left.signal);
    return () => left.abort();
  }, [isCompleting, requisites, calls, dispatch, onReach]);
  return { isCompleting, complete: useCallback(() => setPaidTo(requisites), [requisites]) };
}

async function completeUntilKnown(
  requisites: string,
  { calls, dispatch, onReach }: Completing,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const outcome = await calls.complete(requisites, signal);
    if (signal.aborted) return;
    onReach(outcome.kind !== 'unreachable');
    if (outcome.kind === 'refused') return dispatch({ type: 'complete-failed' });
    if (outcome.kind === 'answered') return dispatch({ type: 'paid-confirmed', ...outcome.answer });
    await pause(statusPollMs, signal);
    if (signal.aborted) return;
  }
}
