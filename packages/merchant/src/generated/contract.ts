// Generated from the contract by `npm run generate`. Do not edit.

export type Id = number;

export type InvoiceId = string;

export type FormId = string;

/**
 * Minor units.
 */
export type Amount = number;

/**
 * Minor units. Negative if a correction took more than the balance.
 */
export type SignedAmount = number;

export type Time = string;

export type CurrencyCode = 'UZS' | 'RUB' | 'KGS' | 'AZN' | 'USDT';

export type InvoiceStatusCode =
  | 'NEW'
  | 'IN_PROGRESS'
  | 'PENDING'
  | 'PAYED'
  | 'DONE'
  | 'DECLINED'
  | 'CANCELED'
  | 'ERROR';

/**
 * Why an order was refused, with the facts to correct it.
 */
export type OrderProblem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  code: ProblemCode;
  requestId?: string;
  errors?: Array<FieldError>;
  /**
   * With `method_not_offered`: the methods of the terminal.
   */
  offeredMethods?: Array<string>;
  /**
   * With `amount_outside_limits`: the limits of each method that the order may have.
   */
  limits?: Array<MethodLimits>;
};

export type MethodLimits = {
  paymentMethodName: string;
  currency: CurrencyCode;
  minAmount: Amount;
  maxAmount: Amount;
};

/**
 * The cause of a problem, for programs. New codes are added: treat an unknown one by its status.
 *
 */
export type ProblemCode =
  | 'validation_failed'
  | 'unauthorized'
  | 'wrong_credentials'
  | 'code_required'
  | 'passkey_required'
  | 'wrong_passkey'
  | 'wrong_code'
  | 'forbidden'
  | 'cross_origin'
  | 'key_scope_missing'
  | 'key_address_refused'
  | 'own_approval'
  | 'beyond_own_permissions'
  | 'step_up_required'
  | 'second_factor_required'
  | 'second_factor_missing'
  | 'oidc_denied'
  | 'oidc_disabled'
  | 'oidc_expired'
  | 'oidc_invalid'
  | 'oidc_no_role'
  | 'oidc_other_person'
  | 'oidc_several_merchants'
  | 'password_sign_in_off'
  | 'support_code_wrong'
  | 'not_found'
  | 'oidc_off'
  | 'invitation_over'
  | 'method_not_allowed'
  | 'conflict'
  | 'last_administrator'
  | 'person_not_active'
  | 'person_not_invited'
  | 'role_in_use'
  | 'role_mapped'
  | 'roles_by_oidc'
  | 'role_fixed'
  | 'nobody_decides'
  | 'rotation_under_way'
  | 'approval_pending'
  | 'approval_decided'
  | 'approval_stale'
  | 'credential_in_use'
  | 'amount_taken'
  | 'form_ended'
  | 'amount_fixed'
  | 'no_method'
  | 'not_retryable'
  | 'nothing_waits'
  | 'only_in_test'
  | 'not_returnable'
  | 'return_under_way'
  | 'return_known'
  | 'transfer_returned'
  | 'not_refundable'
  | 'refund_exceeds_deposit'
  | 'deposit_refunded'
  | 'payout_unknown'
  | 'no_requisites'
  | 'not_cancelable'
  | 'too_many_amounts'
  | 'too_many_endpoints'
  | 'idempotency_conflict'
  | 'merchant_invoice_id_taken'
  | 'transfer_differs'
  | 'transfer_reversed'
  | 'money_moved_on'
  | 'transfer_ambiguous'
  | 'transfer_assigned'
  | 'day_closed'
  | 'day_not_over'
  | 'day_without_statement'
  | 'day_differs'
  | 'earlier_day_open'
  | 'statement_matching'
  | 'receipt_attached'
  | 'ticket_decided'
  | 'ticket_not_needed'
  | 'too_many_tickets'
  | 'transaction_known'
  | 'transaction_recent'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'passkeys_not_possible'
  | 'second_factor_kept'
  | 'misdirected_request'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'receipt_type'
  | 'receipt_damaged'
  | 'statement_unreadable'
  | 'not_allowed'
  | 'terminal_unknown'
  | 'terminal_flow_differs'
  | 'method_not_offered'
  | 'amount_outside_limits'
  | 'credential_not_valid'
  | 'bank_unknown'
  | 'rate_stale'
  | 'rate_too_far'
  | 'rate_not_confirmed'
  | 'too_many_to_sort'
  | 'no_callback_address'
  | 'insufficient_funds'
  | 'amount_out_of_range'
  | 'amount_unchanged'
  | 'payment_not_possible'
  | 'reason_required'
  | 'status_unchanged'
  | 'too_many_open_payments'
  | 'too_many_exports'
  | 'rate_limited'
  | 'too_many_passwords'
  | 'too_many_codes'
  | 'internal'
  | 'oidc_unavailable'
  | 'unavailable';

