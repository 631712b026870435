import type { FormEvent } from './form-event.ts';
import { wayOutOfWait } from './form-limits.ts';
import type { FormState } from './form-state.ts';
import { askCredentials, isAnswered } from './open-form.ts';

export function countAttempt(
  state: FormState<'credential'>,
  { alternatives, isLimited = false }: FormEvent<'credentials-missing'>,
): FormState {
  if (isAnswered(state)) {
    return state;
  }
  return { ...state, attempts: state.attempts + 1, alternatives, isLimited };
}

/**
 * A nearby amount instead of one without a free account (FORM-250); any other amount is refused.
 */
export function takeAlternative(
  state: FormState<'credential'>,
  { amount }: FormEvent<'amount-changed'>,
): FormState {
  const { init, method, alternatives } = state;
  const isOffered = !isAnswered(state) && alternatives?.includes(amount) === true;
  return isOffered ? askCredentials(init, method, amount) : state;
}

/** Only while an account is awaited and none was free: a lost connection is not a long wait. */
export function offerWayOut(state: FormState<'credential'>): FormState {
  const isWaiting = !isAnswered(state) && state.attempts > 0 && !state.isLongWait;
  return isWaiting ? { ...state, isLongWait: true } : state;
}

/** Not the back arrow: that is hidden for RUB (FORM-25), and the wait would have no end. */
export function leaveWait(state: FormState<'credential'>): FormState {
  const { init, method, amount } = state;
  const way = state.isLongWait && !isAnswered(state) ? wayOutOfWait(init, method) : undefined;
  switch (way) {
    case 'method':
      return { step: 'method', init };
    case 'amount':
      return { step: 'init', init, method, amount };
    case undefined:
      return state;
  }
}

/** A form may have three amounts; the latest requisites stay, and are requested again. */
export function keepFormer(
  state: FormState<'credential'>,
  { methodId }: FormEvent<'amounts-used-up'>,
): FormState {
  const isRequested = methodId === state.method.id && !isAnswered(state);
  return isRequested ? { ...state, isStale: true, notice: 'amounts-used-up' } : state;
}
