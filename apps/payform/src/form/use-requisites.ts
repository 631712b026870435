import { credentialRetryDelayMs, isAnswered, longWaitMs } from '@tiyin/domain/payment-form';
import type { FormEvent, FormState } from '@tiyin/domain/payment-form';
import { useEffect } from 'react';
import type { Choice, CredentialAnswer, FormCalls } from './form-calls.ts';
import type { Outcome } from './outcome.ts';
import { pause } from './pause.ts';
import { pollUntilReached } from './use-status.ts';
import type { FetchStatus } from './use-status.ts';

/** The delay (ms) before a retry if the customer has too many open payments. */
const limitedRetryMs = 15_000;

type Calls = {
  readonly calls: FormCalls;
  readonly fetchStatus: FetchStatus;
  readonly dispatch: (event: FormEvent) => void;
  readonly onReach: (isReached: boolean) => void;
};

/**
 * Requests requisites while the Credential step has none; a free account may take a while, and
 * after a minute the machine is notified (FORM-28). For a withdrawal it sends method and amount to
 * be stored (FORM-35).
 */
export function useRequisites(state: FormState, requesting: Calls): void {
  const { calls, fetchStatus, dispatch, onReach } = requesting;
  const open = state.step === 'credential' && !isAnswered(state) ? state : undefined;
  const isWithdrawal = open?.init.type === 'Withdrawal';
  const methodId = open?.method.id;
  const amount = open?.amount;
  useEffect(() => {
    if (methodId === undefined || amount === undefined) return undefined;
    const left = new AbortController();
    const actions = { calls, fetchStatus, dispatch, onReach, isWithdrawal };
    void pollUntilIssued({ methodId, amount }, actions, left.signal);
    return () => left.abort();
  }, [methodId, amount, isWithdrawal, calls, fetchStatus, dispatch, onReach]);

  const isWaiting = open !== undefined && open.attempts > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'waited-long' }), longWaitMs);
    return () => clearTimeout(timer);
  }, [isWaiting, dispatch]);
}

async function pollUntilIssued(
  choice: Choice,
  actions: Calls & { readonly isWithdrawal: boolean },
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await actions.calls.credential(choice, signal);
    if (signal.aborted) return;
    actions.onReach(outcome.kind !== 'unreachable');
    const isSettled = await settle(outcome, choice, actions, signal);
    if (isSettled || signal.aborted) return;
    // Too many open payments do not become fewer within a second.
    const delayMs = outcome.kind === 'refused' ? limitedRetryMs : credentialRetryDelayMs(attempt);
    await pause(delayMs, signal);
    if (signal.aborted) return;
  }
}

/** Passes the response to the machine; false if the request must be repeated. */
async function settle(
  outcome: Outcome<CredentialAnswer>,
  { methodId }: Choice,
  { fetchStatus, dispatch, isWithdrawal }: Calls & { readonly isWithdrawal: boolean },
  signal: AbortSignal,
): Promise<boolean> {
  if (outcome.kind === 'unreachable') return false;
  if (outcome.kind === 'refused' && outcome.code === 'too_many_open_payments') {
    dispatch({ type: 'credentials-missing', isLimited: true });
    return false;
  }
  if (outcome.kind === 'refused') {
    if (outcome.code === 'too_many_amounts') dispatch({ type: 'amounts-used-up', methodId });
    else await failUnlessFurther({ fetchStatus, dispatch }, { type: 'failed' }, signal);
    return true;
  }
  const { amount, credentials, alternatives } = outcome.answer;
  if (isWithdrawal) dispatch({ type: 'amount-kept', methodId, amount });
  else if (credentials) dispatch({ type: 'credentials-received', methodId, amount, credentials });
  else dispatch({ type: 'credentials-missing', alternatives });
  return isWithdrawal || credentials !== undefined;
}

/**
 * A refusal may mean that another page of this form is ahead, or that the form has ended: the
 * status request decides. The machine gets the failure only without news.
 */
export async function failUnlessFurther(
  { fetchStatus, dispatch }: Pick<Calls, 'fetchStatus' | 'dispatch'>,
  failure: FormEvent<'failed' | 'complete-failed'>,
  signal: AbortSignal,
): Promise<void> {
  await pollUntilReached(fetchStatus, signal);
  if (!signal.aborted) dispatch(failure);
}
