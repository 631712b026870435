import { credentialRetryDelayMs, isAnswered } from '@tiyin/domain/payment-form';
import type { FormEvent, FormState } from '@tiyin/domain/payment-form';
import { useEffect } from 'react';
import type { Choice, FormCalls } from './form-calls.ts';
import { pause } from './pause.ts';

type Asking = {
  readonly calls: FormCalls;
  readonly dispatch: (event: FormEvent) => void;
  readonly onReach: (isReached: boolean) => void;
};

/**
 * Asks for requisites as long as the Credential step has none; a free account may take a while (decision 19). For a
 * withdrawal it asks once the server to keep method and amount (decision 32).
 */
export function useRequisites(state: FormState, { calls, dispatch, onReach }: Asking): void {
  const asked = state.step === 'credential' && !isAnswered(state) ? state : undefined;
  const isWithdrawal = asked?.init.type === 'Withdrawal';
  const methodId = asked?.method.id;
  const amount = asked?.amount;
  useEffect(() => {
    if (methodId === undefined || amount === undefined) return undefined;
    const left = new AbortController();
    const asking = { calls, dispatch, onReach, isWithdrawal };
    void askUntilIssued({ methodId, amount }, asking, left.signal);
    return () => left.abort();
  }, [methodId, amount, isWithdrawal, calls, dispatch, onReach]);
}

async function askUntilIssued(
  choice: Choice,
  { calls, dispatch, onReach, isWithdrawal }: Asking & { readonly isWithdrawal: boolean },
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await calls.credential(choice, signal);
    if (signal.aborted) return;
    onReach(outcome.kind !== 'unreachable');
    if (outcome.kind === 'refused') return dispatch({ type: 'failed' });
    if (outcome.kind === 'answered') {
      const { amount, credentials } = outcome.answer;
      const { methodId } = choice;
      if (isWithdrawal) return dispatch({ type: 'amount-kept', methodId, amount });
      if (credentials) {
        return dispatch({ type: 'credentials-received', methodId, amount, credentials });
      }
      dispatch({ type: 'credentials-missing' });
    }
    await pause(credentialRetryDelayMs(attempt), signal);
    if (signal.aborted) return;
  }
}