export type FieldError = {
  /**
   * JSON pointer into the body, or "query.page", "header.if-match".
   */
  path: string;
  message: string;
};

/**
 * The reason for the change, without leading or trailing spaces.
 */
export type ChangeReason = string;

/**
 * Where the money goes; without it, the customer names it on a form.
 */
export type RefundPayee = {
  /**
   * By default the method of the deposit.
   */
  paymentMethodName?: string;
  /**
   * The card or phone number, read as that of `createPayout`.
   */
  credential: string;
  /**
   * The bank, for Sbp.
   */
  bankCodeInteger?: number;
};

/**
 * The deposit that this withdrawal gives back.
 */
export type RefundOf = InvoiceId;

/**
 * The refunds of this deposit that have not failed, in minor units; absent without any.
 *
 */
export type RefundedAmount = Amount;

export type ClockAdvance = {
  /**
   * How far; missing for the end of what the invoice waits for.
   */
  minutes?: number;
};

/**
 * Minor units: all money that was reported for the deposit. Less than `amount`: the difference is missing.
 * More: the difference is not booked and waits to be returned.
 *
 */
export type ReceivedAmount = number;

export type WebhookSecret = {
  /**
   * `whsec_` and base64, as libraries of Standard Webhooks take it.
   */
  secret: string;
  /**
   * The secret of the former key while it signs as well; null if it does not.
   */
  formerSecret: string | null;
};

export type EndpointList = {
  items: Array<WebhookEndpoint>;
};

/**
 * An address that gets events of a merchant, with a key of its own.
 */
export type WebhookEndpoint = {
  id: Id;
  url: string;
  types: EndpointTypes;
  /**
   * It gets only events of test (true), or only those of production (false); null for both.
   */
  isTest: boolean | null;
  /**
   * While it is off nothing is sent to it.
   */
  isEnabled: boolean;
  /**
   * Ed25519, base64 of its SPKI form.
   */
  publicKey: string;
  /**
   * Until when the former key signs as well; null if it does not.
   */
  formerUntilDate: Time | null;
  createdDate: Time;
  /**
   * How often the event that is sent next has failed.
   */
  failedTries: number;
  version: number;
};

export type EndpointTypes = Array<WebhookType>;

export type EndpointRequest = {
  /**
   * http or https.
   */
  url: string;
  types: EndpointTypes;
  /**
   * It gets only events of test (true), or only those of production (false); missing for both.
   */
  isTest?: boolean;
};

export type EndpointChange = {
  /**
   * http or https.
   */
  url: string;
  types: EndpointTypes;
  isEnabled: boolean;
};

export type EndpointEventList = {
  items: Array<EndpointEvent>;
  next: EndpointEventCursor;
};

/**
 * The cursor of the next page; null on the last one.
 */
export type EndpointEventCursor = number | null;

export type EndpointEvent = {
  /**
   * The webhook-id.
   */
  id: string;
  type: WebhookType;
  body: WebhookBody;
  createDate: Time;
  status: EndpointEventStatus;
  /**
   * The delivery attempts, newest first.
   */
  tries: Array<CallbackTry>;
};

/**
 * WAITING is sent later, EXECUTED was accepted, FAILED means that all retries failed, NOT_SENT that it was never
 * due to this endpoint.
 *
 */
export type EndpointEventStatus = 'WAITING' | 'EXECUTED' | 'FAILED' | 'NOT_SENT';

