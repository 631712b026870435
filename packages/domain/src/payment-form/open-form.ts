import type { InvoiceStatusCode } from '../invoices/index.ts';
import type { FormInit, FormMethod, IssuedRequisites } from './form-init.ts';
import type { FailOrigin, FailReason, FormState } from './form-state.ts';

/** The step that a form opens in, fresh or returned to (section 4; decisions 32 and 34). */
export function openForm(init: FormInit): FormState {
  const amount = init.issued?.amount ?? init.amount;
  const at = { status: init.status, amount, isExpired: isExpiredAt(init, init.serverTime) };
  return stepOfStatus(init, at, init.successUrl) ?? stepOfCustomer(init);
}

/** How the invoice stands; the amount is minor units. */
type Standing = {
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
 * The step that a status demands, or undefined while it is the customer's turn (section 4, Processing).
 */
export function stepOfStatus(
  init: FormInit,
  { status, amount, isExpired }: Standing,
  successUrl: string,
): FormState | undefined {
  switch (status) {
    case 'NEW':
      return undefined;
    case 'IN_PROGRESS':
      // a deposit has its requisites; of a withdrawal the payee is known, and it was sent (decision 14)
      return init.type === 'Deposit' ? undefined : waitFor(init, amount, successUrl);
    case 'PENDING':
    case 'PAYED':
      return waitFor(init, amount, successUrl);
    case 'ERROR':
      return { ...waitFor(init, amount, successUrl), needsPerson: true };
    case 'DONE':
      return { step: 'success', init, amount, successUrl };
    case 'DECLINED':
      return failWith('status', 'declined', init);
    case 'CANCELED':
      return failWith('status', isExpired ? 'expired' : 'canceled', init);
  }
}

/** The Credential step before its requisites (section 4); the amount is minor units. */
export function askCredentials(
  init: FormInit,
  method: FormMethod,
  amount: number,
): FormState<'credential'> {
  return { step: 'credential', init, method, amount, attempts: 0 };
}

/**
 * Whether the credential call answered what it is made for: a deposit its requisites, a withdrawal that
 * method and amount are kept (decision 32). Until then it is made, and complete is not.
 */
export function isAnswered({ init, credentials, isKept }: FormState<'credential'>): boolean {
  return init.type === 'Deposit' ? credentials !== undefined : isKept === true;
}

/** The Fail step (section 4). */
export function failWith(
  origin: FailOrigin,
  reason: FailReason,
  init?: FormInit,
): FormState<'fail'> {
  return init ? { step: 'fail', origin, reason, init } : { step: 'fail', origin, reason };
}

/**
 * The method of requisites that were given out. One that was taken off offer since still has them, as money may be on
 * its way there; it takes this amount and no other.
 */
function issuedMethod(
  methods: readonly FormMethod[],
  { paymentMethodId: id, paymentMethodName: name, amount }: IssuedRequisites,
): FormMethod {
  const offered = methods.find((method) => method.id === id);
  return offered ?? { id, name, minAmount: amount, maxAmount: amount };
}

function waitFor(init: FormInit, amount: number, successUrl: string): FormState<'processing'> {
  return { step: 'processing', init, amount, successUrl, needsPerson: false };
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
