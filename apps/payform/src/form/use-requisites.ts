import { credentialRetryDelayMs } from '@tiyin/domain/payment-form';
import type { FormEvent, FormState } from '@tiyin/domain/payment-form';
import { useEffect } from 'react';
import type { FormCalls } from './form-calls.ts';
import { pause } from './pause.ts';

type Asking = {
  readonly calls: FormCalls;
  readonly dispatch: (event: FormEvent) => void;
  readonly onReach: (isReached: boolean) => void;
};

/** Asks for requisites as long as the Credential step has none; a free account may take a while (decision 19). */
export function useRequisites(state: FormState, { calls, dispatch, onReach }: Asking): void {
  const asked = state.step === 'credential' && state.credentials === undefined ? state : undefined;
  const methodId = asked?.method.id;
  const amount = asked?.amount;
  useEffect(() => {
    if (methodId === undefined || amount === undefined) return undefined;
    const left = new AbortController();
    void askUntilIssued({ methodId, amount }, { calls, dispatch, onReach }, left.signal);
    return () => left.abort();
  }, [methodId, amount, calls, dispatch, onReach]);
}

async function askUntilIssued(
  choice: { readonly methodId: number; readonly amount: number },
  { calls, dispatch, onReach }: Asking,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await calls.credential(choice, signal);
    if (signal.aborted) return;
    onReach(outcome.kind !== 'unreachable');
    if (outcome.kind === 'refused') return dispatch({ type: 'failed' });
    if (outcome.kind === 'answered') {
      const { amount, credentials } = outcome.answer;
      if (credentials) {
        return dispatch({
          type: 'credentials-received',
          methodId: choice.methodId,
          amount,
          credentials,
        });
      }
      dispatch({ type: 'credentials-missing' });
    }
    await pause(credentialRetryDelayMs(attempt), signal);
    if (signal.aborted) return;
  }
}
