import { type ProblemCode, problemStatuses } from '@tiyin/api/problem-codes';

/** The titles of problems by their codes. */
const titles: Readonly<Record<ProblemCode, string>> = {
  validation_failed: 'The request is not valid',
  unauthorized: 'Sign in first',
  wrong_credentials: 'Wrong username or password',
  code_required: 'Enter the code of your authenticator app',
  passkey_required: 'Log in with your passkey',
  wrong_passkey: 'This passkey was not accepted',
  wrong_code: 'This code is not right, or was used before',
  forbidden: 'You may not do this',
  cross_origin: 'The request came from another site',
  key_scope_missing: 'The API key may not do this',
  key_address_refused: 'The API key may not be used from this address',
  own_approval: 'Another person has to decide this',
  beyond_own_permissions: 'Only who holds all of these permissions may do this',
  step_up_required: 'Confirm first that it is you',
  second_factor_required: 'Set up a second factor first',
  second_factor_missing: 'Give your second factor first',
  oidc_denied: 'The sign-in provider did not let you in',
  oidc_disabled: 'You are disabled here: an administrator of this system can enable you',
  oidc_expired: 'This sign-in took too long or was used already: try again',
  oidc_invalid: 'The answer of the sign-in provider could not be verified: try again',
  oidc_no_role: 'Your groups at the sign-in provider give you no role here',
  oidc_other_person: 'You confirmed as another person: try again with your own account',
  oidc_several_merchants: 'Your groups at the sign-in provider belong to several merchants',
  password_sign_in_off: 'Passwords are switched off here: use the sign-in provider',
  support_code_wrong: 'The support code is wrong',
  not_found: 'There is no such thing here',
  oidc_off: 'There is no sign-in provider here',
  invitation_over: 'This link is not valid any more',
  method_not_allowed: 'This address has other methods',
  conflict: 'It was changed meanwhile',
  last_administrator: 'Somebody has to be left who manages the people of all merchants',
  person_not_active: 'Only an active person can be disabled',
  person_not_invited: 'This person has no open invitation',
  role_in_use: 'People have this role',
  role_mapped: 'The configuration gives this role to a group: it keeps its name',
  roles_by_oidc: 'The groups at the sign-in provider decide the roles of this person',
  role_fixed: 'This role always has every permission',
  nobody_decides:
    'This needs a second person, and nobody else may decide: give another person approval.decide',
  rotation_under_way: 'The former one still counts: end it first',
  nothing_waits: 'Nothing of this invoice ends by itself: say how many minutes',
  only_in_test: 'Only the clock of an invoice in test can be moved on',
  too_many_endpoints: 'There are as many endpoints as possible: remove one first',
  approval_pending: 'A change of this waits for approval already',
  approval_decided: 'This approval is decided already',
  approval_stale: 'It was changed since the approval was requested',
  credential_in_use: 'Money may still come to this number',
  amount_taken: 'Another deposit waits for this amount on this account',
  form_ended: 'This payment has ended',
  amount_fixed: 'The amount is booked or reserved',
  no_method: 'No method was chosen yet',
  not_retryable: 'Only a withdrawal that failed can be tried again',
  not_returnable: 'The money of this deposit is not free to be returned',
  return_under_way: 'A return of this money is under way',
  return_known: 'The outcome of this return is known already',
  transfer_returned: 'This transfer is being returned',
  not_refundable: 'Only a deposit that is done can be refunded',
  refund_exceeds_deposit: 'The refunds of a deposit never exceed its amount',
  deposit_refunded: 'This deposit has refunds: it stays done',
  payout_unknown: 'Nobody knows yet whether the last payout was paid',
  no_requisites: 'No requisites were issued yet',
  not_cancelable: 'It is too late to cancel this payment',
  too_many_amounts: 'The amount was changed too often',
  idempotency_conflict: 'This Idempotency-Key was used with another body',
  merchant_invoice_id_taken: 'There is an invoice with this merchantInvoiceId already',
  transfer_differs: 'This transfer was reported before, and differently',
  transfer_reversed: 'This transfer was reversed already',
  money_moved_on: 'The money of this transfer has moved on',
  transfer_ambiguous: 'Several transfers may be this money: choose one',
  transfer_assigned: 'This transfer has its invoice already',
  day_closed: 'This day of the account is closed',
  day_not_over: 'This day is not over yet',
  day_without_statement: 'The bank has said nothing of this day yet',
  day_differs: 'The bank and the ledger differ: explain the difference first',
  earlier_day_open: 'An earlier day of this account is open',
  statement_matching: 'The lines of this day are still being matched',
  receipt_attached: 'This ticket has another receipt already',
  ticket_decided: 'This ticket is decided already',
  ticket_not_needed: 'This payment went well',
  too_many_tickets: 'Too many tickets were opened about this payment',
  transaction_known: 'The outcome of this transaction is already known',
  transaction_recent: 'This transaction may still be sent or answered',
  two_factor_on: 'Two-factor sign-in is on already',
  two_factor_off: 'There is no authenticator app yet',
  passkeys_not_possible: 'Passkeys need a host name, and this address is a number',
  second_factor_kept: 'A second factor is required here',
  misdirected_request: 'This address is not served here',
  payload_too_large: 'The request is too large',
  unsupported_media_type: 'The body is not JSON',
  receipt_type: 'A receipt is a PNG, JPEG, WebP or PDF',
  receipt_damaged: 'This file is damaged',
  statement_unreadable: 'This statement cannot be read',
  not_allowed: 'This is not allowed here',
  terminal_unknown: 'There is no such terminal',
  terminal_flow_differs: 'The terminal is for the other direction',
  method_not_offered: 'The terminal does not offer this method',
  amount_outside_limits: 'The amount is outside the limits of the terminal',
  credential_not_valid: 'This is no card or phone of the method',
  bank_unknown: 'There is no such bank',
  rate_stale: 'There is no rate of the last 24 hours',
  rate_too_far: 'The amounts are too far from the rate',
  rate_not_confirmed: 'This settlement is not at the rate: confirm it',
  too_many_to_sort: 'There are too many to sort: narrow the filter',
  no_callback_address: 'There is no address to send callbacks to',
  insufficient_funds: 'There is not enough money for this',
  amount_out_of_range: 'An amount is too large to be shown exactly',
  amount_unchanged: 'The invoice has this amount already',
  payment_not_possible: 'This payment is not possible right now',
  reason_required: 'Give a reason for this',
  status_unchanged: 'The invoice has this status already',
  too_many_open_payments: 'Too many payments are open: finish one of them, or wait',
  too_many_exports: 'Two of your files are under way: wait until one is complete',
  rate_limited: 'Too many requests',
  too_many_passwords: 'Too many wrong passwords: try again later',
  too_many_codes: 'Too many wrong codes: try again in 15 minutes',
  internal: 'Something went wrong on our side',
  oidc_unavailable: 'The sign-in provider does not answer: try again',
  unavailable: 'The service is not available right now',
};

