import type { InvoiceStatusCode } from '../invoices/index.ts';
import { failAt, failWith } from './form-ends.ts';
import type { FormInit, FormMethod, FormProgress, IssuedRequisites } from './form-init.ts';
import type { FormState } from './form-state.ts';

/** The step that a form opens in, fresh or returned to (FORM-13). */
export function openForm(init: FormInit): FormState {
  const amount = init.issued?.amount ?? init.amount;
  const { status, statusDate, lookedForUntil, endedOn, receivedAmount } = init;
  const progress = { statusDate, lookedForUntil, endedOn, receivedAmount };
  // "I have paid" ends the deadline: a cancellation on Processing was made by a person
  const isExpired = endedOn !== 'processing' && isExpiredAt(init, statusDate ?? init.serverTime);
  const at = { status, amount, isExpired, ...progress };
  return stepOfStatus(init, at, init.successUrl) ?? stepOfCustomer(init);
}

/** The invoice's state; the amount is minor units. */
type Standing = FormProgress & {
  readonly status: InvoiceStatusCode;
  readonly amount: number;
  /** the deadline has passed, so that a canceled invoice was canceled by that */
  readonly isExpired: boolean;
};

/** Whether the deadline has passed at a time by the server's clock (ISO 8601 UTC). */
export function isExpiredAt(init: FormInit, serverTime: string): boolean {
  return Date.parse(serverTime) >= Date.parse(init.expiredIn);
}

/**
 * The step that a status demands, or undefined while it is the customer's turn (FORM-55).
 */
export function stepOfStatus(
  init: FormInit,
  at: Standing,
  successUrl: string,
): FormState | undefined {
  const { status, isExpired } = at;
  switch (status) {
    case 'NEW':
      return undefined;
    case 'IN_PROGRESS':
      // a deposit has its requisites; of a withdrawal the payee is known, and it was sent (FORM-13)
      return init.type === 'Deposit' ? undefined : waitFor(init, at, successUrl);
    case 'PENDING':
    case 'PAYED':
      return waitFor(init, at, successUrl);
    case 'ERROR':
      return { ...waitFor(init, at, successUrl), needsPerson: true };
    case 'DONE':
      return succeed(init, at, successUrl);
    case 'DECLINED':
      return failAt(init, 'declined', at);
    case 'CANCELED':
      return failAt(init, isExpired ? 'expired' : 'canceled', at);
  }
}

/** The Credential step before its requisites (FORM-29); the amount is minor units. */
export function askCredentials(
  init: FormInit,
  method: FormMethod,
  amount: number,
): FormState<'credential'> {
  return { step: 'credential', init, method, amount, attempts: 0 };
}

/**
 * Whether the credential request succeeded: for a deposit with requisites, for a withdrawal with
 * method and amount stored (FORM-35). Until then it is repeated, and complete is not sent.
 */
export function isAnswered({ init, credentials, isKept }: FormState<'credential'>): boolean {
  return init.type === 'Deposit' ? credentials !== undefined : isKept === true;
}

/**
 * The method of issued requisites. One that was withdrawn meanwhile still has them, because money
 * may be coming there; it accepts only this amount.
 */
function issuedMethod(
  methods: readonly FormMethod[],
  { paymentMethodId: id, paymentMethodName: name, amount }: IssuedRequisites,
): FormMethod {
  const offered = methods.find((method) => method.id === id);
  return offered ?? { id, name, minAmount: amount, maxAmount: amount };
}

function waitFor(
  init: FormInit,
  { status, amount, statusDate, lookedForUntil, receivedAmount }: Standing,
  successUrl: string,
): FormState<'processing'> {
  const { issued } = init;
  const isAwaited = status === 'PENDING';
  return {
    step: 'processing',
    init,
    amount,
    successUrl,
    needsPerson: false,
    isAwaited,
    ...(issued && { issued }),
    ...(statusDate !== undefined && { since: statusDate }),
    ...(lookedForUntil !== undefined && { lookedForUntil }),
    ...(receivedAmount !== undefined && { receivedAmount }),
  };
}

function succeed(
  init: FormInit,
  { amount, statusDate, receivedAmount }: Standing,
  successUrl: string,
): FormState<'success'> {
  return {
    step: 'success',
    init,
    amount,
    successUrl,
    ...(statusDate !== undefined && { since: statusDate }),
    ...(receivedAmount !== undefined && { receivedAmount }),
  };
}

function stepOfCustomer(init: FormInit): FormState {
  const { issued, methods, amount } = init;
  if (issued) {
    const { credentials } = issued;
    return { ...askCredentials(init, issuedMethod(methods, issued), issued.amount), credentials };
  }
  const preselected = methods.find((method) => method.name === init.paymentMethodName);
  if (preselected) {
    return askCredentials(init, preselected, amount);
  }
  const [first] = methods;
  if (!first) {
    return failWith('init', 'refused', init);
  }
  return methods.length > 1
    ? { step: 'method', init }
    : { step: 'init', init, method: first, amount };
}
