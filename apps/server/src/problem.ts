/** The stable codes of problems, with their HTTP status and title. */
const problems = {
  validation_failed: [400, 'The request is not valid'],
  unauthorized: [401, 'Sign in first'],
  wrong_credentials: [401, 'Wrong username or password'],
  code_required: [401, 'Enter the code of your authenticator app'],
  passkey_required: [401, 'Log in with your passkey'],
  wrong_passkey: [401, 'This passkey was not accepted'],
  wrong_code: [401, 'This code is not right, or was used before'],
  forbidden: [403, 'You may not do this'],
  cross_origin: [403, 'The request came from another site'],
  own_approval: [403, 'Another person has to decide this'],
  beyond_own_permissions: [403, 'Only who holds all of these permissions may do this'],
  step_up_required: [403, 'Confirm first that it is you'],
  second_factor_required: [403, 'Set up a second factor first'],
  second_factor_missing: [403, 'Give your second factor first'],
  oidc_denied: [403, 'The sign-in provider did not let you in'],
  oidc_disabled: [403, 'You are disabled here: an administrator of this system can enable you'],
  oidc_expired: [403, 'This sign-in took too long or was used already: try again'],
  oidc_invalid: [403, 'The answer of the sign-in provider could not be verified: try again'],
  oidc_no_role: [403, 'Your groups at the sign-in provider give you no role here'],
  oidc_other_person: [403, 'You confirmed as another person: try again with your own account'],
  oidc_several_merchants: [403, 'Your groups at the sign-in provider belong to several merchants'],
  password_sign_in_off: [403, 'Passwords are switched off here: use the sign-in provider'],
  support_code_wrong: [403, 'The support code is wrong'],
  not_found: [404, 'There is no such thing here'],
  oidc_off: [404, 'There is no sign-in provider here'],
  invitation_over: [404, 'This link is not valid any more'],
  method_not_allowed: [405, 'This address has other methods'],
  conflict: [409, 'It was changed meanwhile'],
  last_administrator: [409, 'Somebody has to be left who manages the people of all merchants'],
  person_not_active: [409, 'Only an active person can be disabled'],
  person_not_invited: [409, 'This person has no open invitation'],
  role_in_use: [409, 'People have this role'],
  role_mapped: [409, 'The configuration gives this role to a group: it keeps its name'],
  roles_by_oidc: [409, 'The groups at the sign-in provider decide the roles of this person'],
  role_fixed: [409, 'This role always has every permission'],
  nobody_decides: [
    409,
    'This needs a second person, and nobody else may decide: give another person approval.decide',
  ],
  rotation_under_way: [409, 'The former one still counts: end it first'],
  approval_pending: [409, 'A change of this waits for approval already'],
  approval_decided: [409, 'This approval is decided already'],
  approval_stale: [409, 'It was changed since the approval was requested'],
  credential_in_use: [409, 'Money may still come to this number'],
  amount_taken: [409, 'Another deposit waits for this amount on this account'],
  form_ended: [409, 'This payment has ended'],
  amount_fixed: [409, 'The amount is booked or reserved'],
  no_method: [409, 'No method was chosen yet'],
  not_retryable: [409, 'Only a withdrawal that failed can be tried again'],
  not_returnable: [409, 'The money of this deposit is not free to be returned'],
  return_under_way: [409, 'A return of this money is under way'],
  return_known: [409, 'The outcome of this return is known already'],
  transfer_returned: [409, 'This transfer is being returned'],
  not_refundable: [409, 'Only a deposit that is done can be refunded'],
  refund_exceeds_deposit: [409, 'The refunds of a deposit never exceed its amount'],
  deposit_refunded: [409, 'This deposit has refunds: it stays done'],
  payout_unknown: [409, 'Nobody knows yet whether the last payout was paid'],
  no_requisites: [409, 'No requisites were issued yet'],
  not_cancelable: [409, 'It is too late to cancel this payment'],
  too_many_amounts: [409, 'The amount was changed too often'],
  idempotency_conflict: [409, 'This Idempotency-Key was used with another body'],
  merchant_invoice_id_taken: [409, 'There is an invoice with this merchantInvoiceId already'],
  transfer_differs: [409, 'This transfer was reported before, and differently'],
  transfer_reversed: [409, 'This transfer was reversed already'],
  money_moved_on: [409, 'The money of this transfer has moved on'],
  transfer_ambiguous: [409, 'Several transfers may be this money: choose one'],
  transfer_assigned: [409, 'This transfer has its invoice already'],
  day_closed: [409, 'This day of the account is closed'],
  day_not_over: [409, 'This day is not over yet'],
  day_without_statement: [409, 'The bank has said nothing of this day yet'],
  day_differs: [409, 'The bank and the ledger differ: explain the difference first'],
  earlier_day_open: [409, 'An earlier day of this account is open'],
  statement_matching: [409, 'The lines of this day are still being matched'],
  receipt_attached: [409, 'This ticket has another receipt already'],
  ticket_decided: [409, 'This ticket is decided already'],
  ticket_not_needed: [409, 'This payment went well'],
  too_many_tickets: [409, 'Too many tickets were opened about this payment'],
  transaction_known: [409, 'The outcome of this transaction is already known'],
  transaction_recent: [409, 'This transaction may still be sent or answered'],
  two_factor_on: [409, 'Two-factor sign-in is on already'],
  two_factor_off: [409, 'There is no authenticator app yet'],
  passkeys_not_possible: [409, 'Passkeys need a host name, and this address is a number'],
  second_factor_kept: [409, 'A second factor is required here'],
  misdirected_request: [421, 'This address is not served here'],
  payload_too_large: [413, 'The request is too large'],
  unsupported_media_type: [415, 'The body is not JSON'],
  receipt_type: [422, 'A receipt is a PNG, JPEG, WebP or PDF'],
  receipt_damaged: [422, 'This file is damaged'],
  statement_unreadable: [422, 'This statement cannot be read'],
  not_allowed: [422, 'This is not allowed here'],
  rate_stale: [422, 'There is no rate of the last 24 hours'],
  rate_too_far: [422, 'The amounts are too far from the rate'],
  rate_not_confirmed: [422, 'This settlement is not at the rate: confirm it'],
  no_callback_address: [422, 'There is no address to send callbacks to'],
  insufficient_funds: [422, 'There is not enough money for this'],
  amount_out_of_range: [422, 'An amount is too large to be shown exactly'],
  amount_unchanged: [422, 'The invoice has this amount already'],
  payment_not_possible: [422, 'This payment is not possible right now'],
  reason_required: [422, 'Give a reason for this'],
  status_unchanged: [422, 'The invoice has this status already'],
  too_many_open_payments: [429, 'Too many payments are open: finish one of them, or wait'],
  rate_limited: [429, 'Too many requests'],
  too_many_passwords: [429, 'Too many wrong passwords: try again later'],
  too_many_codes: [429, 'Too many wrong codes: try again in 15 minutes'],
  internal: [500, 'Something went wrong on our side'],
  oidc_unavailable: [503, 'The sign-in provider does not answer: try again'],
  unavailable: [503, 'The service is not available right now'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof problems;

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
  /** The delay before a retry, in whole seconds; undefined if unknown. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ProblemCode,
    more: {
      detail?: string;
      errors?: readonly FieldError[];
      current?: unknown;
      retryAfterSeconds?: number;
    } = {},
  ) {
    const [status, title] = problems[code];
    super(more.detail ?? title);
    this.code = code;
    this.status = status;
    this.title = title;
    this.detail = more.detail;
    this.errors = more.errors ?? [];
    this.current = more.current;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** A field of the body that is well formed and yet not allowed: 422. */
export function notAllowed(path: string, message: string): ProblemError {
  return new ProblemError('not_allowed', { detail: message, errors: [{ path, message }] });
}
