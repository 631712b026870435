import { needsRenewal, statusPollMs } from '@tiyin/domain/payment-form';
import type { FormEvent, FormState } from '@tiyin/domain/payment-form';
import { useEffect } from 'react';
import type { FormCalls } from './form-calls.ts';
import { pause } from './pause.ts';

type Renewing = {
  readonly calls: FormCalls;
  readonly dispatch: (event: FormEvent) => void;
  readonly onReach: (isReached: boolean) => void;
};

/** Requests init again if the page has outdated requisites, or none (FORM-203). */
export function useRenewal(state: FormState, { calls, dispatch, onReach }: Renewing): void {
  const isStale = needsRenewal(state);
  useEffect(() => {
    if (!isStale) return undefined;
    const left = new AbortController();
    void renew({ calls, dispatch, onReach }, left.signal);
    return () => left.abort();
  }, [isStale, calls, dispatch, onReach]);
}

async function renew({ calls, dispatch, onReach }: Renewing, signal: AbortSignal): Promise<void> {
  for (;;) {
    const outcome = await calls.open(signal);
    if (signal.aborted) return;
    onReach(outcome.kind !== 'unreachable');
    if (outcome.kind === 'answered') return dispatch({ type: 'opened', init: outcome.answer });
    if (outcome.kind === 'refused') return dispatch({ type: 'failed' });
    await pause(statusPollMs, signal);
    if (signal.aborted) return;
  }
}
