import type { FormEvent, FormState } from '@tiyin/domain/payment-form';
import { useEffect, useState } from 'react';

/** A choice that the server does not know of yet: the method, and the amount in minor units. */
type Choice = { readonly methodId: number; readonly amount: number };

/**
 * Keeps the choice that stands on Init in this tab, and brings it back after a reload or in another language
 * (decision 34). The server's first view cannot know of it, so it comes back once the page runs.
 */
export function useKeptChoice(
  key: string,
  state: FormState,
  dispatch: (event: FormEvent) => void,
): void {
  const [opened] = useState(state);
  useEffect(() => {
    const choice = readChoice(key);
    const isOpen = opened.step === 'method' || opened.step === 'init';
    if (choice === undefined || !isOpen || !opened.init.canChangeAmount) return;
    dispatch({ type: 'method-chosen', methodId: choice.methodId });
    dispatch({ type: 'amount-changed', amount: choice.amount });
  }, [key, opened, dispatch]);
  useEffect(() => {
    // The first view is what came from the server, not what the customer chose.
    if (state === opened) return;
    // On Credential too, as long as a reload may find no requisites issued.
    const hasChoice = state.step === 'init' || state.step === 'credential';
    keepChoice(key, hasChoice ? { methodId: state.method.id, amount: state.amount } : undefined);
  }, [key, state, opened]);
}

/* Storage may be forbidden; the form then merely forgets. What is read back is checked: anyone may write there. */
function readChoice(key: string): Choice | undefined {
  try {
    const [methodId, amount] = (sessionStorage.getItem(key) ?? '').split(':').map(Number);
    const isChoice = Number.isSafeInteger(methodId) && Number.isSafeInteger(amount);
    return isChoice && methodId !== undefined && amount !== undefined
      ? { methodId, amount }
      : undefined;
  } catch {
    return undefined;
  }
}

function keepChoice(key: string, choice: Choice | undefined): void {
  try {
    if (choice === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, `${choice.methodId}:${choice.amount}`);
  } catch {
    // As above.
  }
}
