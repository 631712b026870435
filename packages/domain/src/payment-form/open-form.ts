import type { InvoiceStatusCode } from '../invoices/index.ts';
import type { FormInit, FormMethod } from './form-init.ts';
import type { FailOrigin, FormState } from './form-state.ts';

/** The step that a form opens in, fresh or returned to (section 4; decisions 32 and 34). */
export function openForm(init: FormInit): FormState {
  const amount = init.issued?.amount ?? init.amount;
  return stepOfStatus(init, init.status, amount, init.successUrl) ?? stepOfCustomer(init);
}

/**
 * The step that a status demands, or undefined while it is the customer's turn (section 4, Processing).
 * The amount is minor units.
 */
export function stepOfStatus(
  init: FormInit,
  status: InvoiceStatusCode,
  amount: number,
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
    case 'CANCELED':
      return failWith('status', init);
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
export function failWith(origin: FailOrigin, init?: FormInit): FormState<'fail'> {
  return init ? { step: 'fail', origin, init } : { step: 'fail', origin };
}

function waitFor(init: FormInit, amount: number, successUrl: string): FormState<'processing'> {
  return { step: 'processing', init, amount, successUrl, needsPerson: false };
}

function stepOfCustomer(init: FormInit): FormState {
  const { issued, methods, amount } = init;
  const issuedMethod = methods.find((method) => method.id === issued?.paymentMethodId);
  if (issued && issuedMethod) {
    const { credentials } = issued;
    return { ...askCredentials(init, issuedMethod, issued.amount), credentials };
  }
  const preselected = methods.find((method) => method.name === init.paymentMethodName);
  if (preselected) {
    return askCredentials(init, preselected, amount);
  }
  const [first] = methods;
  if (!first) {
    return failWith('init', init);
  }
  return methods.length > 1
    ? { step: 'method', init }
    : { step: 'init', init, method: first, amount };
}
