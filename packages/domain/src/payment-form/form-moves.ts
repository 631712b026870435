import type { FormEvent } from './form-event.ts';
import { withRequisites } from './form-follow.ts';
import {
  canChooseMethod,
  canGoBack,
  isWithinCurrencyLimits,
  isWithinMethodLimits,
} from './form-limits.ts';
import type { FormState } from './form-state.ts';
import { askCredentials, isAnswered, openForm } from './open-form.ts';

export function retryOpening(state: FormState<'fail'>, event: FormEvent<'opened'>): FormState {
  return state.init ? state : openForm(event.init);
}

export function chooseMethod(
  state: FormState<'method'>,
  { methodId }: FormEvent<'method-chosen'>,
): FormState {
  const { init } = state;
  const method = init.methods.find((candidate) => candidate.id === methodId);
  if (!method || !canChooseMethod(init, method)) {
    return state;
  }
  return init.canChangeAmount
    ? { step: 'init', init, method, amount: init.amount }
    : askCredentials(init, method, init.amount);
}

export function changeAmount(
  state: FormState<'init'>,
  { amount }: FormEvent<'amount-changed'>,
): FormState {
  const { init } = state;
  const isAllowed = init.canChangeAmount && isWithinCurrencyLimits(amount, init.currencyInfo);
  return isAllowed ? { ...state, amount } : state;
}

export function confirmAmount(state: FormState<'init'>): FormState {
  const { init, method, amount } = state;
  return isWithinMethodLimits(amount, method) ? askCredentials(init, method, amount) : state;
}

export function backToMethod(state: FormState<'init'>): FormState {
  const { init } = state;
  return init.methods.length > 1 ? { step: 'method', init } : state;
}

export function backFromCredential(state: FormState<'credential'>): FormState {
  const { init, method, amount } = state;
  if (!canGoBack(init)) {
    return state;
  }
  // a method that is no longer offered allows no further choice
  const isOffered = init.methods.some(({ id }) => id === method.id);
  return init.canChangeAmount && isOffered
    ? { step: 'init', init, method, amount }
    : { step: 'method', init };
}

/** An answer for a method that the customer has left since is dropped: it would show the wrong account. */
export function showCredentials(
  state: FormState<'credential'>,
  { methodId, amount, credentials }: FormEvent<'credentials-received'>,
): FormState {
  return methodId === state.method.id ? { ...state, amount, credentials } : state;
}

/** A withdrawal's method and amount are the server's now. An answer for a method that was left is dropped, as above. */
export function keepAmount(
  state: FormState<'credential'>,
  { methodId, amount }: FormEvent<'amount-kept'>,
): FormState {
  const isRequested = state.init.type === 'Withdrawal' && methodId === state.method.id;
  return isRequested ? { ...state, amount, isKept: true } : state;
}

export function startProcessing(
  state: FormState<'credential'>,
  { successUrl }: FormEvent<'paid-confirmed'>,
): FormState {
  if (!isAnswered(state)) {
    return state;
  }
  const { init, amount } = state;
  const isAwaited = init.type === 'Deposit';
  const common = { init, amount, successUrl, needsPerson: false, isAwaited };
  return withRequisites({ step: 'processing', ...common }, state);
}
