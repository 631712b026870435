import type { FormEvent } from './form-event.ts';
import type { FormState } from './form-state.ts';
import { isExpiredAt, openForm, stepOfStatus } from './open-form.ts';

/**
 * Follows an invoice whose status is ahead of this page: because of another tab, staff, or early
 * money.
 */
export function overtake(
  state: FormState<'method' | 'init' | 'credential'>,
  event: FormEvent<'status-received'>,
): FormState {
  const { init } = state;
  const own = state.step === 'method' ? init.amount : state.amount;
  const isExpired = isExpiredAt(init, event.statusDate ?? event.serverTime);
  const at = { ...event, amount: event.amount ?? own, isExpired };
  return stepOfStatus(init, at, init.successUrl) ?? state;
}

/** An end that is seen on the Credential screen counts as an error of that screen (FORM-60). */
export function overtakeCredential(
  state: FormState<'credential'>,
  event: FormEvent<'status-received'>,
): FormState {
  const next = overtake(state, event);
  // an older server does not report where it ended; then this screen is the best guess
  if (next.step === 'fail' && next.endedOn === undefined) {
    return { ...next, origin: 'credential' };
  }
  if (next.step === 'processing') {
    return withRequisites(next, state);
  }
  return next === state && isOvertaken(state, event) ? { ...state, isStale: true } : next;
}

/** Processing keeps the requisites that its customer was shown last (FORM-203). */
export function withRequisites(
  processing: FormState<'processing'>,
  { method, amount, credentials, isStale }: FormState<'credential'>,
): FormState<'processing'> {
  if (credentials === undefined || isStale || amount !== processing.amount) {
    return processing;
  }
  const { id: paymentMethodId, name: paymentMethodName } = method;
  return { ...processing, issued: { paymentMethodId, paymentMethodName, amount, credentials } };
}

/** The page's requisites are not the latest: two pages of one form agree on the latest choice. */
function isOvertaken(
  state: FormState<'credential'>,
  { amount, methodId }: FormEvent<'status-received'>,
): boolean {
  const isKnown = amount !== undefined && methodId !== undefined;
  const isOther = amount !== state.amount || methodId !== state.method.id;
  return !state.isStale && state.credentials !== undefined && isKnown && isOther;
}

/** Keeps the same object while nothing changes, so that polling redraws nothing. */
export function keepWaiting(
  state: FormState<'processing'>,
  event: FormEvent<'status-received'>,
): FormState {
  const { status, amount = state.amount, lookedForUntil, receivedAmount } = event;
  // "I have paid" ended the deadline, so no cancellation is its doing
  const at = { ...event, amount, isExpired: false };
  const next = stepOfStatus(state.init, at, state.successUrl);
  if (next && next.step !== 'processing') {
    return next;
  }
  const received = {
    amount,
    needsPerson: status === 'ERROR',
    isAwaited: status === 'PENDING',
    since: state.since ?? event.statusDate,
    lookedForUntil,
    receivedAmount,
  };
  return isSame(state, received) ? state : { ...state, ...received };
}

/** More money may come for a payment that is booked (FORM-257). */
export function watchSuccess(
  state: FormState<'success'>,
  { status, amount = state.amount, receivedAmount }: FormEvent<'status-received'>,
): FormState {
  const seen = { amount, receivedAmount };
  return status !== 'DONE' || isSame(state, seen) ? state : { ...state, ...seen };
}

function isSame<S extends object>(state: S, parts: Partial<S>): boolean {
  return Object.entries(parts).every(([name, value]) => Reflect.get(state, name) === value);
}

/**
 * Late money is booked within the grace: a page that showed Fail then shows the payment (FORM-205).
 */
export function reviveFailed(
  state: FormState<'fail'>,
  event: FormEvent<'status-received'>,
): FormState {
  const { init } = state;
  if (!init) {
    return state;
  }
  const amount = event.amount ?? init.amount;
  const next = stepOfStatus(init, { ...event, amount, isExpired: false }, init.successUrl);
  if (next === undefined || next.step !== 'fail') {
    return next ?? state;
  }
  const { lookedForUntil, since, endedOn = state.endedOn } = next;
  const seen = { lookedForUntil, since, endedOn };
  return isSame(state, seen) ? state : { ...state, ...seen };
}

/**
 * Another page pressed "I have paid" before this one had the requisites: a new init request returns
 * them.
 */
export function learnRequisites(
  state: FormState<'processing'>,
  { init }: FormEvent<'opened'>,
): FormState {
  const { issued } = init;
  return issued && state.issued === undefined ? { ...state, issued } : state;
}

/** Whether to request init again: the page shows outdated requisites, or lacks the current ones. */
export function needsRenewal(state: FormState): boolean {
  if (state.step === 'credential') {
    return state.isStale === true;
  }
  const isDeposit = state.step === 'processing' && state.init.type === 'Deposit';
  return isDeposit && state.isAwaited && state.issued === undefined;
}

/**
 * A new init response: another page of this form, or staff, chose differently. The customer sees a
 * message about the difference.
 */
export function renewRequisites(
  state: FormState<'credential'>,
  { init }: FormEvent<'opened'>,
): FormState {
  if (!state.isStale) {
    return state;
  }
  const next = openForm(init);
  if (next.step === 'fail' && next.endedOn === undefined) {
    return { ...next, origin: 'credential' };
  }
  return next.step === 'credential' ? { ...next, notice: state.notice ?? 'changed' } : next;
}