export type SentAgain = {
  /**
   * The number of events that are sent now.
   */
  count: number;
};

export type CallbackTry = {
  id: number;
  time: Time;
  /**
   * The HTTP status of the response; null if there was none.
   */
  statusCode: number | null;
  /**
   * Why there was no response, a code such as ECONNREFUSED; null if there was one.
   */
  error: string | null;
  /**
   * The first 2 kB of the response.
   */
  answer: string | null;
};

/**
 * The body of the request as it is signed and sent, to the byte: JSON of the schema of its type. A signature is
 * of this text, not of JSON that was parsed and written again.
 *
 */
export type WebhookBody = string;

/**
 * The type of a webhook, as listed under `webhooks`.
 */
export type WebhookType =
  | 'invoice.status_changed'
  | 'invoice.amount_changed'
  | 'refund.status_changed'
  | 'settlement.created';

export type InvoiceStatusChanged = {
  type: 'invoice.status_changed';
  timestamp: Time;
  data: InvoiceState;
};

export type InvoiceAmountChanged = {
  type: 'invoice.amount_changed';
  timestamp: Time;
  data: InvoiceState;
};

export type RefundStatusChanged = {
  type: 'refund.status_changed';
  timestamp: Time;
  data: RefundState;
};

export type SettlementCreated = {
  type: 'settlement.created';
  timestamp: Time;
  data: SettlementState;
};

/**
 * Increases with the events of the invoice, with gaps. Of two webhooks, the one with the higher number is newer.
 */
export type EventSequence = number;

/**
 * The invoice as it was at the time of the event.
 */
export type InvoiceState = {
  invoiceId: InvoiceId;
  merchantInvoiceId: string;
  status: InvoiceStatusCode;
  amount: Amount;
  /**
   * Minor units; null until the amount is final.
   */
  fee: Amount | null;
  currency: CurrencyCode;
  isTest: boolean;
  sequence: EventSequence;
};

/**
 * The withdrawal that gives a deposit back, as it was at the time of the event.
 */
export type RefundState = {
  invoiceId: InvoiceId;
  refundOf: RefundOf;
  merchantInvoiceId: string;
  status: InvoiceStatusCode;
  amount: Amount;
  /**
   * Minor units; null until the amount is final.
   */
  fee: Amount | null;
  currency: CurrencyCode;
  isTest: boolean;
  sequence: EventSequence;
};

/**
 * A payout of the merchant's balance in USDT.
 */
export type SettlementState = {
  id: Id;
  terminalId: Id;
  /**
   * What was taken from the balance, in minor units of `currency`.
   */
  amount: Amount;
  currency: CurrencyCode;
  /**
   * What was paid out, in minor units of USDT.
   */
  settlementAmount: Amount;
  isTest: boolean;
};

/**
 * Minor units that the server added to a fixed amount to make its transfer distinguishable. `amount`
 * includes them. Left out if nothing was added.
 *
 */
export type Adjustment = number;

export type SbpBankList = Array<{
  id: Id;
  /**
   * The name of the bank.
   */
  value: string;
  codeInteger: number;
  /**
   * The bank's current name, if the list has a former one.
   */
  currentName?: string;
  /**
   * Other names of the bank, for search.
   */
  aliases?: Array<string>;
}>;

/**
 * http or https.
 */
export type ReturnUrl = string;

/**
 * http or https. Used for this invoice's callbacks instead of the merchant's address.
 */
export type CallbackUrl = string;

export type CustomerOrder = {
  externalId: string;
  firstName?: string;
  lastName?: string;
};

export type CreateFormRequest = {
  terminalId: Id;
  type: 'Deposit' | 'Withdrawal';
  amount: number;
  canChangeAmount: boolean;
  merchantInvoiceId: string;
  customer: CustomerOrder;
  successUrl: ReturnUrl;
  cancelUrl: ReturnUrl;
  errorUrl: ReturnUrl;
  paymentMethodName?: string;
  callbackUrl?: CallbackUrl;
  lifetimeSeconds?: number;
};

