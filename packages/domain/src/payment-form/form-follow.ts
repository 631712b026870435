import type { FormEvent } from './form-event.ts';
import type { FormState } from './form-state.ts';
import { isExpiredAt, openForm, stepOfStatus } from './open-form.ts';

/** The status of an invoice may be further than this page: another tab, staff, or money that came early. */
export function overtake(
  state: FormState<'method' | 'init' | 'credential'>,
  { status, amount, serverTime }: FormEvent<'status-received'>,
): FormState {
  const { init } = state;
  const own = state.step === 'method' ? init.amount : state.amount;
  const at = { status, amount: amount ?? own, isExpired: isExpiredAt(init, serverTime) };
  return stepOfStatus(init, at, init.successUrl) ?? state;
}

/** An end that is seen on the Credential screen counts as an error of that screen (decision 35). */
export function overtakeCredential(
  state: FormState<'credential'>,
  event: FormEvent<'status-received'>,
): FormState {
  const next = overtake(state, event);
  if (next.step === 'fail') {
    return { ...next, origin: 'credential' };
  }
  return next === state && isOvertaken(state, event) ? { ...state, isStale: true } : next;
}

/** The requisites on the page are no longer the last: two pages of one form agree on what was chosen last. */
function isOvertaken(
  state: FormState<'credential'>,
  { amount, methodId }: FormEvent<'status-received'>,
): boolean {
  const isTold = amount !== undefined && methodId !== undefined;
  const isOther = amount !== state.amount || methodId !== state.method.id;
  return !state.isStale && state.credentials !== undefined && isTold && isOther;
}

/** Keeps the same object while nothing changes, so that polling redraws nothing. */
export function keepWaiting(
  state: FormState<'processing'>,
  { status, amount = state.amount }: FormEvent<'status-received'>,
): FormState {
  // "I have paid" ended the deadline, so no cancellation is its doing
  const at = { status, amount, isExpired: false };
  const next = stepOfStatus(state.init, at, state.successUrl);
  if (next && next.step !== 'processing') {
    return next;
  }
  const needsPerson = status === 'ERROR';
  const isSame = needsPerson === state.needsPerson && amount === state.amount;
  return isSame ? state : { ...state, amount, needsPerson };
}

/** Init, asked anew: another page of this form, or a person, chose otherwise. The customer is told where it differs. */
export function renewRequisites(
  state: FormState<'credential'>,
  { init }: FormEvent<'opened'>,
): FormState {
  if (!state.isStale) {
    return state;
  }
  const next = openForm(init);
  if (next.step === 'fail') {
    return { ...next, origin: 'credential' };
  }
  return next.step === 'credential' ? { ...next, notice: state.notice ?? 'changed' } : next;
}