export type { ProblemCode };

/** A field that is wrong: a JSON pointer into the body, or "query.page", "header.if-match". */
export type FieldError = { readonly path: string; readonly message: string };

/**
 * An error that stops a use case; the HTTP layer returns it as `application/problem+json` (API-3).
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[];
  /** The current state, where the problem is that another one was expected. */
  readonly current: unknown;
  /** Members of the problem that its code adds, such as `limits` (API-445). */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The delay before a retry, in whole seconds; undefined if unknown. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ProblemCode,
    more: {
      detail?: string;
      errors?: readonly FieldError[];
      current?: unknown;
      facts?: Readonly<Record<string, unknown>>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(more.detail ?? titles[code]);
    this.code = code;
    this.status = problemStatuses[code];
    this.title = titles[code];
    this.detail = more.detail;
    this.errors = more.errors ?? [];
    this.current = more.current;
    this.facts = more.facts ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** A field of the body that is well formed and yet not allowed: 422. */
export function notAllowed(path: string, message: string): ProblemError {
  return refuseField('not_allowed', { path, message });
}

/** The same with a code of its own, a longer detail, or facts for programs. */
export function refuseField(
  code: ProblemCode,
  {
    path,
    message,
    detail = message,
    facts = {},
  }: FieldError & { readonly detail?: string; readonly facts?: Readonly<Record<string, unknown>> },
): ProblemError {
  return new ProblemError(code, { detail, errors: [{ path, message }], facts });
}