export type CreatePayoutRequest = {
  terminalId: Id;
  amount: number;
  merchantInvoiceId: string;
  customer: CustomerOrder;
  paymentMethodName: string;
  /**
   * The card or phone number to pay out to; a leading plus is dropped. For X-country methods a number
   * without a plus is a phone number only if it is a complete mobile number of +996, +998, +994 or +7;
   * anything else is a card number.
   *
   */
  credential: string;
  /**
   * codeInteger of the bank, for Sbp.
   */
  bankCodeInteger?: number;
  callbackUrl?: CallbackUrl;
};

export type CreatedForm = {
  formId: FormId;
  invoiceId: InvoiceId;
  url: string;
};

export type MerchantInvoice = {
  invoiceId: InvoiceId;
  merchantInvoiceId: string;
  status: InvoiceStatusCode;
  amount: Amount;
  adjustment?: Adjustment;
  refundOf?: RefundOf;
  refundedAmount?: RefundedAmount;
  /**
   * Of a deposit.
   */
  receivedAmount?: ReceivedAmount;
  /**
   * Minor units; null until the amount is final.
   */
  fee: Amount | null;
  currency: CurrencyCode;
  isTest: boolean;
  createdDate: Time;
  statusDate: Time;
};

export type MerchantInvoiceList = {
  items: Array<MerchantInvoice>;
  /**
   * The cursor of the next page; null on the last one.
   */
  next: string | null;
};

export type MerchantBalanceList = {
  items: Array<{
    currency: CurrencyCode;
    isTest: boolean;
    amount: SignedAmount;
  }>;
};

export type MerchantTerminalList = {
  items: Array<MerchantTerminal>;
};

export type MerchantTerminal = {
  id: Id;
  name: string;
  type: 'Deposit' | 'Withdrawal';
  currency: CurrencyCode;
  isTest: boolean;
  /**
   * False if it takes no new invoices.
   */
  isEnabled: boolean;
  methods: Array<OfferedMethod>;
};

/**
 * A method of a terminal. An amount within its limits is taken.
 */
export type OfferedMethod = {
  /**
   * The `paymentMethodName` of a form or a payout.
   */
  name: string;
  minAmount: Amount;
  maxAmount: Amount;
  /**
   * Hundredths of a percent of the amount.
   */
  feeBasisPoints: number;
  feeFixed: Amount;
};

export type PayoutBankList = {
  items: SbpBankList;
};

export type SentTestEvent = {
  /**
   * The `webhook-id`.
   */
  id: string;
  type: WebhookType;
};

export type MerchantEventList = {
  items: Array<MerchantEvent>;
  /**
   * The cursor behind the last item.
   */
  next: number;
  /**
   * Whether more events are there already.
   */
  hasMore: boolean;
};

export type MerchantEvent = {
  /**
   * The `webhook-id` of its callback.
   */
  id: string;
  /**
   * A type of `webhooks`; new ones may be added.
   */
  type: string;
  timestamp: Time;
  data: {
    [key: string]: unknown;
  };
};

export type MerchantSettlementList = {
  items: Array<MerchantSettlement>;
  /**
   * The cursor of the next page; null on the last one.
   */
  next: Id | null;
};

export type MerchantSettlement = {
  id: Id;
  terminalId: Id;
  amount: Amount;
  currency: CurrencyCode;
  /**
   * In USDT.
   */
  settlementAmount: Amount;
  isTest: boolean;
  createdDate: Time;
};

/**
 * A refund of a deposit; `formId` and `url` of its customer's form where no payee was given.
 */
export type MerchantRefund = {
  invoiceId: InvoiceId;
  merchantInvoiceId: string;
  status: InvoiceStatusCode;
  amount: Amount;
  refundOf?: RefundOf;
  formId?: FormId;
  url?: string;
  /**
   * Minor units; null until the amount is final.
   */
  fee: Amount | null;
  currency: CurrencyCode;
  isTest: boolean;
  createdDate: Time;
  statusDate: Time;
};

export type CreateRefundRequest = {
  amount: number;
  reason: ChangeReason;
  payee?: RefundPayee;
  /**
   * The merchant's own id of the refund; by default a unique one.
   */
  merchantInvoiceId?: string;
};
