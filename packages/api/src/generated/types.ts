// Generated from openapi.yaml by `npm run generate`. Do not edit.

export type ClientOptions = {
  baseUrl: `${string}://${string}` | (string & {});
};

export type Webhooks =
  | ReceiveInvoiceStatusChangedWebhookRequest
  | ReceiveInvoiceAmountChangedWebhookRequest
  | ReceiveRefundStatusChangedWebhookRequest
  | ReceiveSettlementCreatedWebhookRequest;

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

/**
 * A time in UTC with a Z, to the millisecond.
 */
export type FilterTime = string;

export type CurrencyCode = 'UZS' | 'RUB' | 'KGS' | 'AZN' | 'USDT';

/**
 * A currency that invoices can have.
 */
export type PaymentCurrencyCode = 'UZS' | 'RUB' | 'KGS' | 'AZN';

export type InvoiceStatusCode =
  | 'NEW'
  | 'IN_PROGRESS'
  | 'PENDING'
  | 'PAYED'
  | 'DONE'
  | 'DECLINED'
  | 'CANCELED'
  | 'ERROR';

export type FlowTypeCode = 'DEPOSIT' | 'WITHDRAWAL';

/**
 * RFC 9457 problem with a stable, machine-readable `code`.
 */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  code: ProblemCode;
  requestId?: string;
  errors?: Array<FieldError>;
};

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

export type InvoiceConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'conflict';
  requestId?: string;
  current: Invoice;
};

export type Health = {
  status: 'ok';
  database: 'embedded' | 'postgres';
};

export type LoginRequest = {
  username: string;
  password: string;
  code?: SecondFactorCode;
};

/**
 * Six digits of the authenticator app, or a recovery code. Spaces and dashes are ignored.
 */
export type SecondFactorCode = string;

export type OwnSessionAnswer = {
  data: OwnSession;
};

/**
 * It ends at idleEndDate if the user does nothing more, and at endDate in any case.
 */
export type OwnSession = {
  serverDate: Time;
  idleEndDate: Time;
  endDate: Time;
  /**
   * Until then operations that need a confirmation are accepted; null without one.
   */
  confirmedUntilDate: Time | null;
  /**
   * Whether the user may confirm with a code of an authenticator app.
   */
  hasApp: boolean;
  /**
   * Whether the user may confirm with a passkey.
   */
  hasPasskey: boolean;
  /**
   * Whether the user may confirm with a password.
   */
  hasPassword: boolean;
  /**
   * Whether the user may confirm at the OpenID provider.
   */
  hasProvider: boolean;
};

/**
 * Exactly one of them.
 */
export type StepUpRequest = {
  password?: string;
  code?: SecondFactorCode;
  passkey?: PasskeyProof;
};

export type SignInPolicyAnswer = {
  data: SignInPolicy;
};

export type SignInPolicy = {
  idleMinutes: IdleMinutes;
  sessionHours: SessionHours;
  needsSecondFactor: NeedsSecondFactor;
  version: number;
};

export type SignInPolicyConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'conflict';
  requestId?: string;
  current: SignInPolicy;
};

export type SignInPolicyChange = {
  idleMinutes: IdleMinutes;
  sessionHours: SessionHours;
  needsSecondFactor: NeedsSecondFactor;
};

/**
 * A session ends after so many minutes without activity.
 */
export type IdleMinutes = number;

/**
 * A session ends so many hours after it began.
 */
export type SessionHours = number;

/**
 * Whether everybody has to have a second factor.
 */
export type NeedsSecondFactor = boolean;

/**
 * The password is left out by a user who has none.
 */
export type PasswordRequest = {
  password?: string;
};

export type CodeRequest = {
  code: SecondFactorCode;
};

/**
 * The password is left out by a user who has none.
 */
export type TurnOffTwoFactorRequest = {
  password?: string;
  code: SecondFactorCode;
};

/**
 * Bytes in base64url, without padding.
 */
export type Base64Url = string;

/**
 * The credential id that the authenticator chose.
 */
export type PasskeyId = string;

export type PasskeyTransport =
  | 'ble'
  | 'cable'
  | 'hybrid'
  | 'internal'
  | 'nfc'
  | 'smart-card'
  | 'usb';

/**
 * The answer of an authenticator to a challenge, as WebAuthn names its parts.
 */
export type PasskeyProof = {
  id: PasskeyId;
  clientDataJSON: Base64Url;
  authenticatorData: Base64Url;
  signature: Base64Url;
  userHandle?: Base64Url;
};

export type PasskeySignIn = {
  passkey: PasskeyProof;
  /**
   * After the password: the passkey has to be of this user.
   */
  username?: string;
};

/**
 * The options of `navigator.credentials.get`. The authenticator has to verify its user.
 */
export type PasskeyQuestion = {
  challenge: Base64Url;
  rpId: string;
  /**
   * In ms.
   */
  timeout: number;
  userVerification: 'required';
  /**
   * Empty at sign-in, where the authenticator knows them.
   */
  allowCredentials: Array<PasskeyDescriptor>;
};

export type PasskeyQuestionAnswer = {
  data: PasskeyQuestion;
};

export type PasskeyDescriptor = {
  id: PasskeyId;
  type: 'public-key';
  transports: Array<PasskeyTransport>;
};

/**
 * The options of `navigator.credentials.create`.
 */
export type PasskeyCreation = {
  challenge: Base64Url;
  rp: {
    id: string;
    name: string;
  };
  user: {
    id: Base64Url;
    name: string;
    displayName: string;
  };
  pubKeyCredParams: Array<{
    alg: number;
    type: 'public-key';
  }>;
  /**
   * In ms.
   */
  timeout: number;
  attestation: 'none';
  authenticatorSelection: {
    residentKey: 'required';
    requireResidentKey: boolean;
    userVerification: 'required';
  };
  /**
   * The passkeys that the user has already.
   */
  excludeCredentials: Array<PasskeyDescriptor>;
};

export type PasskeyCreationAnswer = {
  data: PasskeyCreation;
};

export type PasskeyName = {
  name: PasskeyNameText;
};

/**
 * Chosen by the user.
 */
export type PasskeyNameText = string;

/**
 * The answer of an authenticator that made a passkey, as WebAuthn names its parts, and its name.
 */
export type NewPasskey = {
  name: PasskeyNameText;
  id: PasskeyId;
  clientDataJSON: Base64Url;
  attestationObject: Base64Url;
  transports: Array<PasskeyTransport>;
};

export type Passkey = {
  id: Id;
  name: string;
  createdDate: Time;
  /**
   * Null before the first use.
   */
  lastUsedDate: Time | null;
};

export type PasskeyAnswer = {
  data: Passkey;
};

export type AddedPasskeyAnswer = {
  data: Passkey;
  /**
   * Of a user without an authenticator app who has none left, only in this response; otherwise empty.
   */
  recoveryCodes: Array<string>;
};

export type PasskeyListAnswer = {
  data: Array<Passkey>;
};

export type TwoFactorAnswer = {
  data: TwoFactor;
};

export type TwoFactor = {
  /**
   * Null while it is off.
   */
  onSince: Time | null;
  /**
   * Whether there is an app or a passkey, for whose loss there are recovery codes.
   */
  hasSecondFactor: boolean;
  recoveryCodesLeft: number;
};

export type TwoFactorSecretAnswer = {
  data: TwoFactorSecret;
};

export type TwoFactorSecret = {
  /**
   * Base32, to type in if the QR code cannot be scanned.
   */
  secret: string;
  /**
   * The otpauth:// URI for the QR code.
   */
  uri: string;
};

export type RecoveryCodesAnswer = {
  data: RecoveryCodes;
};

export type RecoveryCodes = {
  recoveryCodes: Array<string>;
};

export type ChangePasswordRequest = {
  currentPassword: string;
  newPassword: string;
};

export type SessionListAnswer = {
  data: Array<Session>;
};

/**
 * Id of a session. It cannot be used to sign in.
 */
export type SessionId = string;

export type Session = {
  id: SessionId;
  createdDate: Time;
  expiryDate: Time;
  /**
   * A short name such as "Firefox on Windows"; null if the browser is unknown.
   */
  browser: string | null;
  /**
   * The session of this request.
   */
  isCurrent: boolean;
};

export type OidcBeginning = {
  /**
   * The path of the back office to go on with; finishOidc returns it.
   */
  next: string;
};

export type OidcUrlAnswer = {
  data: {
    url: string;
  };
};

export type OidcReturn = {
  /**
   * The query of the address that the provider returned to.
   */
  query: string;
};

export type OidcOutcomeAnswer = {
  data: {
    purpose: 'SIGN_IN' | 'STEP_UP';
    /**
     * The path of the back office to go on with.
     */
    next: string;
  };
};

export type OidcEndSessionAnswer = {
  data: {
    url: string | null;
  };
};

export type CurrentUserAnswer = {
  data: CurrentUser;
};

export type CurrentUser = {
  id: Id;
  /**
   * The name used to sign in.
   */
  username: string;
  /**
   * False for users of the OpenID provider.
   */
  hasPassword: boolean;
  /**
   * Whether this session began at the OpenID provider.
   */
  isSignedInByProvider: boolean;
  /**
   * The session began at the OpenID provider, and can only stepUp by code or passkey; everything else is 403
   * `second_factor_missing`.
   *
   */
  mustGiveSecondFactor: boolean;
  /**
   * The session can only set up a second factor, which is required; everything else is 403
   * `second_factor_required`.
   *
   */
  mustSetUpSecondFactor: boolean;
  permissions: Array<string>;
  personal: {
    firstName: string;
    lastName: string;
  };
  /**
   * The user's merchant; null if the user does not belong to exactly one.
   */
  merchantId: Id | null;
  /**
   * True for test data, false for production.
   */
  testDashboard: boolean;
};

export type TestDashboardChoice = {
  testDashboard: boolean;
};

export type Currency = {
  id: Id;
  code: CurrencyCode;
  name: string;
  /**
   * Number of decimal places.
   */
  dimension: number;
};

export type InvoiceStatus = {
  id: Id;
  code: InvoiceStatusCode;
  value: string;
};

export type FlowType = {
  code: FlowTypeCode;
};

export type NamedRef = {
  id: Id;
  name: string;
};

export type InvoiceDay = string;

export type ReportDay = string;

export type MajorUnits = string;

export type CountAnswer = {
  data: {
    /**
     * Exact up to 1 000.
     */
    count: number;
    /**
     * There are more than count.
     */
    countIsCapped: boolean;
  };
};

export type InvoicePlacesAnswer = {
  data: Array<InvoicePlace>;
};

export type InvoicePlace = {
  /**
   * Test data.
   */
  isTest: boolean;
  merchantId: Id;
  merchantName: string;
  count: number;
};

export type InvoiceTotalsAnswer = {
  data: {
    entries: Array<InvoiceTotal>;
    /**
     * There are more than a million invoices, or a sum is more than can be shown.
     */
    isEstimate: boolean;
  };
};

export type InvoiceTotal = {
  currency: Currency;
  invoiceStatus: InvoiceStatus;
  count: number;
  sum: Amount;
};

/**
 * UTF-8 with a byte order mark. Columns: Invoice ID, Merchant Invoice ID, Provider Invoice ID (only with
 * invoice.provider.read), Created date, Status date (both ISO 8601 UTC), Flow Type, Status, Amount, Fee
 * (both in major units; the fee is empty until the amount is final), Currency, Test (true or false),
 * Merchant ID, Terminal ID, Terminal name, Payment method, Customer ID, First name, Last name. On request also
 * Account ID, Bank, Last four digits; Last error code, Last error; and Assigned to.
 *
 */
export type InvoiceCsv = string;

export type InvoiceListAnswer = {
  data: Array<InvoiceListItem>;
  /**
   * Exact up to 10 000.
   */
  total: number;
  /**
   * There are more than total.
   */
  totalIsCapped: boolean;
};

export type InvoiceListItem = {
  invoiceId: InvoiceId;
  merchantInvoiceId: string;
  createdDate: Time;
  statusDate: Time;
  amount: Amount;
  refundOf?: RefundOf;
  refundedAmount?: RefundedAmount;
  fee: InvoiceFee;
  currency: Currency;
  flowType: FlowType;
  invoiceStatus: InvoiceStatus;
  isTestProcessing: boolean;
  customer: InvoiceCustomer;
  merchant: NamedRef;
  terminal: NamedRef;
  paymentMethod: InvoiceMethod;
  /**
   * The account as it is now. Only on request, with people.account, once there is one.
   */
  paymentAccount?: TransferAccount;
  /**
   * Only on request, with invoice.error.read, where something went wrong.
   */
  lastError?: InvoiceError;
  /**
   * The person on the side of the user who works on it. Only on request, with invoice.event.read.
   */
  assignee?: InvoiceAssignee;
};

/**
 * paymentAccount requires people.account, lastError requires invoice.error.read, assignee requires
 * invoice.event.read.
 *
 */
export type InvoiceExtraColumn = 'paymentAccount' | 'lastError' | 'assignee';

export type AssigneeChoice = string;

/**
 * Minor units; null until the amount is final.
 */
export type InvoiceFee = Amount | null;

export type InvoiceCustomer = {
  externalId: string;
  people: {
    firstName?: string;
    lastName?: string;
  };
};

/**
 * Null until the customer has chosen one.
 */
export type InvoiceMethod = {
  paymentMethod: {
    name: string;
  };
} | null;

export type CustomerId = string;

export type CustomerAnswer = {
  data: Customer;
};

export type Customer = {
  customerId: CustomerId;
  merchant: NamedRef;
  /**
   * The name on the newest invoice that has one.
   */
  people: {
    firstName?: string;
    lastName?: string;
  };
  /**
   * Of test and of production, where there are any.
   */
  invoices: Array<CustomerInvoices>;
  /**
   * The newest 100, the newest first.
   */
  tickets: Array<CustomerTicket>;
  /**
   * The newest 20 on the invoices, the newest first. Requires invoice.event.read.
   */
  notes?: Array<CustomerNote>;
};

export type CustomerInvoices = {
  isTest: boolean;
  count: number;
  firstDate: Time;
  lastDate: Time;
};

export type CustomerTicket = {
  invoiceId: InvoiceId;
  ticket: Ticket;
};

export type CustomerNote = {
  invoiceId: InvoiceId;
  note: InvoiceNote;
};

export type InvoiceAnswer = {
  data: Invoice;
};

export type Invoice = {
  invoiceId: InvoiceId;
  merchantInvoiceId: string;
  /**
   * Only with invoice.provider.read.
   */
  providerInvoiceId?: string;
  createdDate: Time;
  statusDate: Time;
  amount: Amount;
  refundOf?: RefundOf;
  refundedAmount?: RefundedAmount;
  /**
   * Of a deposit.
   */
  receivedAmount?: ReceivedAmount;
  fee: InvoiceFee;
  currency: Currency;
  flowType: FlowType;
  invoiceStatus: InvoiceStatus;
  isTestProcessing: boolean;
  customer: InvoiceCustomer;
  merchant: NamedRef;
  terminal: NamedRef;
  paymentMethod: InvoiceMethod;
  /**
   * The account as it is now. Only with people.account, once there is one.
   */
  paymentAccount?: TransferAccount;
  /**
   * Only with invoice.credentials.read, once requisites were issued.
   */
  account?: {
    value: string;
  };
  /**
   * Only with invoice.credentials.read, once requisites were issued.
   */
  credentials?: {
    bankName?: string;
    owner?: string;
    provider?: string;
  };
  /**
   * Whether `retryInvoice` can pay it out again; false while a payout is open.
   */
  isRetryable: boolean;
  /**
   * Whether `sendCallback` has an address: its own, its form's or its merchant's. Only with
   * merchant.callback.edit.
   *
   */
  hasCallbackAddress?: boolean;
  openPayout?: OpenPayout;
  missingPayout?: MissingPayout;
  /**
   * When its status ends by itself, unless something happens before. Missing where it does not.
   */
  waitsUntil?: Time;
  /**
   * Of a deposit: whether the customer requested the money back and the request waits for a decision.
   * Missing where none waits.
   *
   */
  isReturnRequested?: boolean;
  /**
   * Money of an ended deposit that stands in suspense and may be returned. Only with
   * transfer.confirm.
   *
   */
  suspenseAmount?: Amount;
  /**
   * The returns of this deposit's money that have not failed; absent without any. Only with
   * transfer.confirm.
   *
   */
  returnedAmount?: Amount;
  /**
   * The parts of `refundedAmount` and `returnedAmount` that are not paid out yet, by their state. Missing
   * where all are.
   *
   */
  refundsUnderWay?: Array<RefundUnderWay>;
  /**
   * The changes of this invoice, its refunds and its money that wait for a second person, the oldest first.
   * Missing where none waits.
   *
   */
  pendingApprovals?: Array<PendingApproval>;
  /**
   * The person on the side of the user who works on it. Only with invoice.event.read.
   */
  assignee?: InvoiceAssignee;
  /**
   * The number in the ETag.
   */
  version: number;
};

export type PendingApproval = {
  /**
   * Only where `listApprovals` has it.
   */
  id?: ApprovalId;
  kind: ApprovalKindCode;
  /**
   * Of a refund, and of a return only with transfer.confirm.
   */
  amount?: Amount;
  variant?: ApprovalVariant;
  /**
   * Its values before and after, as in `listApprovals`; only where that has it.
   */
  changes?: Array<ApprovalChange>;
  /**
   * The user requested it.
   */
  isOwn: boolean;
  /**
   * The user may decide it.
   */
  isDecidable: boolean;
};

export type RefundUnderWay = {
  /**
   * REFUND: a part of the deposit. RETURN: money in suspense, only with transfer.confirm.
   */
  kind: 'REFUND' | 'RETURN';
  /**
   * PAYEE: the customer names the payee. APPROVAL: a second person approves the payee. PAYOUT: it is paid
   * out. UNKNOWN: it was sent, and its outcome is not known. PERSON: a person decides about it.
   *
   */
  state: 'PAYEE' | 'APPROVAL' | 'PAYOUT' | 'UNKNOWN' | 'PERSON';
  amount: Amount;
};

/**
 * A payout with an unknown outcome. Only with invoice.transaction.read.
 */
export type OpenPayout = {
  id: TransactionId;
  status: TransactionStatus;
  createDate: Time;
  statusDate: Time;
  /**
   * Next time that the provider is queried; null if it is not queried.
   */
  nextAskDate: Time | null;
  /**
   * Staff make this payout by hand and record its outcome.
   */
  isMadeByHand: boolean;
  /**
   * `endTransaction` is possible.
   */
  isEndable: boolean;
};

/**
 * Of a withdrawal that is IN_PROGRESS without a payout under way. Only with invoice.transaction.read.
 *
 */
export type MissingPayout = {
  /**
   * When the next payout is made by itself; null if none is.
   */
  nextTryDate: Time | null;
  /**
   * `retryInvoice` can send one once it is in ERROR.
   */
  isSendable: boolean;
};

export type AmountChangeRequest = {
  invoiceId: InvoiceId;
  amount: number;
  reason?: ChangeReason;
};

/**
 * The reason for the change, without leading or trailing spaces.
 */
export type ChangeReason = string;

/**
 * Exactly one of `statusId`, `amount`, `refund` and `transactionEnd`; `statusId` also with either
 * `transferId` or `amount`, as in `changeInvoiceStatus`.
 *
 */
export type PreviewRequest = {
  /**
   * An id of reference list 201.
   */
  statusId?: number;
  transferId?: ShownTransferId;
  amount?: number;
  refund?: {
    amount: number;
    payee?: RefundPayee;
  };
  /**
   * The outcome of the invoice's payout that is declared.
   */
  transactionEnd?: {
    status: TransactionOutcome;
  };
};

export type RefundRequest = {
  invoiceId: InvoiceId;
  amount: number;
  reason?: ChangeReason;
  payee?: RefundPayee;
};

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

export type RefundListAnswer = {
  data: Array<Refund>;
};

export type RefundAnswer = {
  data: Refund;
};

/**
 * A withdrawal that gives a deposit back.
 */
export type Refund = {
  invoiceId: InvoiceId;
  createdDate: Time;
  statusDate: Time;
  amount: Amount;
  currency: Currency;
  invoiceStatus: InvoiceStatus;
  actor: Actor;
  /**
   * Why it was made.
   */
  reason?: string;
  /**
   * The form on which the customer names the payee; only for the user who made the refund, while it is open.
   *
   */
  formUrl?: string;
};

export type ReturnRequest = {
  amount: number;
  reason?: ChangeReason;
  payee: ReturnPayee;
};

export type InvoiceReturnRequest = {
  invoiceId: InvoiceId;
  amount: number;
  reason?: ChangeReason;
  payee: ReturnPayee;
};

/**
 * The sender's card or phone, by the method of the account that the money came to.
 */
export type ReturnPayee = {
  credential: string;
  /**
   * The bank, for Sbp.
   */
  bankCodeInteger?: number;
};

export type SuspenseListAnswer = {
  data: Array<SuspenseItem>;
  total: number;
  totals: Array<SuspenseTotal>;
};

/**
 * Up to 1 day, up to 7 days, up to 30 days, older.
 */
export type SuspenseAge = 'DAY' | 'WEEK' | 'MONTH' | 'OLDER';

/**
 * The money in suspense of one currency.
 */
export type SuspenseTotal = {
  currency: Currency;
  amount: SignedAmount;
  /**
   * Only ages that there is money of.
   */
  ages: Array<{
    age: SuspenseAge;
    amount: SignedAmount;
    count: number;
  }>;
};

/**
 * Money in suspense of an invoice, or of an unmatched transfer.
 */
export type SuspenseItem = {
  kind: 'invoice' | 'transfer';
  invoiceId: InvoiceIdOrNull;
  merchantInvoiceId: TextOrNull;
  invoiceStatus: InvoiceStatus | null;
  /**
   * The unmatched transfer; null for money of an invoice.
   */
  transferId: Id | null;
  /**
   * The reporter's id of the unmatched transfer.
   */
  reference: string | null;
  merchant: NamedRefOrNull;
  account: TransferAccountOrNull;
  /**
   * Negative where more was returned than came, after reports that contradict each other.
   */
  amount: SignedAmount;
  currency: Currency;
  /**
   * When the money came; of a deposit that is DONE, the last of it.
   */
  since: Time;
  age: SuspenseAge;
  /**
   * It does not wait for more money and came to an account.
   */
  isReturnable: boolean;
};

/**
 * A return, with exactly one of `transferId` and `invoiceId`.
 */
export type ReturnPreviewRequest = {
  transferId?: Id;
  invoiceId?: InvoiceId;
  amount: number;
  payee: ReturnPayee;
};

export type ReturnListAnswer = {
  data: Array<MoneyReturn>;
  /**
   * The requests that were not approved, or not yet; newest first.
   */
  requests: Array<ReturnApproval>;
  /**
   * Null where nothing can be returned.
   */
  returnable: ReturnableMoney | null;
};

/**
 * A request for a return that needs a second person.
 */
export type ReturnApproval = {
  id: ApprovalId;
  status: ApprovalStatus;
  requestDate: Time;
  amount: Amount;
  currency: Currency;
  /**
   * The requester.
   */
  personName: string;
  reason: TextOrNull;
};

/**
 * Money that stands in suspense and can be returned.
 */
export type ReturnableMoney = {
  amount: Amount;
  currency: Currency;
  account: TransferAccount;
  /**
   * Of the account, which pays the return; it decides the payee.
   */
  paymentMethodName: string;
  /**
   * Staff pay it and record its outcome.
   */
  isMadeByHand: boolean;
};

export type ReturnAnswer = {
  data: MoneyReturn;
};

/**
 * Money in suspense that is given back to its sender.
 */
export type MoneyReturn = {
  id: TransactionId;
  /**
   * The unmatched transfer; null for money of an invoice.
   */
  transferId: Id | null;
  invoiceId: InvoiceIdOrNull;
  status: TransactionStatus;
  createDate: Time;
  statusDate: Time;
  amount: Amount;
  currency: Currency;
  isTest: boolean;
  account: TransferAccount;
  payeeLastFour: string;
  /**
   * Only with invoice.credentials.read, in `getReturn`.
   */
  payee?: {
    value: string;
    bankName?: string;
    paymentMethodName: string;
  };
  reason: string;
  /**
   * Why its provider refused it; with invoice.provider.read, and absent where it did not say.
   */
  refusal?: ProviderReason;
  /**
   * The member of staff who made it.
   */
  personName: string;
  /**
   * Staff pay it and record its outcome.
   */
  isMadeByHand: boolean;
  /**
   * A person makes it by hand and confirms it with `confirmReturn`.
   */
  isConfirmable: boolean;
  /**
   * Its outcome is unknown, and `endReturn` is possible. One that failed can be declared paid.
   */
  isEndable: boolean;
};

/**
 * The deposit that this withdrawal gives back.
 */
export type RefundOf = InvoiceId;

/**
 * The returns of this transfer that have not failed, in minor units; absent without any.
 *
 */
export type ReturnedAmount = Amount;

/**
 * The refunds of this deposit that have not failed, in minor units; absent without any.
 *
 */
export type RefundedAmount = Amount;

export type PreviewAnswer = {
  data: ChangePreview;
};

export type ChangePreview = {
  /**
   * The version of the invoice that the effect was computed from.
   */
  version: number;
  /**
   * The change is refused without a reason.
   */
  isReasonRequired: boolean;
  /**
   * The change waits until a second person approves it; a refund without a payee until its customer has
   * named one and a second person approves that.
   *
   */
  isApprovalRequired: boolean;
  /**
   * The fee after the change; null until the amount is final.
   */
  fee: Amount | null;
  /**
   * The amount reported so far. Deposits only.
   */
  reportedAmount?: Amount;
  /**
   * The amount that would be booked on the user's word, without a provider's report. For a withdrawal,
   * the amount that no provider reported as paid.
   *
   */
  vouchedAmount: Amount;
  /**
   * The unmatched transfers that are exactly the missing money. A single one is assigned; of several the
   * user chooses one.
   *
   */
  shownMoney?: Array<ShownMoney>;
  /**
   * The postings to be written, in order. Only with merchant.read.finance.
   */
  postings?: Array<PreviewedPosting>;
  /**
   * The merchant's balance in the invoice's currency. Only with merchant.read.finance.
   */
  balance?: {
    before: SignedAmount;
    after: SignedAmount;
  };
  /**
   * The callbacks to be sent to the merchant.
   */
  callbacks: Array<{
    type: WebhookType;
    invoiceStatus: InvoiceStatus;
  }>;
  /**
   * A payout may still be paid, whatever the status of the invoice.
   */
  isPayoutUnderWay: boolean;
  /**
   * The change returns the amount reserved for a payout to the merchant's balance.
   */
  isReleasing: boolean;
};

export type PreviewedPosting = {
  kind: PostingKind;
  legs: Array<PostingLeg>;
};

export type ClockAdvance = {
  /**
   * How far; missing for the end of what the invoice waits for.
   */
  minutes?: number;
};

export type RetryRequest = {
  invoiceId: InvoiceId;
};

export type StatusChangeRequest = {
  invoiceId: InvoiceId;
  /**
   * An id of reference list 201.
   */
  statusId: number;
  reason?: ChangeReason;
  transferId?: ShownTransferId;
  /**
   * For a deposit that becomes DONE: its `receivedAmount`, which becomes its amount, with a fee of its own.
   * Requires invoice.amount.change, too, also in test processing.
   *
   */
  amount?: number;
};

/**
 * For a deposit that becomes DONE: the unmatched transfer, of those in `shownMoney` of the preview, that is
 * the missing money. Null: none of them, the user vouches. Left out: the only one, if there is one.
 *
 */
export type ShownTransferId = number | null;

/**
 * An unmatched transfer on the deposit's account that is exactly the missing money.
 */
export type ShownMoney = {
  id: number;
  /**
   * The reporter's id of the transfer.
   */
  transferId: string;
  amount: Amount;
  /**
   * The bank's day or the UTC day of the report.
   */
  day: string;
  /**
   * A line of a bank statement shows it.
   */
  isStatement: boolean;
  /**
   * The deposit gets it instead of vouching.
   */
  isAssigned: boolean;
};

export type StatusEventListAnswer = {
  data: Array<StatusEvent>;
};

export type StatusEvent = {
  /**
   * Position among the events of the invoice.
   */
  sequence: number;
  status: InvoiceStatus;
  statusDate: Time;
  reason: StatusReason;
  actor: Actor;
  /**
   * The reason given by the user.
   */
  comment?: string;
};

export type SectionCountsAnswer = {
  data: SectionCounts;
};

export type SectionCounts = {
  /**
   * Requires invoice.error.read.
   */
  errors?: number;
  /**
   * Requires invoice.event.read.
   */
  events?: number;
  /**
   * Requires merchant.callback.read.
   */
  callbacks?: number;
  /**
   * The notes visible to the user. Requires invoice.event.read.
   */
  notes?: number;
  /**
   * Requires invoice.transaction.read.
   */
  transactions?: number;
  /**
   * The steps of all routing decisions. Requires people.account.
   */
  routingSteps?: number;
  /**
   * The posting legs visible to the user. Requires merchant.read.finance.
   */
  postingLegs?: number;
};

/**
 * Null for nobody.
 */
export type InvoiceAssignee = NamedRef | null;

export type InvoiceAssigneeAnswer = {
  data: {
    assignee: InvoiceAssignee;
  };
};

export type InvoiceAssigneeListAnswer = {
  data: Array<NamedRef>;
};

export type AssignInvoiceRequest = {
  /**
   * Null for nobody.
   */
  personId: Id | null;
};

export type InvoiceViewListAnswer = {
  data: Array<InvoiceView>;
};

export type InvoiceViewAnswer = {
  data: InvoiceView;
};

export type InvoiceView = {
  id: Id;
  name: string;
  address: InvoiceViewAddress;
  hiddenColumns: InvoiceViewColumns;
};

export type InvoiceViewRequest = {
  name: InvoiceViewName;
  address: InvoiceViewAddress;
  hiddenColumns: InvoiceViewColumns;
};

export type InvoiceViewNameRequest = {
  name: InvoiceViewName;
};

export type InvoiceViewName = string;

/**
 * The address of the list in the back office.
 */
export type InvoiceViewAddress = string;

/**
 * The ids of the columns that are put away.
 */
export type InvoiceViewColumns = Array<string>;

export type InvoiceNotePage = {
  data: Array<InvoiceNote>;
  /**
   * The value of `before` for earlier notes; null if there are none.
   */
  next: NoteCursor | null;
};

export type NoteCursor = number;

export type InvoiceNoteAnswer = {
  data: InvoiceNote;
};

export type InvoiceNote = {
  id: number;
  text: string;
  author: string;
  createdDate: Time;
  /**
   * Whether only users without a merchant of their own see it.
   */
  isInternal: boolean;
};

export type AddInvoiceNoteRequest = {
  text: string;
};

export type InvoiceErrorListAnswer = {
  data: Array<InvoiceError>;
};

export type InvoiceError = {
  id: number;
  code: string;
  description: string;
  eventTime: Time;
  /**
   * The reason given by the user who recorded it. Not in lists.
   */
  comment?: string;
  /**
   * The provider's code and words. Requires invoice.provider.read. Not in lists.
   */
  provider?: ProviderReason;
};

export type InvoiceEventListAnswer = {
  data: Array<InvoiceEvent>;
};

export type InvoiceEvent = {
  id: number;
  code: string;
  description: string;
  eventTime: Time;
  /**
   * The staff member who did it; null if none did.
   */
  userId: Id | null;
  actor: Actor;
  /**
   * The reason given by the user.
   */
  comment?: string;
};

export type RoutingDecisionListAnswer = {
  data: Array<RoutingDecision>;
};

export type RoutingDecision = {
  id: number;
  eventTime: Time;
  /**
   * The accounts in the order in which they were tried.
   */
  steps: Array<RoutingStep>;
};

export type RoutingStep = {
  accountId: Id;
  /**
   * Last four digits of the account. Only with invoice.credentials.read.
   */
  lastFour?: string;
  outcome:
    | 'disabled'
    | 'paused'
    | 'provider_paused'
    | 'no_credentials'
    | 'limit_reached'
    | 'share_used'
    | 'amount_taken'
    | 'refused_before'
    | 'too_little_money'
    | 'chosen';
};

export type PostingListAnswer = {
  data: Array<Posting>;
};

export type Posting = {
  id: number;
  kind: PostingKind;
  createdDate: Time;
  /**
   * The staff member who reported the money or changed the invoice.
   */
  personName?: string;
  /**
   * The reason given by the user.
   */
  comment?: string;
  legs: Array<PostingLeg>;
};

/**
 * money_vouched is money that staff, not a provider, reported.
 */
export type PostingKind =
  | 'money_reported'
  | 'money_vouched'
  | 'money_assigned'
  | 'money_reversed'
  | 'status_moved'
  | 'return_started'
  | 'return_paid'
  | 'return_failed'
  | 'settlement'
  | 'account_movement';

export type PostingLeg = {
  account:
    | 'merchant_balance'
    | 'merchant_reserve'
    | 'payment_account'
    | 'suspense'
    | 'return_reserve'
    | 'fees'
    | 'treasury'
    | 'fx_clearing'
    | 'settled_usdt';
  paymentAccountId?: Id;
  sum: SignedAmount;
  currency: Currency;
};

export type TrendAnswer = {
  data: Trend;
};

export type Trend = {
  currency: Currency;
  flowType: FlowType;
  days: Array<TrendDay>;
};

export type TrendDay = {
  /**
   * yyyy-MM-dd
   */
  day: string;
  sum: SignedAmount;
  /**
   * Amount of the invoices. Negative if more left DONE than reached it.
   */
  count: number;
};

export type StatusReason =
  | 'created'
  | 'requisites_issued'
  | 'customer_paid'
  | 'part_received'
  | 'money_reported'
  | 'booked'
  | 'deadline_passed'
  | 'canceled_by_merchant'
  | 'canceled_by_customer'
  | 'match_window_ended'
  | 'provider_refused'
  | 'amount_differs'
  | 'return_requested'
  | 'money_late'
  | 'reports_contradict'
  | 'changed_by_person'
  | 'payout_started'
  | 'payout_paid'
  | 'payout_declared_paid'
  | 'payouts_exhausted'
  | 'payout_unknown'
  | 'paid_after_release'
  | 'funds_short'
  | 'retried_by_person';

export type Actor = {
  type: 'system' | 'customer' | 'staff' | 'merchant' | 'provider';
  /**
   * The name of the staff member.
   */
  name?: string;
};

export type TransferListAnswer = {
  data: Array<Transfer>;
  total: number;
};

export type TransferAnswer = {
  data: TransferDetails;
};

export type Transfer = {
  id: Id;
  /**
   * The reporter's id of the transfer.
   */
  transferId: string;
  source: TransferSource;
  amount: SignedAmount;
  currency: Currency;
  isTest: boolean;
  account: TransferAccountOrNull;
  provider: NamedRefOrNull;
  createDate: Time;
  invoiceId: InvoiceIdOrNull;
  namedInvoiceId: InvoiceIdOrNull;
  comment: TextOrNull;
  reversesId: TransferIdOrNull;
  /**
   * Another transfer takes it back.
   */
  isReversed: boolean;
  returnedAmount?: ReturnedAmount;
};

/**
 * UTF-8 with a byte order mark. Columns: ID, Transfer ID (the reporter's), Created date (ISO 8601 UTC),
 * Source (provider, staff or statement), Reported by (a person's name), Account ID, Bank, Last four
 * digits, Provider, Amount, Returned (both in major units), Currency, Invoice ID, Merchant Invoice ID,
 * Takes back (the ID of the transfer that it takes back), Comment, Test (true or false).
 *
 */
export type TransferCsv = string;

export type TransferDetails = {
  id: Id;
  /**
   * The reporter's id of the transfer.
   */
  transferId: string;
  source: TransferSource;
  amount: SignedAmount;
  currency: Currency;
  isTest: boolean;
  account: TransferAccountOrNull;
  provider: NamedRefOrNull;
  createDate: Time;
  invoiceId: InvoiceIdOrNull;
  namedInvoiceId: InvoiceIdOrNull;
  comment: TextOrNull;
  reversesId: TransferIdOrNull;
  /**
   * Another transfer takes it back.
   */
  isReversed: boolean;
  returnedAmount?: ReturnedAmount;
  candidates: Array<TransferCandidate>;
};

/**
 * A provider, a person, or a line of a bank statement.
 */
export type TransferSource = 'provider' | 'staff' | 'statement';

export type TransferAccount = {
  id: Id;
  lastFour: string;
  bankName?: string;
};

/**
 * Null where staff vouched for money of an invoice that no account was shown for.
 */
export type TransferAccountOrNull = TransferAccount | null;

/**
 * The transfer that this one takes back; its amount is then negative.
 */
export type TransferIdOrNull = Id | null;

export type NamedRefOrNull = NamedRef | null;

export type InvoiceIdOrNull = InvoiceId | null;

export type TextOrNull = string | null;

export type TransferCandidate = {
  invoiceId: InvoiceId;
  merchantInvoiceId: string;
  invoiceStatus: InvoiceStatus;
  amount: Amount;
  /**
   * The amount minus the money reported so far, in minor units. Negative after an overpayment.
   */
  missing: number;
  /**
   * The missing amount equals the transfer.
   */
  isExact: boolean;
  /**
   * The report named this deposit.
   */
  isNamed: boolean;
  createdDate: Time;
  statusDate: Time;
  terminal: NamedRef;
};

export type OpenItemRequest = {
  /**
   * An unmatched transfer, or a payout, a return or a deposit to confirm.
   */
  kind: 'transfer' | 'payout' | 'return' | 'deposit';
  /**
   * The id of the transfer, of the transaction of a payout or a return, or of the invoice.
   */
  id: string;
};

export type OpenItemAnswer = {
  data: Array<{
    /**
     * The user's first and last name.
     */
    name: string;
    since: Time;
  }>;
};

export type TransferReportRequest = {
  accountId: Id;
  amount: number;
  transferId: TransferReference;
  /**
   * The evidence for the transfer.
   */
  comment: ChangeReason;
  invoiceId?: InvoiceId;
};

/**
 * The provider's or bank's id of the transfer.
 */
export type TransferId = string;

/**
 * The provider's or bank's id of the transfer. 400 where it is a card number.
 */
export type TransferReference = string;

export type ProviderReport = {
  /**
   * deposit is money that came to the account, payout is money that leaves it.
   */
  type: 'deposit' | 'payout';
  /**
   * paid if the money moved, refused if it will not.
   */
  status: 'paid' | 'refused';
  transferId: TransferId;
  accountId: Id;
  amount: number;
  currency: CurrencyCode;
  /**
   * The payment id that the customer was shown, or the id of the payout. Optional only for a paid
   * deposit.
   *
   */
  transactionId?: string;
  /**
   * Why it was refused: staff see it among the errors of the invoice, or with the return.
   */
  reason?: ProviderReason;
};

export type ProviderReason = {
  code: string;
  message: string;
};

export type ProviderReportAnswer = {
  outcome: 'taken' | 'known';
};

export type TransferAssignRequest = {
  invoiceId: InvoiceId;
  reason: ChangeReason;
};

export type TransferReversalRequest = {
  reason: ChangeReason;
};

export type WaitingMoneyListAnswer = {
  data: Array<WaitingMoney>;
  total: number;
};

export type WaitingMoney = {
  kind: 'payout' | 'return' | 'deposit';
  /**
   * The payout or return to confirm; null for a deposit.
   */
  transactionId: TransactionId | null;
  /**
   * The unmatched transfer of a return; else null.
   */
  transferId: Id | null;
  /**
   * Null for the return of an unmatched transfer, which has neither invoice nor merchant.
   */
  invoiceId: InvoiceIdOrNull;
  merchantInvoiceId: TextOrNull;
  invoiceStatus: InvoiceStatus | null;
  amount: Amount;
  currency: Currency;
  account: TransferAccount;
  provider: NamedRef;
  merchant: NamedRefOrNull;
  customerName: TextOrNull;
  since: Time;
  /**
   * The time at which the payout counts as unknown, or the match window of the deposit ends.
   */
  until: Time;
};

export type TransactionListAnswer = {
  data: Array<Transaction>;
};

export type TransactionAnswer = {
  data: Transaction;
};

export type TransactionId = string;

export type Transaction = {
  id: TransactionId;
  status: TransactionStatus;
  createDate: Time;
  statusDate: Time;
};

/**
 * A code of reference list 202. UNKNOWN means that the outcome cannot be determined.
 */
export type TransactionStatus = {
  id: Id;
  code: 'NEW' | 'SENT' | 'UNKNOWN' | 'PAID' | 'FAILED';
  value: string;
};

export type TransactionConfirmation = {
  status: 'paid' | 'refused';
  transferId?: TransferReference;
  reason?: ChangeReason;
};

export type TransactionEnd = {
  status: TransactionOutcome;
  /**
   * The bank's reference of the payment. Required for `paid`.
   */
  transferId?: TransferReference;
  reason?: ChangeReason;
};

export type TransactionOutcome = 'paid' | 'failed';

export type TerminalListAnswer = {
  data: Array<Terminal>;
};

export type Terminal = {
  id: Id;
  name: string;
  paymentFlow: FlowType;
  currency: Currency;
  isTest: boolean;
  inTest: boolean;
  merchantId: Id;
};

/**
 * UTF-8 with a byte order mark. Columns: Posting ID, Posting time (ISO 8601 UTC), Invoice ID, Merchant
 * Invoice ID, Provider Invoice ID (only with invoice.provider.read), Created date (ISO 8601 UTC), Flow
 * Type, Amount, Fee, Balance change (change of the merchant's balance plus its reserve; all three in
 * major units), Currency, Test (true or false), Merchant ID, Merchant name, Terminal ID, Terminal name,
 * Payment method, Customer ID, First name, Last name. One line when an invoice is booked at DONE, and
 * another with a minus sign if it leaves DONE.
 *
 */
export type InvoiceReportCsv = string;

/**
 * UTF-8 with a byte order mark. Columns: Date, Merchant ID, Merchant name, Currency, Test, Opening
 * balance, Deposits (minus fees), Withdrawals (booked, with fees), Reserved (for open payouts; negative
 * if more was reserved than released or paid), Settlements, Closing balance. Money in major units,
 * signed as it changed the balance, so that each line adds up. Deposits plus Withdrawals equal the
 * Balance change of the Transactions report for the same days. One line for the first day of the period
 * and for each day with a change.
 *
 */
export type BalanceReportCsv = string;

/**
 * UTF-8 with a byte order mark. Columns: Date, Provider ID, Provider name, Merchant ID, Merchant name,
 * Terminal ID, Terminal name, Currency, Test, Received count, Received, Paid out count, Paid out, Moved
 * by staff (top-ups minus sweeps). Money in major units; reversals are negative. Money without a
 * terminal has no merchant and is visible only with merchant.rw.all.
 *
 */
export type ProviderReportCsv = string;

/**
 * UTF-8 with a byte order mark. Columns: Date, Terminal pool ID, Terminal pool name, Account ID,
 * Provider name, Payment method, Currency, Test, Opening balance, Received, Paid out, Moved by staff
 * (top-ups minus sweeps), Closing balance. Money in major units. One line for the first day of the
 * period and for each day with a change. An account can serve several merchants: with terminalId, and
 * for users without merchant.rw.all, lines cover only those terminals and have no balances.
 *
 */
export type PoolBalanceReportCsv = string;

/**
 * `SUCCESS_RATE_BELOW`: less than `percent` of the payments that ended in the last `minutes` succeeded, of
 * `minimum` payments or more. `NO_PAYMENTS`: none succeeded in the last `minutes`. `CALLBACKS_FAILING`: of the
 * callbacks that were tried in the last `minutes`, `percent` or more were not delivered, of `minimum` or more; or
 * `count` or more. `ACCOUNT_NEAR_LIMIT`: an enabled payment account has `percent` of its limit or more.
 * `INVARIANT_BROKEN`: a check of the system is broken. `BALANCE_BELOW`: the merchant's balance in `currency` is
 * below `amount`.
 *
 */
export type AlertKind =
  | 'SUCCESS_RATE_BELOW'
  | 'NO_PAYMENTS'
  | 'CALLBACKS_FAILING'
  | 'ACCOUNT_NEAR_LIMIT'
  | 'INVARIANT_BROKEN'
  | 'BALANCE_BELOW';

/**
 * The kind with the numbers that it has, and no others.
 */
export type AlertCondition = {
  kind: AlertKind;
  percent?: number;
  minutes?: number;
  minimum?: number;
  count?: number;
  amount?: Amount;
  currency?: CurrencyCode;
};

export type AlertRuleRequest = {
  name: TerminalName;
  condition: AlertCondition;
  /**
   * Null or left out for the whole installation, which takes merchant.rw.all.
   */
  merchantId?: Id | null;
  /**
   * A terminal of the merchant; null or left out for all of them. The rule is about test or production as the
   * terminal is, else as chosen in the user's testDashboard.
   *
   */
  terminalId?: Id | null;
  /**
   * Where messages are sent, signed according to Standard Webhooks with a secret of the rule.
   */
  webhookUrl?: string | null;
  emails: Array<string>;
  /**
   * No message is sent for so long after one that it fired.
   */
  quietMinutes: number;
  enabled: boolean;
};

export type AlertRule = {
  id: Id;
  name: string;
  condition: AlertCondition;
  /**
   * Null for the whole installation.
   */
  merchant: NamedRef | null;
  /**
   * Null for all terminals.
   */
  terminal: NamedRef | null;
  isTest: boolean;
  webhookUrl: TextOrNull;
  emails: Array<string>;
  quietMinutes: number;
  enabled: boolean;
  /**
   * The last firing; null if there was none.
   */
  firing: AlertFiring | null;
  /**
   * The messages of the last event that were kept, one for each receiver.
   */
  deliveries: Array<AlertDelivery>;
  /**
   * The version for If-Match.
   */
  version: number;
};

export type AlertFiring = {
  firedDate: Time;
  /**
   * Since when it is over; null while it lasts.
   */
  endedDate: Time | null;
  /**
   * Since when the condition holds no longer, while the quiet time lasts: it is over at the end of it unless it
   * holds again.
   *
   */
  calmSinceDate: Time | null;
  /**
   * The figures when it fired.
   */
  summary: string;
};

export type AlertChannel = 'WEBHOOK' | 'EMAIL';

export type AlertDelivery = {
  channel: AlertChannel;
  /**
   * The address of the webhook or of the e-mail.
   */
  receiver: string;
  /**
   * A failed try is repeated for a day. CANCELED: the rule lost this receiver before.
   *
   */
  state: 'WAITING' | 'SENT' | 'FAILED' | 'CANCELED';
  /**
   * The HTTP or SMTP status of the last failed try, `timed_out`, `address_refused`, `no_mail_server`, or the code
   * of the connection error. Null if none has failed, or it was sent at last.
   *
   */
  error: string | null;
  sentDate: TimeOrNull;
};

export type AlertRuleListAnswer = {
  data: {
    rules: Array<AlertRule>;
    /**
     * Whether the server has a mail server.
     */
    canEmail: boolean;
  };
};

export type AlertRuleWrittenAnswer = {
  data: {
    rule: AlertRule;
    /**
     * The secret that was made for the webhook, `whsec_` and base64. Null where none was made.
     */
    secret: string | null;
  };
};

export type AlertSecretAnswer = {
  data: {
    /**
     * `whsec_` and base64.
     */
    secret: string;
  };
};

export type AlertTestAnswer = {
  data: {
    message: AlertMessage;
    outcomes: Array<AlertOutcome>;
  };
};

export type AlertOutcome = {
  channel: AlertChannel;
  receiver: string;
  /**
   * The HTTP status of the webhook's response. Null for an e-mail, or if there was no response.
   */
  statusCode: number | null;
  /**
   * The first 2 kB of the response, or the reply of the mail server.
   */
  answer: string;
  /**
   * As of a delivery; null if the receiver accepted the message.
   */
  error: string | null;
};

/**
 * `alert.fired`, `alert.ended` when it is over, or `alert.test`.
 */
export type AlertMessageType = 'alert.fired' | 'alert.ended' | 'alert.test';

/**
 * The body of the webhook of an alert rule; an e-mail says the same in words.
 */
export type AlertMessage = {
  type: AlertMessageType;
  timestamp: Time;
  data: {
    ruleId: Id;
    name: string;
    kind: AlertKind;
    /**
     * The condition in words.
     */
    condition: string;
    /**
     * The figures in words.
     */
    summary: string;
    /**
     * Null for the whole installation.
     */
    merchantId: Id | null;
    /**
     * Null for all terminals.
     */
    terminalId: Id | null;
    isTest: boolean;
    firedDate: TimeOrNull;
    /**
     * Since when it is over; null in any other message.
     */
    endedDate: Time | null;
  };
};

export type ReportPreviewAnswer = {
  data: ReportPreview;
};

export type ReportPreview = {
  /**
   * The columns of the file, in its order.
   */
  columns: Array<ReportColumn>;
  /**
   * The first ten lines of the file, a cell for each column; null for an empty one.
   */
  lines: Array<ReportLine>;
  /**
   * The number of lines of the file.
   */
  lineCount: number;
  /**
   * The sums of all lines of the file, a line for each currency.
   */
  totals: Array<ReportTotal>;
};

export type ReportColumn = {
  name: string;
  /**
   * Whether totals have a sum of it.
   */
  isSummed: boolean;
};

export type ReportLine = Array<string | null>;

export type ReportTotal = {
  currency: string;
  cells: ReportLine;
};

export type MonitoredMerchantListAnswer = {
  data: Array<MonitoredMerchant>;
};

export type MonitoredMerchant = {
  merchantId: Id;
  name: string;
  terminals: Array<MonitoredTerminal>;
};

export type MonitoredTerminal = {
  terminalId: Id;
  name: string;
  enable: boolean;
};

export type TerminalStatisticsListAnswer = {
  data: Array<TerminalStatistics>;
};

/**
 * 0 to 100; null if no invoice ended.
 */
export type Percent = number | null;

export type TerminalStatistics = {
  terminalId: Id;
  /**
   * Invoices created in the period that are still NEW.
   */
  newCount: number;
  successCount: number;
  successPercent: Percent;
  cancelCount: number;
  cancelPercent: Percent;
  declinedCount: number;
  declinedPercent: Percent;
  successPercentLowThreshold: number;
  successPercentHighThreshold: number;
  /**
   * The success rate over the period in equal steps, oldest first.
   */
  trend: Array<SuccessPoint>;
  /**
   * The ended invoices by hour of the week, in UTC: 168, the first is Monday from 00:00. Only of a period longer
   * than a day.
   *
   */
  weekHours?: Array<HourCounts>;
};

export type HourCounts = {
  endedCount: number;
  successCount: number;
};

export type SuccessPoint = {
  time: Time;
  successPercent: Percent;
  /**
   * The invoices that ended in the step, of which the success rate is a share.
   */
  endedCount: number;
};

export type SuccessDropListAnswer = {
  data: Array<SuccessDrop>;
};

export type SuccessCounts = {
  endedCount: number;
  successCount: number;
  successPercent: Percent;
};

export type SuccessDrop = {
  terminalId: Id;
  periodStart: Time;
  periodEnd: Time;
  /**
   * BEFORE: the rate fell by at least 5 points against the period before. THRESHOLD: it did not, but is below
   * the terminal's low threshold.
   *
   */
  comparedWith: 'BEFORE' | 'THRESHOLD';
  successPercentLowThreshold: number;
  now: SuccessCounts;
  before: SuccessCounts;
  /**
   * The smallest slice that explains at least 70 percent of the drop; null if none does.
   */
  culprit: DropSlice | null;
  /**
   * The slices that explain most, the largest share first.
   */
  slices: Array<DropSlice>;
};

export type PaymentMethodName =
  | 'Humo'
  | 'Uzs'
  | 'Tinkoff'
  | 'TinkoffXCountry'
  | 'Sberbank'
  | 'SberbankXCountry'
  | 'Sbp';

/**
 * A part of a terminal's invoices. Without a field its invoices differ in it; null: its invoices have
 * none. Accounts without a bank's name share none.
 *
 */
export type DropSlice = {
  paymentMethod?: {
    name: PaymentMethodName;
  } | null;
  bank?: string;
  account?: {
    id: Id;
    /**
     * Empty while the account has no number.
     */
    lastFour: string;
  } | null;
  provider?: NamedRef | null;
  now: SuccessCounts;
  before: SuccessCounts;
  /**
   * The slice's lost successes as a part of the terminal's.
   */
  sharePercent: number;
};

export type TerminalDetailsAnswer = {
  data: TerminalDetails;
};

export type TerminalDetails = {
  id: Id;
  name: string;
  paymentFlow: FlowType;
  currency: Currency;
  isTest: boolean;
  inTest: boolean;
  merchantId: Id;
  /**
   * Left out for people who do not read the names of pools.
   */
  pool?: NamedRef;
  methods: Array<TerminalMethod>;
  /**
   * Left out without terminal.attr.read.
   */
  attributes?: Array<TerminalAttribute>;
  thresholds?: SuccessThresholds;
  maxAdjustment: MaxAdjustment;
  shortPayment: ShortPayment;
  overPayment: OverPayment;
  /**
   * The number in the ETag.
   */
  version: number;
};

/**
 * The success rates, in percent, that monitoring marks as low and as high; low is at most high. Left out
 * without terminal.statistic.settings.
 *
 */
export type SuccessThresholds = {
  successPercentLowThreshold: number;
  successPercentHighThreshold: number;
};

/**
 * A method that the terminal offers. The fee is feeBasisPoints of the amount plus feeFixed, rounded half up.
 */
export type TerminalMethod = {
  id: Id;
  name: string;
  minAmount: Amount;
  maxAmount: Amount;
  feeBasisPoints: number;
  feeFixed: Amount;
};

export type TerminalAttribute = {
  id: Id;
  value: string;
  /**
   * An item of reference list 105.
   */
  attrType: {
    id: Id;
    value: string;
  };
  /**
   * The type of the value.
   */
  paramType: {
    code: 'I' | 'S' | 'C' | 'B' | 'N';
  };
};

export type TerminalConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'conflict';
  requestId?: string;
  current: TerminalDetails;
};

export type TerminalReadinessAnswer = {
  data: {
    missing: Array<MissingForProduction>;
  };
};

export type MissingForProduction = {
  code: 'method' | 'account' | 'callback_address' | 'api_key';
  /**
   * A text to show to the user.
   */
  message: string;
};

export type CreateTerminalRequest = {
  merchantId: Id;
  name: TerminalName;
  /**
   * An id of reference list 200.
   */
  flowTypeId: number;
  /**
   * An id of reference list 101.
   */
  currencyId: number;
};

export type SaveTerminalRequest = {
  name: TerminalName;
  attributes?: TerminalAttributeList;
  poolId?: Id;
  methods?: TerminalMethodList;
};

export type TerminalChange = {
  name?: TerminalName;
  attributes?: TerminalAttributeList;
  poolId?: Id;
  methods?: TerminalMethodList;
  inTest?: boolean;
  thresholds?: SuccessThresholds;
  maxAdjustment?: MaxAdjustment;
  shortPayment?: ShortPayment;
  overPayment?: OverPayment;
};

/**
 * What happens to a deposit that received less than its amount. TOP_UP: the customer has 30 more minutes for
 * the rest. ACCEPT: the amount becomes what came, and is booked with its own fee. PERSON: staff decide.
 *
 */
export type ShortPayment = 'TOP_UP' | 'ACCEPT' | 'PERSON';

/**
 * What happens to a deposit that received more than its amount. ACCEPT_AMOUNT: the amount is booked, and the
 * excess waits to be returned. ACCEPT_ALL: the amount becomes what came, and is booked with its own fee.
 * PERSON: staff decide.
 *
 */
export type OverPayment = 'ACCEPT_AMOUNT' | 'ACCEPT_ALL' | 'PERSON';

/**
 * Minor units: all money that was reported for the deposit. Less than `amount`: the difference is missing.
 * More: the difference is not booked and waits to be returned.
 *
 */
export type ReceivedAmount = number;

/**
 * The largest adjustment, in minor units, that may be added to a fixed deposit amount if no account is
 * free for it. Whole major units, at most 1 % of the amount. Zero turns adjustments off.
 *
 */
export type MaxAdjustment = number;

/**
 * At least 3 characters without leading and trailing spaces.
 */
export type TerminalName = string;

/**
 * At most 50.
 */
export type TerminalAttributeList = Array<{
  value: string;
  attrType: {
    id: number;
  };
}>;

/**
 * At least one, without duplicates.
 */
export type TerminalMethodList = Array<{
  id: Id;
  minAmount: Amount;
  maxAmount: Amount;
  feeBasisPoints: number;
  feeFixed: Amount;
}>;

export type TestFormAnswer = {
  data: CreatedForm;
};

export type PoolListAnswer = {
  data: Array<NamedRef>;
};

export type PaymentAccountListAnswer = {
  data: Array<ListedPaymentAccount>;
  total: number;
};

export type PaymentAccountAnswer = {
  data: PaymentAccount;
};

export type ListedPaymentAccount = {
  id: Id;
  providerName: string;
  paymentMethodName: string;
  bankName: string | null;
  /**
   * Last four digits of the card or phone number; null if there is none.
   */
  lastFour: string | null;
  currency: Currency;
  /**
   * Sandbox account.
   */
  isTest: boolean;
  enabled: boolean;
  pausedDate: PausedDate;
  /**
   * The number in the ETag.
   */
  version: number;
  limit: Amount;
  balance: SignedAmount;
  expected: ExpectedAmount;
  /**
   * The names of its pools, sorted.
   */
  pools: Array<string>;
};

export type AccountSort = 'newest' | 'oldest' | 'most_used' | 'least_used';

export type InvoiceSort =
  | 'newest'
  | 'oldest'
  | 'recently_changed'
  | 'longest_unchanged'
  | 'largest'
  | 'smallest'
  | 'status'
  | 'status_reversed';

/**
 * When the account paused itself; null while it does not pause.
 */
export type PausedDate = Time | null;

/**
 * The money that open deposits will bring; it uses the limit, too.
 */
export type ExpectedAmount = Amount;

/**
 * A pool of an account, with the rule for the health of its accounts: one pauses itself after `pauseAfter`
 * deposits in a row that different customers declared to be paid and no money came for, while another account
 * of the pool was paid.
 *
 */
export type AccountPool = {
  id: Id;
  name: string;
  pausesAccounts: boolean;
  pauseAfter: number;
  /**
   * The number in the ETag.
   */
  version: number;
};

export type AccountPoolAnswer = {
  data: AccountPool;
};

export type AccountPoolConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'conflict';
  requestId?: string;
  current: AccountPool;
};

export type PoolChange = {
  pausesAccounts: boolean;
  pauseAfter: number;
};

export type AccountResumeRequest = {
  reason: ChangeReason;
};

export type AccountSummaryAnswer = {
  data: AccountSummary;
};

/**
 * `otherBalance` is what the books of the other mode have for this account: production for a sandbox
 * account, test for another. `suspense` is money that came to this account and belongs to no invoice or is
 * more than its invoice booked. `lastDeposits` has the last 20 that ended, newest first.
 *
 */
export type AccountSummary = {
  currency: Currency;
  /**
   * Sandbox account.
   */
  isTest: boolean;
  balance: SignedAmount;
  otherBalance: SignedAmount;
  limit: Amount;
  expected: ExpectedAmount;
  openDeposits: CountedAmount;
  liveLeases: CountedAmount;
  payouts: CountedAmount;
  suspense: CountedAmount;
  lastDeposits: Array<EndedDeposit>;
  pausedDate: PausedDate;
  /**
   * Deposits that customers declared to be paid after the account's last money, and that ended without money.
   */
  unpaidInARow: Count;
};

export type CountedAmount = {
  count: Count;
  amount: Amount;
};

export type EndedDeposit = {
  invoiceId: InvoiceIdOrNull;
  outcome: DepositOutcome;
  date: Time;
};

/**
 * UNPAID: declared to be paid, and declined. ERROR: a person decides.
 */
export type DepositOutcome = 'PAID' | 'UNPAID' | 'CANCELED' | 'ERROR';

export type AccountMoneyListAnswer = {
  data: Array<AccountMoney>;
  total: Count;
};

/**
 * Money that came to an account (a transfer) or that the account pays (a payout or a return).
 */
export type AccountMoney = {
  kind: 'transfer' | 'payout' | 'return';
  /**
   * The id of the transfer, payout or return.
   */
  id: string;
  createdDate: Time;
  /**
   * Above zero what came, below zero what is paid.
   */
  amount: SignedAmount;
  currency: Currency;
  state: AccountMoneyState;
  externalId: TextOrNull;
  invoiceId: InvoiceIdOrNull;
};

export type AccountMoneyState =
  | 'ASSIGNED'
  | 'UNMATCHED'
  | 'REVERSED'
  | 'REVERSAL'
  | 'UNDER_WAY'
  | 'PAID'
  | 'UNKNOWN'
  | 'FAILED';

export type PaymentAccount = {
  id: Id;
  providerName: string;
  paymentMethodName: string;
  bankName: string | null;
  /**
   * Last four digits of the card or phone number; null if there is none.
   */
  lastFour: string | null;
  currency: Currency;
  /**
   * Sandbox account.
   */
  isTest: boolean;
  enabled: boolean;
  pausedDate: PausedDate;
  /**
   * The number in the ETag.
   */
  version: number;
  credentials: Array<AccountCredential>;
  pools: Array<AccountPool>;
};

export type PaymentAccountConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'conflict';
  requestId?: string;
  current: PaymentAccount;
};

export type NewPaymentAccount = {
  paymentProviderId: Id;
  paymentMethodId: Id;
};

export type PaymentAccountChange = {
  enabled?: boolean;
  /**
   * The complete list of its pools. Empty removes it from all pools.
   */
  poolIds?: Array<Id>;
};

/**
 * A code of reference list 103.
 */
export type CredentialTypeCode = 'CARD_NUMBER' | 'PHONE_NUMBER' | 'OWNER' | 'BANK_NAME';

/**
 * A code of reference list 102. I for card and phone, S for the others.
 */
export type CredentialParamType = 'I' | 'S' | 'C' | 'B' | 'N';

/**
 * Digits for card and phone; other characters between them are ignored.
 */
export type CredentialValue = string;

export type AccountCredential = {
  credentialType: CredentialTypeCode;
  paramType: CredentialParamType;
  value: string;
};

export type NewCredential = {
  credentialType: CredentialTypeCode;
  paramType: CredentialParamType;
  value: CredentialValue;
};

export type CredentialChange = {
  credentialType: CredentialTypeCode;
  value: CredentialValue;
};

export type AccountLimitAnswer = {
  data: AccountLimit;
};

export type AccountLimit = {
  /**
   * The highest allowed balance in minor units, open deposits included.
   */
  limit: Amount;
  balance: SignedAmount;
  /**
   * Higher is tried first.
   */
  priority: number;
  /**
   * Whether open deposits on the account must have different amounts.
   */
  checkUniqueAmount: boolean;
  currency: Currency;
  /**
   * The number in the ETag.
   */
  version: number;
};

export type AccountLimitConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'conflict';
  requestId?: string;
  current: AccountLimit;
};

export type AccountLimitChange = {
  limit: Amount;
  priority: number;
  checkUniqueAmount: boolean;
};

export type AccountMovementListAnswer = {
  data: Array<AccountMovement>;
  total: number;
};

export type AccountMovementAnswer = {
  data: AccountMovement;
};

export type AccountMovement = {
  id: Id;
  direction: MovementDirection;
  amount: Amount;
  currency: Currency;
  comment: string;
  createdDate: Time;
  /**
   * The staff member who booked it; null for demo data.
   */
  personName: string | null;
};

export type AccountMovementRequest = {
  direction: MovementDirection;
  /**
   * Minor units of the account's currency.
   */
  amount: number;
  comment: ChangeReason;
};

export type MovementDirection = 'TOP_UP' | 'SWEEP';

export type Count = number;

export type DayOrNull = Day | null;

export type TimeOrNull = Time | null;

/**
 * A UTC day.
 */
export type Day = string;

export type StatementFormat = 'csv' | 'mt940' | 'camt053';

export type StatementEncoding = 'utf-8' | 'windows-1251';

export type StatementListAnswer = {
  data: Array<Statement>;
  total: Count;
};

export type StatementAnswer = {
  data: Statement;
};

export type Statement = {
  id: Id;
  format: StatementFormat;
  fileName: TextOrNull;
  lines: Count;
  newLines: Count;
  matching: Count;
  firstDay: DayOrNull;
  lastDay: DayOrNull;
  createdDate: Time;
  personName: TextOrNull;
};

export type StatementMappingAnswer = {
  data: StatementMapping;
};

/**
 * The columns of a CSV statement by their headings. Either `amount`, with a sign, or `credit` and
 * `debit`.
 *
 */
export type StatementMapping = {
  delimiter: ',' | ';' | '\t';
  /**
   * Lines before the one with the headings.
   */
  skippedLines: number;
  dateFormat: 'yyyy-MM-dd' | 'dd.MM.yyyy' | 'dd/MM/yyyy';
  date: ColumnHeading;
  amount?: ColumnHeading;
  credit?: ColumnHeading;
  debit?: ColumnHeading;
  reference?: ColumnHeading;
  counterparty?: ColumnHeading;
  purpose?: ColumnHeading;
};

export type ColumnHeading = string;

export type AccountDayListAnswer = {
  data: Array<AccountDay>;
  total: Count;
};

export type AccountDayDetailsAnswer = {
  data: AccountDayDetails;
};

/**
 * `difference` is the bank's change of the balance less the ledger's; `explanation` is that of this very
 * difference; `matching` counts lines of the bank that were not looked at yet.
 *
 */
export type AccountDay = {
  day: Day;
  currency: Currency;
  bank: BankDay;
  ledger: DayTurnover;
  difference: SignedAmount;
  matching: Count;
  state: AccountDayState;
  explanation: TextOrNull;
  closedDate: TimeOrNull;
  closedBy: TextOrNull;
};

/**
 * CLOSED; AGREES: the difference is zero; EXPLAINED; DIFFERS; NO_STATEMENT: the bank has said nothing of
 * this day.
 *
 */
export type AccountDayState = 'CLOSED' | 'AGREES' | 'EXPLAINED' | 'DIFFERS' | 'NO_STATEMENT';

export type AccountDayDetails = {
  day: Day;
  currency: Currency;
  bank: BankDay;
  ledger: DayTurnover;
  difference: SignedAmount;
  matching: Count;
  state: AccountDayState;
  explanation: TextOrNull;
  closedDate: TimeOrNull;
  closedBy: TextOrNull;
  /**
   * Lines of the bank without money in the ledger, at most 100.
   */
  unexplained: Array<StatementLine>;
  /**
   * Money of the ledger that no line of the bank shows, at most 100.
   */
  unseen: Array<UnseenMoney>;
};

export type DayTurnover = {
  in: Amount;
  out: Amount;
};

export type BankDay = {
  in: Amount;
  out: Amount;
  lines: Count;
  closing: SignedAmountOrNull;
};

export type SignedAmountOrNull = SignedAmount | null;

export type StatementLine = {
  id: Id;
  amount: SignedAmount;
  reference: TextOrNull;
  counterparty: TextOrNull;
  purpose: TextOrNull;
};

export type UnseenMoney = {
  kind: 'transfer' | 'payout' | 'return' | 'movement' | 'other';
  amount: SignedAmount;
  invoiceId: InvoiceIdOrNull;
  reference: TextOrNull;
  createdDate: Time;
};

export type DayExplanationRequest = {
  reason: ChangeReason;
};

export type AccountConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'conflict';
  requestId?: string;
  current: AccountStanding;
};

export type AccountStanding = {
  id: Id;
  balance: SignedAmount;
  /**
   * The number in the ETag.
   */
  version: number;
};

export type ApprovalId = string;

export type PersonState = 'INVITED' | 'ACTIVE' | 'DISABLED';

export type PermissionName =
  | 'people.account'
  | 'people.account.edit'
  | 'terminal.statistic.settings'
  | 'data.terminal.statistic'
  | 'merchant.read'
  | 'merchant.rw.all'
  | 'merchant.create'
  | 'merchant.read.report'
  | 'merchant.read.finance'
  | 'merchant.callback.read'
  | 'merchant.callback.edit'
  | 'merchant.key.edit'
  | 'settings.read'
  | 'settings.edit'
  | 'report.read.balance'
  | 'report.read.invoice'
  | 'report.read.provider'
  | 'report.read.pool.balance'
  | 'settlement.create'
  | 'invoice.amount.change'
  | 'invoice.status.change'
  | 'invoice.provider.read'
  | 'invoice.credentials.read'
  | 'invoice.error.read'
  | 'invoice.transaction.read'
  | 'invoice.event.read'
  | 'invoice.refund'
  | 'transfer.confirm'
  | 'ticket.decision'
  | 'terminal.create'
  | 'terminal.prod.change'
  | 'terminal.attr.read'
  | 'approval.decide'
  | 'audit.read'
  | 'people.manage'
  | 'role.manage'
  | 'provider.edit';

export type Person = {
  id: Id;
  username: string;
  firstName: string;
  lastName: string;
  /**
   * The merchant that the person belongs to; null for people of no single one.
   */
  merchant: NamedRef | null;
  state: PersonState;
  roles: Array<NamedRef>;
  /**
   * Null for a person who has never signed in.
   */
  lastSignInDate: Time | null;
  version: number;
};

export type PersonListAnswer = {
  data: Array<Person>;
  total: number;
};

export type PersonDetails = {
  id: Id;
  username: string;
  firstName: string;
  lastName: string;
  /**
   * The merchant that the person belongs to; null for people of no single one.
   */
  merchant: NamedRef | null;
  state: PersonState;
  roles: Array<NamedRef>;
  /**
   * Null for a person who has never signed in.
   */
  lastSignInDate: Time | null;
  version: number;
  /**
   * Those of all roles together.
   */
  permissions: Array<string>;
  /**
   * Whether sign-in asks for a code.
   */
  hasTwoFactor: boolean;
  /**
   * The person signs in at the OpenID provider of the configuration, whose groups decide their roles: to change
   * them here is 409 `roles_by_oidc`.
   *
   */
  isByProvider: boolean;
  sessions: Array<Session>;
  /**
   * Null for a person who is not INVITED.
   */
  invitation: OpenInvitation | null;
  /**
   * Null for a person who is not DISABLED.
   */
  disabledReason: string | null;
  /**
   * Whether the caller may change the person, so holds all of their permissions and is another person.
   *
   */
  isManageable: boolean;
};

export type PersonDetailsAnswer = {
  data: PersonDetails;
};

export type OpenInvitation = {
  /**
   * The name of the inviter.
   */
  invitedBy: string;
  expiryDate: Time;
  isExpired: boolean;
};

export type InvitePersonRequest = {
  username: NewUsername;
  firstName: string;
  lastName: string;
  /**
   * Null for a person of no single merchant.
   */
  merchantId: Id | null;
  roleIds: RoleIds;
};

/**
 * The name to sign in with.
 */
export type NewUsername = string;

export type RoleIds = Array<Id>;

export type InvitedPerson = {
  person: PersonDetails;
  /**
   * Opens the page on which the person chooses a password.
   */
  link: string;
  expiryDate: Time;
};

export type InvitedPersonAnswer = {
  data: InvitedPerson;
};

export type PersonRolesRequest = {
  roleIds: RoleIds;
};

export type DisablePersonRequest = {
  reason: ChangeReason;
};

export type Role = {
  id: Id;
  name: string;
  permissions: Array<string>;
  /**
   * Whether its people need a second factor.
   */
  needsSecondFactor: boolean;
  /**
   * True for the role that always has every permission.
   */
  isFixed: boolean;
  /**
   * Whether the caller holds all of its permissions.
   */
  isGrantable: boolean;
  /**
   * The people in scope who have it.
   */
  peopleCount: number;
  version: number;
};

export type RoleListAnswer = {
  data: Array<Role>;
};

export type RoleAnswer = {
  data: Role;
};

export type RoleRequest = {
  name: string;
  permissions: Array<PermissionName>;
  /**
   * Whether the people with this role need a second factor: without one they reach only the operations with
   * `x-before-second-factor`. Missing: as before; false for a new role.
   *
   */
  needsSecondFactor?: boolean;
};

export type InvitationToken = string;

export type InvitationRequest = {
  token: InvitationToken;
};

export type AcceptInvitationRequest = {
  token: InvitationToken;
  password: string;
};

export type Invitation = {
  username: string;
  firstName: string;
  lastName: string;
  /**
   * The name of the inviter.
   */
  invitedBy: string;
  expiryDate: Time;
};

export type InvitationAnswer = {
  data: Invitation;
};

export type ApprovalKindCode =
  | 'STATUS_CHANGE'
  | 'REFUND'
  | 'RETURN'
  | 'SETTLEMENT'
  | 'MOVEMENT'
  | 'RATE'
  | 'CREDENTIAL'
  | 'LIMIT'
  | 'FEE'
  | 'ROLE'
  | 'RULE'
  | 'PAYOUT_END'
  | 'API_KEY'
  | 'PROVIDER';

/**
 * APPROVED is executed. STALE: its object had changed since, or its requester might not do it any more,
 * when it was approved; without a decider, the system noticed it before.
 *
 */
export type ApprovalStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'EXPIRED' | 'STALE';

export type ApprovalKind = {
  code: ApprovalKindCode;
  name: string;
};

/**
 * The effect of the change at the time of the request.
 */
export type ApprovalPreview = {
  changes: Array<ApprovalChange>;
  variant?: ApprovalVariant;
  /**
   * The money that would be booked although no provider reported it.
   */
  vouchedAmount?: Amount;
  /**
   * The postings that would be written. Only with merchant.read.finance and people.account.
   */
  postings?: Array<PreviewedPosting>;
  /**
   * The merchant's balance. Only with merchant.read.finance.
   */
  balance?: {
    before: SignedAmount;
    after: SignedAmount;
  };
  /**
   * The callbacks that would be sent to the merchant.
   */
  callbacks?: Array<{
    /**
     * Absent in approvals that an earlier version of the server stored.
     */
    type?: WebhookType;
    invoiceStatus: InvoiceStatus;
  }>;
};

/**
 * The change itself, where a kind of approvals has several: the status or the amount of an invoice, a transfer
 * that a person reported or assigned to it, a Retry of a withdrawal, a reported transfer that is taken back.
 * Absent for other kinds.
 *
 */
export type ApprovalVariant =
  | 'STATUS'
  | 'AMOUNT'
  | 'REPORTED_TRANSFER'
  | 'ASSIGNED_TRANSFER'
  | 'RETRY'
  | 'REVERSED_TRANSFER';

export type ApprovalChange = {
  name: string;
  before: string | null;
  after: string | null;
  /**
   * The two values are amounts in minor units of this currency.
   */
  currency?: Currency;
  /**
   * A card or phone number. Only getApproval of a pending one shows it in full, to people with
   * people.account; elsewhere it has its last four digits.
   *
   */
  isSecret?: boolean;
};

export type Approval = {
  id: ApprovalId;
  kind: ApprovalKind;
  status: ApprovalStatus;
  subject: {
    /**
     * "invoice", "transfer", "account", "terminal", "rate", "approval_rule", "api_key" or "provider".
     */
    type: string;
    id: string;
    /**
     * The object in words; null where it has none or is gone.
     */
    name: string | null;
  };
  merchant: {
    id: Id;
    name: string;
  } | null;
  isTest: boolean;
  /**
   * The money that the threshold is compared with; null for a kind without one.
   */
  size: {
    amount: Amount;
    currency: Currency;
  } | null;
  preview: ApprovalPreview;
  reason: string | null;
  requester: string;
  requestedDate: Time;
  expiresDate: Time;
  /**
   * Null while it is pending, and where it expired.
   */
  decider: string | null;
  decidedDate: Time | null;
  decisionReason: string | null;
  /**
   * The person requested it and cannot decide it.
   */
  isOwn: boolean;
  canDecide: boolean;
};

export type ApprovalListAnswer = {
  data: Array<Approval>;
  total: number;
};

export type ApprovalAnswer = {
  data: Approval;
};

export type ApproveRequestAnswer = {
  data: Approval;
  invitation?: ApprovedInvitation;
  /**
   * The second half of an API key or of a provider's secret, only in this response. The requester has the first
   * one, and both are passed on: neither of the two holds it alone.
   *
   */
  secondHalf?: string;
};

/**
 * The link of an invited person who will decide about requests. The approver passes it on, because the
 * requester could become that person with it.
 *
 */
export type ApprovedInvitation = {
  firstName: string;
  lastName: string;
  /**
   * Opens the page on which the person chooses a password.
   */
  link: string;
  expiryDate: Time;
};

/**
 * The change was not made. It waits for the approval of a second person.
 */
export type ApprovalRequestedAnswer = {
  approval: Approval;
};

export type ApprovalDecisionRequest = {
  reason: ChangeReason;
};

export type ApprovalConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'approval_stale';
  requestId?: string;
  current: Approval;
};

export type ApprovalNeedAnswer = {
  data: {
    isRequired: boolean;
    /**
     * The account has money of this reference already, and nothing is recorded again: the same report changes
     * nothing, one for another deposit is refused. Missing where it has none, or none with a deposit.
     *
     */
    isRecorded?: boolean;
  };
};

export type ApprovalThreshold = {
  currency: PaymentCurrencyCode;
  /**
   * A change above it needs approval; null for none.
   */
  threshold: Amount | null;
  /**
   * Of status changes: what one person vouches for alone within 24 hours above it needs approval, too; null for
   * any sum. Missing for other kinds.
   *
   */
  dayThreshold?: Amount | null;
};

/**
 * With `thresholds`, or with `isRequired` for a kind that is not measured in money.
 */
export type ApprovalRule = {
  kind: ApprovalKind;
  thresholds?: Array<ApprovalThreshold>;
  isRequired?: boolean;
};

export type ApprovalRuleListAnswer = {
  data: Array<ApprovalRule>;
  /**
   * The other people who may decide about the reader's requests that are about no merchant, as changes of
   * these rules are. While there is none, no rule can be set: 409 `nobody_decides`.
   *
   */
  deciders: Array<NamedRef>;
};

export type ApprovalRuleChange = {
  kind: ApprovalKindCode;
  currency?: PaymentCurrencyCode;
  /**
   * Minor units; null for never.
   */
  threshold?: Amount | null;
  /**
   * Of status changes, beside a threshold: for the sum that one person vouches for alone within 24 hours; null
   * for any sum. Missing, it stays.
   *
   */
  dayThreshold?: Amount | null;
  isRequired?: boolean;
};

/**
 * A user, a merchant's server, a provider's server, a customer on the payment form, the system itself, or
 * the command line of the server.
 *
 */
export type AuditActorType =
  | 'staff'
  | 'merchant'
  | 'provider'
  | 'customer'
  | 'system'
  | 'command_line';

/**
 * A place in the list; pass it on unchanged.
 */
export type AuditCursor = string;

export type FormLanguage = 'en' | 'ru' | 'uz';

export type DeviceClass = 'PHONE' | 'TABLET' | 'DESKTOP';

/**
 * The forms that reached each step or a later one.
 */
export type FunnelSteps = {
  openedCount: number;
  /**
   * A method was requested.
   */
  methodCount: number;
  /**
   * Requisites were shown.
   */
  requisitesCount: number;
  /**
   * "I have paid" was pressed.
   */
  pressedCount: number;
  paidCount: number;
};

export type FormFunnel = {
  /**
   * All forms, opened or not.
   */
  madeCount: number;
  total: FunnelSteps;
  byMethod: Array<{
    /**
     * Null where the method was not kept.
     */
    paymentMethod: {
      name: PaymentMethodName;
    } | null;
    steps: FunnelSteps;
  }>;
  byLanguage: Array<{
    language: FormLanguage | null;
    steps: FunnelSteps;
  }>;
  byDevice: Array<{
    device: DeviceClass | null;
    steps: FunnelSteps;
  }>;
};

export type MonitoringEventListAnswer = {
  data: Array<AuditEntry>;
  /**
   * Whether there are older ones in the period.
   */
  hasMore: boolean;
};

export type AuditPage = {
  data: Array<AuditEntry>;
  /**
   * The value of `before` for older entries; null if there are none.
   */
  next: AuditCursor | null;
};

export type ReportNameCode = 'invoice' | 'balance' | 'provider' | 'pool.balance';

export type ReportIntervalCode = 'DAILY' | 'WEEKLY' | 'MONTHLY';

export type ReportScheduleRequest = {
  report: ReportNameCode;
  interval: ReportIntervalCode;
  /**
   * For balance and provider.
   */
  currencyId?: Id | null;
  /**
   * For provider.
   */
  providerId?: Id | null;
  /**
   * For pool.balance.
   */
  terminalPoolId?: Id | null;
  /**
   * Null or left out for all terminals. The report is about test or production as the terminal is, else as
   * chosen in the user's testDashboard.
   *
   */
  terminalId?: Id | null;
  /**
   * Where a `ReportMessage` is sent, signed according to Standard Webhooks with a secret of the schedule.
   */
  webhookUrl?: string | null;
  emails: Array<string>;
};

export type ReportSchedulePauseRequest = {
  paused: boolean;
};

export type ReportSchedule = {
  id: Id;
  report: ReportNameCode;
  interval: ReportIntervalCode;
  currencyId: Id | null;
  providerId: Id | null;
  terminalPoolId: Id | null;
  /**
   * Null for all terminals.
   */
  terminal: NamedRef | null;
  isTest: boolean;
  webhookUrl: TextOrNull;
  emails: Array<string>;
  paused: boolean;
  dueDate: Time;
  /**
   * Whether the user may still have the report; else nothing is sent.
   */
  isPermitted: boolean;
  /**
   * The results of the last sending, one for each receiver; they are kept for 100 days.
   */
  sendings: Array<ReportSending>;
};

export type ReportSending = {
  channel: AlertChannel;
  /**
   * The address of the webhook or of the e-mail.
   */
  receiver: string;
  periodStart: string;
  periodEnd: string;
  /**
   * A failed try is repeated for a day. CANCELED has the reason as its error.
   */
  state: 'WAITING' | 'SENT' | 'FAILED' | 'CANCELED';
  /**
   * As of a delivery of an alert; or `not_permitted`, `paused`, `no_sign_in` and `other_merchant` of one that was
   * canceled, and `not_found` where the terminal, provider or pool is not the user's any more. `no_sign_in`: the
   * user signs in at an OpenID provider and did not for long, so that the schedule was paused. `other_merchant`:
   * the user's groups there gave them another merchant, which paused it, too.
   *
   */
  error: string | null;
  /**
   * The lines of the file that was sent; null for a link in its place, and while nothing was sent.
   */
  lines: number | null;
  createdDate: Time;
  sentDate: TimeOrNull;
};

export type ReportScheduleListAnswer = {
  data: {
    schedules: Array<ReportSchedule>;
    /**
     * Whether the server has a mail server.
     */
    canEmail: boolean;
  };
};

export type ReportScheduleAnswer = {
  data: ReportSchedule;
};

export type ReportScheduleWrittenAnswer = {
  data: {
    schedule: ReportSchedule;
    /**
     * The secret that was made for the webhook, `whsec_` and base64. Null where none was made.
     */
    secret: string | null;
  };
};

/**
 * The body of the webhook of a scheduled report; an e-mail says the same, with the file attached.
 */
export type ReportMessage = {
  type: 'report.ready';
  timestamp: Time;
  data: {
    scheduleId: Id;
    report: ReportNameCode;
    periodStart: string;
    periodEnd: string;
    terminalId: Id | null;
    isTest: boolean;
    fileName: string;
    lines: number | null;
    /**
     * The file; null if it has more than 2 MB, or took longer than 10 seconds.
     */
    csv: string | null;
    /**
     * Where it is downloaded by a signed-in user.
     */
    url: string;
  };
};

export type ExportedFilePage = {
  data: Array<ExportedFile>;
  /**
   * The value of `before` for older files; null if there are none.
   */
  next: AuditCursor | null;
};

export type ExportOutcome = 'WHOLE' | 'BROKEN';

export type ExportedFile = {
  id: Id;
  createdDate: Time;
  endedDate: TimeOrNull;
  actor: AuditActor;
  /**
   * The operation that made the file, for example `exportInvoices`. New ones may be added.
   */
  operation: string;
  fileName: string;
  /**
   * The parameters of the request; card numbers and phones are masked.
   */
  filter: Array<AuditFact>;
  /**
   * BROKEN: its reader went away, or it failed half-way. Null while it is under way, and where the server was
   * killed meanwhile.
   *
   */
  outcome: ExportOutcome | null;
  /**
   * The lines below the header that were sent; null while it is under way.
   */
  lines: number | null;
};

export type AuditEntry = {
  id: Id;
  createdDate: Time;
  actor: AuditActor;
  /**
   * The action, for example `invoice.status_changed`. New ones may be added.
   */
  action: string;
  object: AuditObject;
  /**
   * The merchant whose users may see the entry.
   */
  merchant: AuditMerchant | null;
  /**
   * The changed fields.
   */
  changes: Array<AuditChange>;
  /**
   * Further facts.
   */
  details: Array<AuditFact>;
  /**
   * The client address; null if no request caused the action, or if it is not shown to the user.
   */
  address: string | null;
  requestId: string | null;
};

export type AuditActor = {
  type: AuditActorType;
  id: Id | null;
  name: string | null;
  /**
   * The API key that a merchant's server used.
   */
  apiKeyId: Id | null;
};

export type AuditObject = {
  kind: string;
  id: string;
  /**
   * Of a person, merchant, terminal, account, pool or provider, where it is there and the user may know it.
   *
   */
  name?: string;
};

export type AuditMerchant = {
  id: Id;
  name: string;
};

/**
 * One field; null where it had or has no value.
 */
export type AuditChange = {
  field: string;
  before: string | null;
  after: string | null;
  /**
   * The object that the value is the id of.
   */
  beforeObject?: AuditObject;
  /**
   * The object that the value is the id of.
   */
  afterObject?: AuditObject;
};

export type AuditFact = {
  name: string;
  value: string | null;
  /**
   * The object that the value is the id of.
   */
  object?: AuditObject;
};

/**
 * UTF-8 with a byte order mark. Columns: Entry ID, Created date (ISO 8601 UTC), Actor type, Actor ID, Actor,
 * API key ID, Action, Object kind, Object ID, Merchant ID, Merchant, Before, After, Details (each a JSON
 * object), Address, Request ID.
 *
 */
export type AuditCsv = string;

export type FirstStepsAnswer = {
  data: Array<FirstStep>;
};

export type FirstStep = {
  step: FirstStepName;
  isDone: boolean;
};

/**
 * PROVIDER: there is a provider. MERCHANT: there is a merchant. ACCOUNT: an enabled account has a card or
 * phone number. TERMINAL: there is an enabled terminal. PAYMENT: a deposit was paid. PEOPLE: a second person
 * was invited or added.
 *
 */
export type FirstStepName = 'PROVIDER' | 'MERCHANT' | 'ACCOUNT' | 'TERMINAL' | 'PAYMENT' | 'PEOPLE';

export type CheckBoardAnswer = {
  data: CheckBoard;
};

export type CheckBoard = {
  /**
   * Whether a run is under way or due now.
   */
  isRunning: boolean;
  /**
   * When the next run is due; null before the first start of the server.
   */
  nextRunDate: Time | null;
  checks: Array<Check>;
};

export type Check = {
  id: string;
  /**
   * The invariant in words.
   */
  title: string;
  description: string;
  state: CheckState;
  /**
   * The number of violations that the last complete check found.
   */
  violations: number;
  /**
   * When it was last checked to the end; null if never.
   */
  checkedDate: Time | null;
  /**
   * When it last held.
   */
  okDate: Time | null;
  /**
   * Since when it has been broken; null while it holds.
   */
  brokenSinceDate: Time | null;
  durationMs: number;
  /**
   * Up to 10 violations.
   */
  examples: Array<CheckExample>;
  /**
   * Figures of the same kind, which are no violations.
   */
  figures: Array<CheckExample>;
};

/**
 * UNCHECKED: not checked yet, the last check did not end in its time or failed, or it is too long ago.
 */
export type CheckState = 'HOLDS' | 'BROKEN' | 'UNCHECKED';

export type CheckExample = {
  subject: {
    /**
     * invoice, transfer, posting, ledger (a ledger account) or currency.
     */
    type: string;
    id: string;
  };
  note: string;
  /**
   * The difference or the amount concerned; null if there is none.
   */
  money: CheckMoney | null;
};

export type CheckMoney = {
  sum: SignedAmount;
  currency: Currency;
};

export type NotificationListAnswer = {
  data: Array<Notification>;
  total: number;
};

export type NotificationAnswer = {
  data: Notification;
};

export type NotificationId = number;

export type NotificationStatusCode = 'IN_PROCESS' | 'CLOSED';

export type Notification = {
  id: NotificationId;
  type: ReferenceItem;
  status: {
    code: NotificationStatusCode;
    value: string;
  };
  subject: {
    /**
     * invoice, transfer, account, merchant, callback, ticket, report or terminal.
     */
    type: string;
    /**
     * The id of the subject. For a callback the invoice's id; for a merchant its id, possibly followed by a currency; for a report its name and the user who requested it.
     */
    id: string;
  };
  /**
   * The merchant concerned; null if none.
   */
  merchant: NamedRef | null;
  isTest: boolean;
  /**
   * Further details, amounts in minor units. `closedBefore` is the time at which a user closed the
   * previous notification with the same cause. One about an approval has its kind, object and requester,
   * its `variant` where the kind has several, and its amount if any; one about a return its `returnId`.
   *
   */
  details: Array<NotificationDetail>;
  createdDate: Time;
  closedDate: Time | null;
  /**
   * The user who closed it; null while it is open or if it was resolved automatically.
   */
  closedBy: string | null;
  /**
   * Whether it is open and the user may close it.
   */
  canClose: boolean;
  /**
   * The person who deals with it; null if nobody in particular.
   */
  assignee: NamedRef | null;
  /**
   * Whether it is assigned to the user.
   */
  isMine: boolean;
  /**
   * The number of comments.
   */
  comments: number;
};

export type NotificationDetail = {
  name: string;
  value: string;
};

/**
 * A code of the reference list 108.
 */
export type NotificationKindCode =
  | 'TRANSFER_UNMATCHED'
  | 'TRANSFER_DIFFERS'
  | 'TRANSFER_LATE'
  | 'REPORTS_CONTRADICT'
  | 'PAYOUT_WAITS'
  | 'PAYOUT_UNKNOWN'
  | 'PAYOUT_AFTER_RELEASE'
  | 'BALANCE_BELOW_ZERO'
  | 'CALLBACK_FAILED'
  | 'ACCOUNT_NEAR_LIMIT'
  | 'TICKET_WAITS'
  | 'REPORT_FAILED'
  | 'NO_ACCOUNT_FREE'
  | 'ACCOUNT_BELOW_ZERO'
  | 'APPROVAL_WAITS'
  | 'APPROVAL_ENDED'
  | 'DEPOSIT_WAITS'
  | 'INVARIANT_BROKEN'
  | 'ACCOUNT_PAUSED'
  | 'CHECKS_INCOMPLETE';

export type NotificationAssigneeListAnswer = {
  data: Array<NamedRef>;
};

export type AssignNotificationRequest = {
  /**
   * Null for nobody.
   */
  personId: Id | null;
};

export type NotificationCommentListAnswer = {
  data: Array<NotificationComment>;
};

export type NotificationCommentAnswer = {
  data: NotificationComment;
};

export type NotificationComment = {
  id: number;
  text: string;
  author: string;
  createdDate: Time;
};

export type AddNotificationCommentRequest = {
  text: string;
};

export type CloseNotificationRequest = {
  status: 'CLOSED';
};

export type SettingAnswer = {
  data: SettingValue;
};

export type SettingValue = {
  value: 'true' | 'false';
};

export type MerchantListAnswer = {
  data: Array<Merchant>;
  total: number;
};

export type MerchantAnswer = {
  data: Merchant;
};

export type Merchant = {
  id: Id;
  merchantId: Id;
  name: string;
  /**
   * Ed25519 public key, base64 of its SPKI form.
   */
  clientPublicKey: string;
  terminals: Array<{
    terminalId: Id;
    name: string;
    enable: boolean;
  }>;
  /**
   * The number in the ETag.
   */
  version: number;
};

export type MerchantChange = {
  /**
   * 3 to 100 characters.
   */
  name: string;
};

export type MerchantConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'conflict';
  requestId?: string;
  current: Merchant;
};

export type CallbackAddressAnswer = {
  data: CallbackAddress;
};

export type CallbackAddress = {
  merchantId: Id;
  /**
   * Null if no callbacks are sent.
   */
  url: string | null;
  /**
   * The number in the ETag.
   */
  version: number;
};

export type CallbackAddressChange = {
  url: string | null;
};

export type CallbackAddressConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'conflict';
  requestId?: string;
  current: CallbackAddress;
};

export type CallbackTestAnswer = {
  data: CallbackTest;
};

/**
 * The response, or the reason why there was none.
 */
export type CallbackTest = {
  /**
   * The address that was called.
   */
  url: string;
  /**
   * The HTTP status of the response, 2xx if accepted. Null if there was no response.
   */
  statusCode: number | null;
  /**
   * The first 2 kB of the response body.
   */
  answer: string;
  /**
   * Why there was no response: `timed_out` (10 s), `address_refused` (a private network), or the code
   * of the connection error, such as `ECONNREFUSED`. Null if there was a response.
   *
   */
  error: string | null;
};

export type WebhookKeyAnswer = {
  data: WebhookKey;
};

export type WebhookKey = {
  /**
   * Ed25519, base64 of its SPKI form.
   */
  publicKey: string;
  /**
   * When it was last replaced; null while it is the first.
   */
  changedDate: Time | null;
  /**
   * The former key while it signs as well; null if it does not.
   */
  former: FormerWebhookKey | null;
};

export type FormerWebhookKey = {
  publicKey: string;
  untilDate: Time;
};

export type WebhookSecretAnswer = {
  data: WebhookSecret;
};

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

export type EndpointListAnswer = {
  data: Array<WebhookEndpoint>;
};

export type EndpointList = {
  items: Array<WebhookEndpoint>;
};

export type EndpointAnswer = {
  data: WebhookEndpoint;
};

export type EndpointConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'conflict';
  requestId?: string;
  current: WebhookEndpoint;
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

export type EndpointEventListAnswer = {
  data: Array<EndpointEvent>;
  next: EndpointEventCursor;
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

export type SendAgainRequest = {
  /**
   * The first event that is sent.
   */
  eventId: string;
};

export type SendAgainAnswer = {
  data: SentAgain;
};

export type SentAgain = {
  /**
   * The number of events that are sent now.
   */
  count: number;
};

export type MerchantLookAnswer = {
  data: MerchantLook;
};

export type MerchantLook = {
  merchantId: Id;
  /**
   * The name shown to customers if there is no displayName.
   */
  name: string;
  displayName: string | null;
  /**
   * The colour of the main buttons; null for the default.
   */
  accent: Accent | null;
  logo: Logo | null;
  /**
   * The origins whose pages may embed the form. Empty allows none.
   */
  frameOrigins: Array<string>;
  /**
   * The number in the ETag.
   */
  version: number;
};

export type MerchantLookConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'conflict';
  requestId?: string;
  current: MerchantLook;
};

export type MerchantLookChange = {
  displayName?: string | null;
  accent?: Accent | null;
  logo?: string | null;
  /**
   * At most 20, such as "https://shop.example". In demo mode also http://localhost and http://127.0.0.1.
   */
  frameOrigins?: Array<string>;
};

/**
 * RGB as six hexadecimal digits. The form changes its lightness where contrast would be too low.
 */
export type Accent = string;

export type Logo = {
  /**
   * Its path on this server. A new picture gets a new path.
   */
  url: string;
  /**
   * Pixels.
   */
  width: number;
  /**
   * Pixels.
   */
  height: number;
};

export type BalanceAnswer = {
  data: Array<BalanceEntry>;
};

export type BalanceEntry = {
  sum: SignedAmount;
  currency: Currency;
};

export type ApiKeyListAnswer = {
  data: Array<ApiKey>;
};

export type ApiKey = {
  id: Id;
  name: string;
  /**
   * Its last four characters, to identify it in the list.
   */
  lastFour: string;
  createdDate: Time;
  /**
   * When it stops working by itself; null for never.
   */
  expiryDate: Time | null;
  /**
   * Whether that time is over.
   */
  isExpired: boolean;
  /**
   * When it was last used, give or take a minute; null if it never was.
   */
  lastUsedDate: Time | null;
  /**
   * The IP address of that request.
   */
  lastUsedAddress: string | null;
  /**
   * It sees and makes only test payments (true), or only production ones (false); null for both.
   */
  isTest: boolean | null;
  /**
   * What it may do.
   */
  scopes: Array<KeyScope>;
  /**
   * The addresses and networks that it may be used from; empty for any.
   */
  addresses: Array<string>;
  /**
   * When it was revoked; null while it is not.
   */
  revokedDate: Time | null;
};

/**
 * `read`: invoices, balances, terminals, events, and example events. `deposits`: forms of deposits, and
 * cancelling. `payouts`: payouts, and with `deposits` forms of withdrawals. `refunds`: refunds. `webhooks`: webhook
 * endpoints and their secrets, and sending events again.
 *
 */
export type KeyScope = 'read' | 'deposits' | 'payouts' | 'refunds' | 'webhooks';

export type CreateApiKeyRequest = {
  /**
   * A name chosen by the merchant's staff.
   */
  name: string;
  /**
   * When it stops working by itself; missing for never.
   */
  expiryDate?: string;
  /**
   * It sees and makes only test payments (true), or only production ones (false); missing for both. To it,
   * the others are not there.
   *
   */
  isTest?: boolean;
  /**
   * What it may do; missing for everything, later scopes too.
   */
  scopes?: Array<KeyScope>;
  /**
   * The addresses and networks (203.0.113.7, 203.0.113.0/24, 2001:db8::/32) that it may be used from; missing
   * or empty for any.
   *
   */
  addresses?: Array<string>;
};

export type CreatedApiKeyAnswer = {
  data: CreatedApiKey;
};

/**
 * A key that does not work yet. It waits for the approval of a second person.
 */
export type RequestedApiKeyAnswer = {
  approval: Approval;
  data: RequestedApiKey;
};

export type RequestedApiKey = {
  id: Id;
  name: string;
  /**
   * The first half of the key, only in this response; the approver is shown the second.
   */
  firstHalf: string;
};

export type CreatedApiKey = {
  id: Id;
  name: string;
  /**
   * The key, which starts with `tiyin_`. Only its hash is stored.
   */
  token: string;
};

export type RateListAnswer = {
  data: Array<Rate>;
};

export type RateAnswer = {
  data: Rate;
};

export type Rate = {
  currency: Currency;
  perUsdt: PerUsdt;
  setDate: Time;
  /**
   * Older than 24 hours. Only settings.edit can settle with it.
   */
  isStale: boolean;
};

/**
 * Minor units of the currency for one whole USDT.
 */
export type PerUsdt = number;

export type SetRateRequest = {
  currency: PaymentCurrencyCode;
  perUsdt: PerUsdt;
};

export type SettlementRequest = {
  /**
   * Minor units of the terminal's currency.
   */
  baseAmount: number;
  /**
   * Minor units of USDT.
   */
  settlementAmount: number;
  terminalId: Id;
  /**
   * Only with settings.edit, and required if the amounts differ by more than 2 % from the rate or the
   * rate is missing or older than 24 hours: the `perUsdt` of the rate that the user saw when they
   * confirmed, null if there was none. If the rate has changed since, the request is refused again.
   *
   */
  confirmedRate?: PerUsdt | null;
};

export type FreeBalanceAnswer = {
  data: {
    currency: Currency;
    /**
     * Zero where the balance is below zero.
     */
    free: Amount;
    /**
     * What payouts under way hold; it is no part of `free`.
     */
    reserved: Amount;
    /**
     * The balance after the settlement; below zero where it would be refused.
     */
    after?: SignedAmount;
  };
};

/**
 * UTF-8 with a byte order mark. Columns: Settlement ID, Created date (ISO 8601 UTC), Merchant ID, Merchant,
 * Terminal ID, Terminal, Amount, Currency, USDT amount, Rate, Rate of the day (amounts and rates in major
 * units), Deviation (per cent, two decimals), Made by, Approved by, Test (true or false).
 *
 */
export type SettlementCsv = string;

export type SettlementListAnswer = {
  data: Array<SettlementListItem>;
  total: number;
};

export type SettlementListItem = {
  id: Id;
  merchant: NamedRef;
  terminal: NamedRef;
  baseAmount: Amount;
  currency: Currency;
  settlementAmount: Amount;
  impliedRate: PerUsdt;
  /**
   * The rate that counted when it was made; null where there was none.
   */
  dayRate: PerUsdt | null;
  /**
   * Hundredths of a per cent from that rate, above zero if the merchant paid more for a USDT; null without
   * a rate.
   *
   */
  deviation: number | null;
  /**
   * The member of staff who made or requested it.
   */
  personName: string;
  /**
   * The second person and their reason; null where none was needed.
   */
  approval: {
    decider: string;
    reason: string | null;
  } | null;
  isTest: boolean;
  createdDate: Time;
};

export type SettlementAnswer = {
  data: Settlement;
};

export type Settlement = {
  id: Id;
  terminalId: Id;
  baseAmount: Amount;
  currency: Currency;
  settlementAmount: Amount;
  impliedRate: PerUsdt;
  isTest: boolean;
  createdDate: Time;
};

export type CallbackListAnswer = {
  data: Array<Callback>;
  /**
   * Whether callbacks of the invoice may be in the archive, which the list does not have.
   */
  areEarlierArchived?: boolean;
};

export type CallbackAnswer = {
  data: Callback;
};

export type Callback = {
  /**
   * The webhook-id.
   */
  id: string;
  type: WebhookType;
  body: WebhookBody;
  status: CallbackStatus;
  invoiceStatus: InvoiceStatus;
  createDate: Time;
  /**
   * When the address accepted it; null until then.
   */
  executionDate: Time | null;
  /**
   * When it is sent next; null if it is not, or waits for an older callback.
   */
  nextTryDate: Time | null;
  /**
   * The delivery attempts, newest first.
   */
  tries: Array<CallbackTry>;
};

export type SettlementCallbackListAnswer = {
  data: Array<SettlementCallback>;
};

export type SettlementCallback = {
  /**
   * The webhook-id.
   */
  id: string;
  type: WebhookType;
  body: WebhookBody;
  status: CallbackStatus;
  createDate: Time;
  /**
   * When the address accepted it; null until then.
   */
  executionDate: Time | null;
  /**
   * When it is sent next; null if it is not.
   */
  nextTryDate: Time | null;
  /**
   * The delivery attempts, newest first.
   */
  tries: Array<CallbackTry>;
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
 * FAILED means that all retries failed, SUPERSEDED that a newer callback of its type replaced it.
 */
export type CallbackStatus = 'WAITING' | 'EXECUTED' | 'SUPERSEDED' | 'FAILED';

export type SendCallbackRequest = {
  invoiceId: InvoiceId;
};

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

export type TicketListAnswer = {
  data: Array<Ticket>;
};

export type TicketAnswer = {
  data: Ticket;
};

export type TicketId = number;

export type TicketStatusCode = 'NEW' | 'IN_WORK' | 'PENDING' | 'SOLVED' | 'REJECTED';

export type TicketDescription = string;

export type Ticket = {
  id: TicketId;
  description: string;
  createDate: Time;
  status: {
    code: TicketStatusCode;
    value: string;
  };
  openedBy: Actor;
  /**
   * The number in the ETag.
   */
  version: number;
  /**
   * The answer to the customer.
   */
  answer?: string;
  receipt?: TicketReceipt;
  moneyReturn?: TicketReturn;
};

export type OpenTicketRequest = {
  invoiceId: InvoiceId;
  description: TicketDescription;
};

export type TicketDecisionRequest = {
  ticketId: TicketId;
  /**
   * For the customer, who reads it on the payment form. Required to reject a return.
   */
  answer?: TicketAnswerText;
  /**
   * Of a request to return money: what stands in suspense, as the approver saw it.
   */
  amount?: ReceivedAmount;
};

export type TicketAnswerText = string;

/**
 * A PNG, JPEG, WebP or PDF, as the customer sent it.
 */
export type ReceiptFile = string;

export type TicketReceipt = {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';
  /**
   * Bytes.
   */
  size: number;
};

/**
 * The money that the customer requests back. `payee` in full only with invoice.credentials.read, while
 * the ticket is open.
 *
 */
export type TicketReturn = {
  /**
   * What stands in suspense; of a closed ticket, what was requested.
   */
  amount: ReceivedAmount;
  currency: Currency;
  payeeLastFour: string;
  payee?: string;
  bankName?: string;
  paymentMethodName: string;
  /**
   * The return that was made for it.
   */
  returnId?: TransactionId;
  /**
   * A return of this money waits for the approval of a second person: until then the ticket is neither
   * approved nor rejected, 409 `approval_pending`.
   *
   */
  isApprovalPending?: boolean;
};

export type TicketConflict = {
  type: string;
  title: string;
  status: 409;
  detail?: string;
  code: 'conflict';
  requestId?: string;
  current: Ticket;
};

export type ReferenceItemListAnswer = {
  data: Array<ReferenceItem>;
};

export type ReferenceItem = {
  id: Id;
  /**
   * The name to show.
   */
  value: string;
  /**
   * The code for programs.
   */
  code: string;
};

export type CurrencyListAnswer = {
  data: Array<Currency>;
};

export type ProviderListAnswer = {
  data: Array<NamedRef>;
};

export type AddProviderRequest = {
  name: ProviderName;
  kind: ProviderKind;
  url?: ProviderUrl;
};

export type ChangeProviderRequest = {
  name: ProviderName;
  url?: ProviderUrl;
};

export type ProviderName = string;

/**
 * The base address that an http provider is called at; `/payouts` is appended.
 */
export type ProviderUrl = string;

/**
 * `sandbox` simulates payments of test terminals, `manual` is worked by staff, `http` is called and reports over
 * HTTP.
 *
 */
export type ProviderKind = 'sandbox' | 'manual' | 'http';

export type PauseProviderRequest = {
  reason: ChangeReason;
};

export type BlockReportsRequest = {
  reason: ChangeReason;
};

export type RotationRequest = {
  /**
   * How long the former one counts as well; 0 ends it at once.
   */
  overlapHours: number;
};

export type ManagedProviderListAnswer = {
  data: Array<ManagedProvider>;
};

export type ManagedProviderAnswer = {
  data: ManagedProvider;
};

export type ProviderWithSecretAnswer = {
  data: {
    provider: ManagedProvider;
    /**
     * `whsec_` and base64. Null for a provider without a secret.
     */
    secret: string | null;
  };
};

/**
 * A provider, or its new secret, that does not count yet. It waits for the approval of a second person.
 */
export type RequestedProviderSecretAnswer = {
  approval: Approval;
  data: {
    /**
     * The first half of the secret that was made, only in this response; the approver is shown the second. Null
     * where none was made.
     *
     */
    firstHalf: string | null;
  };
};

export type ManagedProvider = {
  id: Id;
  name: string;
  kind: ProviderKind;
  url: TextOrNull;
  pausedDate: TimeOrNull;
  pauseReason: TextOrNull;
  accountCount: number;
  enabledAccountCount: number;
  /**
   * Payouts and returns that were not sent before the pause and wait for its end.
   */
  waitingPayoutCount: number;
  success: ProviderSuccess;
  /**
   * Null for a provider without a secret.
   */
  secret: ProviderSecretState | null;
  version: number;
};

/**
 * Of the invoices on its accounts that were created in the window: those that ended (DONE, CANCELED or DECLINED,
 * as monitoring counts them), and those of them that are DONE.
 *
 */
export type ProviderSuccess = {
  windowHours: number;
  deposits: EndedCounts;
  withdrawals: EndedCounts;
};

export type EndedCounts = {
  done: number;
  ended: number;
};

export type ProviderSecretState = {
  /**
   * When it was last replaced; null while it is the first.
   */
  changedDate: Time | null;
  /**
   * Until when the former one counts as well; null if it does not.
   */
  formerUntilDate: Time | null;
  /**
   * Since when reports that are signed with it are refused; null while they are taken.
   */
  reportsBlockedDate: Time | null;
  reportsBlockReason: TextOrNull;
};

export type ProviderTestAnswer = {
  data: ProviderTest;
};

/**
 * The response, or the reason why there was none.
 */
export type ProviderTest = {
  /**
   * The address that was called.
   */
  url: string;
  /**
   * The HTTP status of the response. Null if there was no response.
   */
  statusCode: number | null;
  /**
   * The first 2 kB of the response body.
   */
  answer: string;
  /**
   * Why there was no response: `timed_out` (10 s), `address_refused` (a private network that is not listed), or
   * the code of the connection error, such as `ECONNREFUSED`. Null if there was a response.
   *
   */
  error: string | null;
};

export type FormMethod = {
  id: Id;
  name: string;
  minAmount: Amount;
  maxAmount: Amount;
};

export type FormCredentials = {
  /**
   * Card or phone number in digits.
   */
  value: string;
  owner?: string;
  bank_name?: string;
  country_code?: string;
  /**
   * by_mobile if the value is a phone number.
   */
  type?: string;
};

export type FormInit = {
  invoiceId: InvoiceId;
  /**
   * The merchant's display name.
   */
  merchantName: string;
  merchantLogo?: Logo;
  merchantAccent?: Accent;
  /**
   * The form's address for links and QR codes.
   */
  url: string;
  successUrl: string;
  cancelUrl: string;
  errorUrl: string;
  methods: Array<FormMethod>;
  /**
   * The method chosen by the merchant, or by the customer of a withdrawal.
   */
  paymentMethodName?: string;
  type: 'Deposit' | 'Withdrawal';
  amount: Amount;
  adjustment?: Adjustment;
  canChangeAmount: boolean;
  currencyInfo: {
    code: CurrencyCode;
    dimension: number;
    minValue: Amount;
    maxValue: Amount;
  };
  expiredIn: Time;
  serverTime: Time;
  status: InvoiceStatusCode;
  /**
   * When the invoice reached its status.
   */
  statusDate?: Time;
  /**
   * For a deposit that is waiting for money or ended without it: until when an incoming transfer is
   * still matched automatically.
   *
   */
  lookedForUntil?: Time;
  /**
   * Of a deposit that received other money than its amount.
   */
  receivedAmount?: ReceivedAmount;
  returnable?: FormReturnable;
  moneyReturn?: FormReturn;
  endedOn?: FormEndScreen;
  /**
   * Sandbox payment; no real money moves.
   */
  isTest?: boolean;
  verficationKey: string;
  /**
   * The customer's latest ticket, while the payment has failed or needs a staff member.
   */
  ticket?: FormTicket;
  /**
   * The requisites issued last, until the invoice ends.
   */
  issued?: {
    paymentMethodId: Id;
    /**
     * May be a method that is no longer offered.
     */
    paymentMethodName: string;
    amount: Amount;
    credentials: FormCredentials;
  };
};

export type FormTicket = {
  id: TicketId;
  status: TicketStatusCode;
  createDate: Time;
  /**
   * The answer of support.
   */
  answer?: string;
  /**
   * A picture of the receipt is attached.
   */
  hasReceipt?: boolean;
};

export type FormReturnRequest = {
  /**
   * The customer's own card or phone.
   */
  credential: string;
  /**
   * codeInteger of the bank, for Sbp.
   */
  bankCodeInteger?: number;
  /**
   * As in `completeForm`.
   */
  type?: 'by_mobile';
  formId: FormId;
  supportCode: SupportCode;
};

/**
 * Money that is not booked, and that the customer may request back.
 */
export type FormReturnable = {
  amount: Amount;
  paymentMethodId: Id;
  /**
   * The method of the payee.
   */
  paymentMethodName: string;
};

export type FormReturnStatus = 'REQUESTED' | 'SENDING' | 'SENT' | 'REJECTED' | 'FAILED';

/**
 * The customer's latest request for the return of money. REQUESTED waits for a member of staff, SENDING
 * was approved, SENT is paid, REJECTED was refused with an answer, FAILED did not reach the payee.
 *
 */
export type FormReturn = {
  status: FormReturnStatus;
  amount: Amount;
  payeeLastFour: string;
  /**
   * Of the status.
   */
  date: Time;
  /**
   * The answer of support.
   */
  answer?: string;
  /**
   * The picture of the bank's receipt is attached to the request.
   */
  hasReceipt?: boolean;
};

export type FormTicketRequest = {
  description: TicketDescription;
  formId: FormId;
  supportCode: SupportCode;
};

/**
 * Lower-case hex HMAC-SHA-256 of the form id, keyed with verficationKey.
 */
export type SupportCode = string;

export type FormCredentialRequest = {
  amount: number;
  formId: FormId;
  paymentMethodId: Id;
  supportCode: SupportCode;
};

export type FormCredentialAnswer = {
  amount: Amount;
  adjustment?: Adjustment;
  credentials?: FormCredentials;
  /**
   * Free amounts near the requested one, nearest first, in whole major units, within the method's
   * limits and 1 %. Only without `credentials`, if the customer may change the amount.
   *
   */
  alternatives?: Array<Amount>;
};

/**
 * Minor units that the server added to a fixed amount to make its transfer distinguishable. `amount`
 * includes them. Left out if nothing was added.
 *
 */
export type Adjustment = number;

export type FormCompleteRequest = {
  /**
   * For a deposit, the requisites that the customer was shown; they are not compared. For a withdrawal, the card or phone number to pay out to; a leading plus is dropped.
   */
  credential: string;
  /**
   * codeInteger of the bank, for an Sbp withdrawal.
   */
  bankCodeInteger?: number;
  /**
   * `by_mobile` means that the credential of an X-country withdrawal is a phone number with its
   * country code. Without it, a number without a plus is a phone number only if it is a complete
   * mobile number of +996, +998, +994 or +7; anything else is a card number.
   *
   */
  type?: 'by_mobile';
  /**
   * For a deposit, when the customer pressed "I have paid", in server time as estimated by the page. A
   * future time counts as now. The match window starts at the deadline at the latest.
   *
   */
  pressedAt?: Time;
  formId: FormId;
};

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

export type FormCompleteAnswer = {
  successUrl: string;
};

export type FormStatusAnswer = {
  status: InvoiceStatusCode;
  serverTime: Time;
  amount?: Amount;
  paymentMethodId?: Id;
  /**
   * When the invoice reached its status.
   */
  statusDate?: Time;
  /**
   * For a deposit that is waiting for money or ended without it: until when an incoming transfer is
   * still matched automatically.
   *
   */
  lookedForUntil?: Time;
  /**
   * Of a deposit that received other money than its amount.
   */
  receivedAmount?: ReceivedAmount;
  returnable?: FormReturnable;
  moneyReturn?: FormReturn;
  /**
   * The customer's latest ticket, while the payment has failed or needs a staff member.
   */
  ticket?: FormTicket;
  endedOn?: FormEndScreen;
};

/**
 * The screen on which a canceled or declined payment ended. choice: method and amount. waiting: waiting
 * for requisites. credential: the requisites or the payee. processing: waiting for the money.
 *
 */
export type FormEndScreen = 'choice' | 'waiting' | 'credential' | 'processing';

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

export type TestEventRequest = {
  type: WebhookType;
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

/**
 * Chosen by the caller, unique per request.
 */
export type IdempotencyKey = string;

/**
 * Finds the invoice of an order.
 */
export type MerchantInvoiceIdQuery = string;

/**
 * Filters by status; repeat it for several.
 */
export type MerchantStatusQuery = Array<InvoiceStatusCode>;

/**
 * Created at this time or later.
 */
export type CreatedFromQuery = FilterTime;

/**
 * Created before this time.
 */
export type CreatedToQuery = FilterTime;

/**
 * The `next` of the page before.
 */
export type CursorQuery = string;

/**
 * The largest number of items on a page.
 */
export type LimitQuery = number;

/**
 * Filters by terminal.
 */
export type TerminalIdQuery = Id;

/**
 * Filters by merchant.
 */
export type MerchantIdQuery = Id;

/**
 * Matches the ids of the invoice, of its merchant, of its customer and, with invoice.provider.read, of its
 * provider: whole, or from three characters on at either end. Matches the beginnings of the customer's first and
 * last name, in any case, and a whole amount as people write it, with the code of a currency if wanted. With
 * invoice.credentials.read it also matches the whole number of the payee's card or phone or of our account, and the beginning
 * of its last four digits. Leading and trailing spaces are ignored.
 *
 */
export type InvoiceSearchQuery = string;

/**
 * Only invoices of this customer: the whole id that the merchant gave, in its case.
 */
export type CustomerIdQuery = CustomerId;

export type EndpointIdPath = Id;

export type EndpointIdAsId = Id;

export type SettlementIdPath = Id;

/**
 * Filters by whether the transfer has an invoice.
 */
export type TransferStateQuery = 'unmatched' | 'assigned' | 'all';

/**
 * Filters by whether the transfer has an invoice.
 */
export type ExportedTransferStateQuery = 'unmatched' | 'assigned' | 'all';

/**
 * Filters by the account that the money came to.
 */
export type TransferAccountQuery = Id;

/**
 * Filters by the provider of the account.
 */
export type TransferProviderQuery = Id;

/**
 * Filters by currency.
 */
export type TransferCurrencyQuery = PaymentCurrencyCode;

/**
 * Filters by the reporter of the money.
 */
export type TransferSourceQuery = TransferSource;

/**
 * Matches an amount in major units, the beginning of the reporter's id of the transfer, a part of the
 * comment, or an invoice's id. Leading and trailing spaces are ignored.
 *
 */
export type TransferSearchQuery = string;

/**
 * Filters by statuses; ids of reference list 201.
 */
export type StatusIdsQuery = Array<number>;

/**
 * First creation day (UTC), dd/MM/yyyy.
 */
export type DateFromQuery = InvoiceDay;

/**
 * Last creation day (UTC), dd/MM/yyyy.
 */
export type DateToQuery = InvoiceDay;

/**
 * UTC day of the last status change, dd/MM/yyyy.
 */
export type LastStatusDateQuery = InvoiceDay;

export type FlowTypeQuery = FlowTypeCode;

/**
 * Smallest amount, in major units of the invoice's currency.
 */
export type SumFromQuery = MajorUnits;

/**
 * Largest amount, in major units of the invoice's currency.
 */
export type SumToQuery = MajorUnits;

/**
 * With true only invoices of at least the large amount of their currency, such as 10 000 000 UZS or 50 000 RUB,
 * with false only smaller ones.
 *
 */
export type LargeQuery = boolean;

/**
 * Filters by payment method; none: those for which none was chosen yet.
 */
export type PaymentMethodQuery =
  | 'none'
  | 'Humo'
  | 'Uzs'
  | 'Tinkoff'
  | 'TinkoffXCountry'
  | 'Sberbank'
  | 'SberbankXCountry'
  | 'Sbp';

/**
 * Only invoices whose money goes through this account, withdrawals that were refused there included; 0: those that
 * got no account. Nothing is found without people.account.
 *
 */
export type AccountQuery = number;

/**
 * Only invoices of accounts at this bank, by the accounts' bank name. Nothing is found without people.account.
 */
export type BankQuery = string;

/**
 * Only invoices of this provider's accounts. Nothing is found without people.account.
 */
export type ProviderQuery = Id;

/**
 * With true only withdrawals that have a payout with an unknown outcome, with false only other invoices. Nothing
 * is found without invoice.transaction.read.
 *
 */
export type UnknownPayoutQuery = boolean;

/**
 * Only invoices that are assigned to the user (`me`), to nobody (`nobody`) or to the person with this id, as the
 * user sees it. Nothing is found without invoice.event.read.
 *
 */
export type AssigneeQuery = AssigneeChoice;

/**
 * Columns that are returned only on request, because they are read separately. Those that need a permission the
 * user lacks are left out.
 *
 */
export type IncludeQuery = Array<InvoiceExtraColumn>;

/**
 * The newest first if omitted. By creation in either direction for any number of invoices; every other order is for
 * at most 10 000. Amounts are compared within their currency: one currency comes after the other.
 *
 */
export type InvoiceSortQuery = InvoiceSort;

/**
 * Filters by the currency of the balance.
 */
export type SettledCurrencyQuery = PaymentCurrencyCode;

/**
 * Filters by the kind of actor.
 */
export type AuditActorTypeQuery = AuditActorType;

/**
 * Filters by the id of a user, merchant or provider, together with `actorType`.
 */
export type AuditActorIdQuery = Id;

/**
 * Filters by action.
 */
export type AuditActionQuery = string;

/**
 * Filters by the kind of object.
 */
export type AuditObjectKindQuery = string;

/**
 * Filters by the id of the object, together with `objectKind`.
 */
export type AuditObjectIdQuery = string;

/**
 * Filters by the client address.
 */
export type AuditAddressQuery = string;

/**
 * First day (UTC), yyyy-MM-dd.
 */
export type FirstDayQuery = ReportDay;

/**
 * Last day (UTC), yyyy-MM-dd.
 */
export type LastDayQuery = ReportDay;

/**
 * Zero-based.
 */
export type PageQuery = number;

export type SizeQuery = 5 | 10 | 15 | 25 | 40;

/**
 * First day (UTC), yyyy-MM-dd.
 */
export type PeriodStartQuery = ReportDay;

/**
 * Last day (UTC), yyyy-MM-dd, not before the first.
 */
export type PeriodEndQuery = ReportDay;

/**
 * An id of reference list 101.
 */
export type CurrencyIdQuery = number;

export type ProviderIdQuery = Id;

/**
 * A terminal pool. 404 if the user may not choose it.
 */
export type TerminalPoolIdQuery = Id;

/**
 * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
 */
export type IfMatch = string;

export type InvoiceIdPath = InvoiceId;

export type InvoiceViewIdPath = Id;

export type AlertRuleIdPath = Id;

export type ReportScheduleIdPath = Id;

export type ProviderIdPath = Id;

export type PersonIdPath = Id;

export type RoleIdPath = Id;

export type PasskeyIdPath = Id;

export type ApprovalIdPath = ApprovalId;

export type TransferIdPath = Id;

export type MerchantIdPath = Id;

export type TerminalIdPath = Id;

export type KeyIdPath = Id;

export type AccountIdPath = Id;

export type PoolIdPath = Id;

export type DayPath = Day;

export type PeopleAccountIdPath = Id;

export type SettingPath = string;

export type FormIdPath = FormId;

export type GetHealthData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/health';
};

export type GetHealthErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetHealthError = GetHealthErrors[keyof GetHealthErrors];

export type GetHealthResponses = {
  /**
   * The server and the database respond.
   */
  200: Health;
};

export type GetHealthResponse = GetHealthResponses[keyof GetHealthResponses];

export type LoginData = {
  body: LoginRequest;
  path?: never;
  query?: never;
  url: '/api/v1/login';
};

export type LoginErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type LoginError = LoginErrors[keyof LoginErrors];

export type LoginResponses = {
  /**
   * Signed in.
   */
  200: CurrentUserAnswer;
};

export type LoginResponse = LoginResponses[keyof LoginResponses];

export type BeginPasskeySignInData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/login/passkey/options';
};

export type BeginPasskeySignInErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type BeginPasskeySignInError = BeginPasskeySignInErrors[keyof BeginPasskeySignInErrors];

export type BeginPasskeySignInResponses = {
  /**
   * What the browser asks the authenticator for.
   */
  200: PasskeyQuestionAnswer;
};

export type BeginPasskeySignInResponse =
  BeginPasskeySignInResponses[keyof BeginPasskeySignInResponses];

export type SignInWithPasskeyData = {
  body: PasskeySignIn;
  path?: never;
  query?: never;
  url: '/api/v1/login/passkey';
};

export type SignInWithPasskeyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SignInWithPasskeyError = SignInWithPasskeyErrors[keyof SignInWithPasskeyErrors];

export type SignInWithPasskeyResponses = {
  /**
   * Signed in.
   */
  200: CurrentUserAnswer;
};

export type SignInWithPasskeyResponse =
  SignInWithPasskeyResponses[keyof SignInWithPasskeyResponses];

export type BeginOidcSignInData = {
  body: OidcBeginning;
  path?: never;
  query?: never;
  url: '/api/v1/login/oidc';
};

export type BeginOidcSignInErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type BeginOidcSignInError = BeginOidcSignInErrors[keyof BeginOidcSignInErrors];

export type BeginOidcSignInResponses = {
  /**
   * The address to open.
   */
  200: OidcUrlAnswer;
};

export type BeginOidcSignInResponse = BeginOidcSignInResponses[keyof BeginOidcSignInResponses];

export type FinishOidcData = {
  body: OidcReturn;
  path?: never;
  query?: never;
  url: '/api/v1/login/oidc/return';
};

export type FinishOidcErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type FinishOidcError = FinishOidcErrors[keyof FinishOidcErrors];

export type FinishOidcResponses = {
  /**
   * Signed in, or confirmed.
   */
  200: OidcOutcomeAnswer;
};

export type FinishOidcResponse = FinishOidcResponses[keyof FinishOidcResponses];

export type LogoutByOidcData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/logout/oidc';
};

export type LogoutByOidcErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type LogoutByOidcError = LogoutByOidcErrors[keyof LogoutByOidcErrors];

export type LogoutByOidcResponses = {
  /**
   * Signed out here. The browser opens the address, if there is one.
   */
  200: OidcEndSessionAnswer;
};

export type LogoutByOidcResponse = LogoutByOidcResponses[keyof LogoutByOidcResponses];

export type LogoutData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/logout';
};

export type LogoutErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type LogoutError = LogoutErrors[keyof LogoutErrors];

export type LogoutResponses = {
  /**
   * Signed out.
   */
  204: void;
};

export type LogoutResponse = LogoutResponses[keyof LogoutResponses];

export type GetCurrentUserData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/people/me';
};

export type GetCurrentUserErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetCurrentUserError = GetCurrentUserErrors[keyof GetCurrentUserErrors];

export type GetCurrentUserResponses = {
  /**
   * The user.
   */
  200: CurrentUserAnswer;
};

export type GetCurrentUserResponse = GetCurrentUserResponses[keyof GetCurrentUserResponses];

export type ChooseTestDashboardData = {
  body: TestDashboardChoice;
  path?: never;
  query?: never;
  url: '/api/v1/people/me/testDashboard';
};

export type ChooseTestDashboardErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChooseTestDashboardError = ChooseTestDashboardErrors[keyof ChooseTestDashboardErrors];

export type ChooseTestDashboardResponses = {
  /**
   * The user after the change.
   */
  200: CurrentUserAnswer;
};

export type ChooseTestDashboardResponse =
  ChooseTestDashboardResponses[keyof ChooseTestDashboardResponses];

export type ChangePasswordData = {
  body: ChangePasswordRequest;
  path?: never;
  query?: never;
  url: '/api/v1/user/change_password';
};

export type ChangePasswordErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangePasswordError = ChangePasswordErrors[keyof ChangePasswordErrors];

export type ChangePasswordResponses = {
  /**
   * Changed. This session stays valid.
   */
  204: void;
};

export type ChangePasswordResponse = ChangePasswordResponses[keyof ChangePasswordResponses];

export type EndOtherSessionsData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/user/session';
};

export type EndOtherSessionsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type EndOtherSessionsError = EndOtherSessionsErrors[keyof EndOtherSessionsErrors];

export type EndOtherSessionsResponses = {
  /**
   * Ended.
   */
  204: void;
};

export type EndOtherSessionsResponse = EndOtherSessionsResponses[keyof EndOtherSessionsResponses];

export type ListSessionsData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/user/session';
};

export type ListSessionsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListSessionsError = ListSessionsErrors[keyof ListSessionsErrors];

export type ListSessionsResponses = {
  /**
   * The sessions.
   */
  200: SessionListAnswer;
};

export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];

export type EndSessionData = {
  body?: never;
  path: {
    id: SessionId;
  };
  query?: never;
  url: '/api/v1/user/session/{id}';
};

export type EndSessionErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type EndSessionError = EndSessionErrors[keyof EndSessionErrors];

export type EndSessionResponses = {
  /**
   * Ended.
   */
  204: void;
};

export type EndSessionResponse = EndSessionResponses[keyof EndSessionResponses];

export type GetOwnSessionData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/session';
};

export type GetOwnSessionErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetOwnSessionError = GetOwnSessionErrors[keyof GetOwnSessionErrors];

export type GetOwnSessionResponses = {
  /**
   * The session.
   */
  200: OwnSessionAnswer;
};

export type GetOwnSessionResponse = GetOwnSessionResponses[keyof GetOwnSessionResponses];

export type StepUpData = {
  body: StepUpRequest;
  path?: never;
  query?: never;
  url: '/api/v1/session/step_up';
};

export type StepUpErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type StepUpError = StepUpErrors[keyof StepUpErrors];

export type StepUpResponses = {
  /**
   * Confirmed.
   */
  200: OwnSessionAnswer;
};

export type StepUpResponse = StepUpResponses[keyof StepUpResponses];

export type BeginOidcStepUpData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/session/step_up/oidc';
};

export type BeginOidcStepUpErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type BeginOidcStepUpError = BeginOidcStepUpErrors[keyof BeginOidcStepUpErrors];

export type BeginOidcStepUpResponses = {
  /**
   * The address to open.
   */
  200: OidcUrlAnswer;
};

export type BeginOidcStepUpResponse = BeginOidcStepUpResponses[keyof BeginOidcStepUpResponses];

export type BeginPasskeyStepUpData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/session/step_up/passkey';
};

export type BeginPasskeyStepUpErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type BeginPasskeyStepUpError = BeginPasskeyStepUpErrors[keyof BeginPasskeyStepUpErrors];

export type BeginPasskeyStepUpResponses = {
  /**
   * What the browser asks the authenticator for.
   */
  200: PasskeyQuestionAnswer;
};

export type BeginPasskeyStepUpResponse =
  BeginPasskeyStepUpResponses[keyof BeginPasskeyStepUpResponses];

export type ListPasskeysData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/user/passkey';
};

export type ListPasskeysErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListPasskeysError = ListPasskeysErrors[keyof ListPasskeysErrors];

export type ListPasskeysResponses = {
  /**
   * The passkeys.
   */
  200: PasskeyListAnswer;
};

export type ListPasskeysResponse = ListPasskeysResponses[keyof ListPasskeysResponses];

export type AddPasskeyData = {
  body: NewPasskey;
  path?: never;
  query?: never;
  url: '/api/v1/user/passkey';
};

export type AddPasskeyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AddPasskeyError = AddPasskeyErrors[keyof AddPasskeyErrors];

export type AddPasskeyResponses = {
  /**
   * Added.
   */
  201: AddedPasskeyAnswer;
};

export type AddPasskeyResponse = AddPasskeyResponses[keyof AddPasskeyResponses];

export type BeginPasskeyData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/user/passkey/options';
};

export type BeginPasskeyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type BeginPasskeyError = BeginPasskeyErrors[keyof BeginPasskeyErrors];

export type BeginPasskeyResponses = {
  /**
   * What the browser asks the authenticator for.
   */
  200: PasskeyCreationAnswer;
};

export type BeginPasskeyResponse = BeginPasskeyResponses[keyof BeginPasskeyResponses];

export type RemovePasskeyData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/user/passkey/{id}';
};

export type RemovePasskeyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RemovePasskeyError = RemovePasskeyErrors[keyof RemovePasskeyErrors];

export type RemovePasskeyResponses = {
  /**
   * Removed.
   */
  204: void;
};

export type RemovePasskeyResponse = RemovePasskeyResponses[keyof RemovePasskeyResponses];

export type RenamePasskeyData = {
  body: PasskeyName;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/user/passkey/{id}';
};

export type RenamePasskeyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RenamePasskeyError = RenamePasskeyErrors[keyof RenamePasskeyErrors];

export type RenamePasskeyResponses = {
  /**
   * Renamed.
   */
  200: PasskeyAnswer;
};

export type RenamePasskeyResponse = RenamePasskeyResponses[keyof RenamePasskeyResponses];

export type GetTwoFactorData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/user/two_factor';
};

export type GetTwoFactorErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetTwoFactorError = GetTwoFactorErrors[keyof GetTwoFactorErrors];

export type GetTwoFactorResponses = {
  /**
   * The state of two-factor sign-in.
   */
  200: TwoFactorAnswer;
};

export type GetTwoFactorResponse = GetTwoFactorResponses[keyof GetTwoFactorResponses];

export type BeginTwoFactorData = {
  body: PasswordRequest;
  path?: never;
  query?: never;
  url: '/api/v1/user/two_factor';
};

export type BeginTwoFactorErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type BeginTwoFactorError = BeginTwoFactorErrors[keyof BeginTwoFactorErrors];

export type BeginTwoFactorResponses = {
  /**
   * The secret. Show it to the user only.
   */
  200: TwoFactorSecretAnswer;
};

export type BeginTwoFactorResponse = BeginTwoFactorResponses[keyof BeginTwoFactorResponses];

export type ConfirmTwoFactorData = {
  body: CodeRequest;
  path?: never;
  query?: never;
  url: '/api/v1/user/two_factor/confirm';
};

export type ConfirmTwoFactorErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ConfirmTwoFactorError = ConfirmTwoFactorErrors[keyof ConfirmTwoFactorErrors];

export type ConfirmTwoFactorResponses = {
  /**
   * Turned on.
   */
  200: RecoveryCodesAnswer;
};

export type ConfirmTwoFactorResponse = ConfirmTwoFactorResponses[keyof ConfirmTwoFactorResponses];

export type RenewRecoveryCodesData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/user/two_factor/recovery_codes';
};

export type RenewRecoveryCodesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RenewRecoveryCodesError = RenewRecoveryCodesErrors[keyof RenewRecoveryCodesErrors];

export type RenewRecoveryCodesResponses = {
  /**
   * The new codes; no former one is taken any more.
   */
  200: RecoveryCodesAnswer;
};

export type RenewRecoveryCodesResponse =
  RenewRecoveryCodesResponses[keyof RenewRecoveryCodesResponses];

export type TurnOffTwoFactorData = {
  body: TurnOffTwoFactorRequest;
  path?: never;
  query?: never;
  url: '/api/v1/user/two_factor/off';
};

export type TurnOffTwoFactorErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type TurnOffTwoFactorError = TurnOffTwoFactorErrors[keyof TurnOffTwoFactorErrors];

export type TurnOffTwoFactorResponses = {
  /**
   * Turned off.
   */
  204: void;
};

export type TurnOffTwoFactorResponse = TurnOffTwoFactorResponses[keyof TurnOffTwoFactorResponses];

export type ListInvoicesData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
    /**
     * Filters by merchant.
     */
    merchantId?: Id;
    /**
     * Matches the ids of the invoice, of its merchant, of its customer and, with invoice.provider.read, of its
     * provider: whole, or from three characters on at either end. Matches the beginnings of the customer's first and
     * last name, in any case, and a whole amount as people write it, with the code of a currency if wanted. With
     * invoice.credentials.read it also matches the whole number of the payee's card or phone or of our account, and the beginning
     * of its last four digits. Leading and trailing spaces are ignored.
     *
     */
    search?: string;
    /**
     * Filters by statuses; ids of reference list 201.
     */
    statusIds?: Array<number>;
    /**
     * First creation day (UTC), dd/MM/yyyy.
     */
    dateFrom?: InvoiceDay;
    /**
     * Last creation day (UTC), dd/MM/yyyy.
     */
    dateTo?: InvoiceDay;
    /**
     * Only invoices of this customer: the whole id that the merchant gave, in its case.
     */
    customerId?: CustomerId;
    /**
     * UTC day of the last status change, dd/MM/yyyy.
     */
    lastStatusDate?: InvoiceDay;
    flowType?: FlowTypeCode;
    /**
     * Smallest amount, in major units of the invoice's currency.
     */
    sumFrom?: MajorUnits;
    /**
     * Largest amount, in major units of the invoice's currency.
     */
    sumTo?: MajorUnits;
    /**
     * Filters by payment method; none: those for which none was chosen yet.
     */
    paymentMethod?:
      | 'none'
      | 'Humo'
      | 'Uzs'
      | 'Tinkoff'
      | 'TinkoffXCountry'
      | 'Sberbank'
      | 'SberbankXCountry'
      | 'Sbp';
    /**
     * Only invoices whose money goes through this account, withdrawals that were refused there included; 0: those that
     * got no account. Nothing is found without people.account.
     *
     */
    accountId?: number;
    /**
     * Only invoices of accounts at this bank, by the accounts' bank name. Nothing is found without people.account.
     */
    bank?: string;
    /**
     * Only invoices of this provider's accounts. Nothing is found without people.account.
     */
    providerId?: Id;
    /**
     * With true only invoices of at least the large amount of their currency, such as 10 000 000 UZS or 50 000 RUB,
     * with false only smaller ones.
     *
     */
    isLarge?: boolean;
    /**
     * With true only withdrawals that have a payout with an unknown outcome, with false only other invoices. Nothing
     * is found without invoice.transaction.read.
     *
     */
    isPayoutUnknown?: boolean;
    /**
     * Only invoices that are assigned to the user (`me`), to nobody (`nobody`) or to the person with this id, as the
     * user sees it. Nothing is found without invoice.event.read.
     *
     */
    assignee?: AssigneeChoice;
    /**
     * Columns that are returned only on request, because they are read separately. Those that need a permission the
     * user lacks are left out.
     *
     */
    include?: Array<InvoiceExtraColumn>;
    /**
     * The newest first if omitted. By creation in either direction for any number of invoices; every other order is for
     * at most 10 000. Amounts are compared within their currency: one currency comes after the other.
     *
     */
    sort?: InvoiceSort;
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/invoice';
};

export type ListInvoicesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListInvoicesError = ListInvoicesErrors[keyof ListInvoicesErrors];

export type ListInvoicesResponses = {
  /**
   * The page and the total number of invoices.
   */
  200: InvoiceListAnswer;
};

export type ListInvoicesResponse = ListInvoicesResponses[keyof ListInvoicesResponses];

export type ExportInvoicesData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Only these invoices, as far as the other parameters let them through.
     */
    invoiceIds?: Array<InvoiceId>;
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
    /**
     * Filters by merchant.
     */
    merchantId?: Id;
    /**
     * Matches the ids of the invoice, of its merchant, of its customer and, with invoice.provider.read, of its
     * provider: whole, or from three characters on at either end. Matches the beginnings of the customer's first and
     * last name, in any case, and a whole amount as people write it, with the code of a currency if wanted. With
     * invoice.credentials.read it also matches the whole number of the payee's card or phone or of our account, and the beginning
     * of its last four digits. Leading and trailing spaces are ignored.
     *
     */
    search?: string;
    /**
     * Filters by statuses; ids of reference list 201.
     */
    statusIds?: Array<number>;
    /**
     * First creation day (UTC), dd/MM/yyyy.
     */
    dateFrom?: InvoiceDay;
    /**
     * Last creation day (UTC), dd/MM/yyyy.
     */
    dateTo?: InvoiceDay;
    /**
     * Only invoices of this customer: the whole id that the merchant gave, in its case.
     */
    customerId?: CustomerId;
    /**
     * UTC day of the last status change, dd/MM/yyyy.
     */
    lastStatusDate?: InvoiceDay;
    flowType?: FlowTypeCode;
    /**
     * Smallest amount, in major units of the invoice's currency.
     */
    sumFrom?: MajorUnits;
    /**
     * Largest amount, in major units of the invoice's currency.
     */
    sumTo?: MajorUnits;
    /**
     * Filters by payment method; none: those for which none was chosen yet.
     */
    paymentMethod?:
      | 'none'
      | 'Humo'
      | 'Uzs'
      | 'Tinkoff'
      | 'TinkoffXCountry'
      | 'Sberbank'
      | 'SberbankXCountry'
      | 'Sbp';
    /**
     * Only invoices whose money goes through this account, withdrawals that were refused there included; 0: those that
     * got no account. Nothing is found without people.account.
     *
     */
    accountId?: number;
    /**
     * Only invoices of accounts at this bank, by the accounts' bank name. Nothing is found without people.account.
     */
    bank?: string;
    /**
     * Only invoices of this provider's accounts. Nothing is found without people.account.
     */
    providerId?: Id;
    /**
     * With true only invoices of at least the large amount of their currency, such as 10 000 000 UZS or 50 000 RUB,
     * with false only smaller ones.
     *
     */
    isLarge?: boolean;
    /**
     * With true only withdrawals that have a payout with an unknown outcome, with false only other invoices. Nothing
     * is found without invoice.transaction.read.
     *
     */
    isPayoutUnknown?: boolean;
    /**
     * Only invoices that are assigned to the user (`me`), to nobody (`nobody`) or to the person with this id, as the
     * user sees it. Nothing is found without invoice.event.read.
     *
     */
    assignee?: AssigneeChoice;
    /**
     * Columns that are returned only on request, because they are read separately. Those that need a permission the
     * user lacks are left out.
     *
     */
    include?: Array<InvoiceExtraColumn>;
    /**
     * The newest first if omitted. By creation in either direction for any number of invoices; every other order is for
     * at most 10 000. Amounts are compared within their currency: one currency comes after the other.
     *
     */
    sort?: InvoiceSort;
  };
  url: '/api/v1/invoice/csv';
};

export type ExportInvoicesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ExportInvoicesError = ExportInvoicesErrors[keyof ExportInvoicesErrors];

export type ExportInvoicesResponses = {
  /**
   * The file Invoices.csv.
   */
  200: InvoiceCsv;
};

export type ExportInvoicesResponse = ExportInvoicesResponses[keyof ExportInvoicesResponses];

export type CountNewInvoicesData = {
  body?: never;
  path?: never;
  query: {
    /**
     * The newest invoice already shown. 404 if it is outside the user's scope.
     */
    since: InvoiceId;
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
    /**
     * Filters by merchant.
     */
    merchantId?: Id;
    /**
     * Matches the ids of the invoice, of its merchant, of its customer and, with invoice.provider.read, of its
     * provider: whole, or from three characters on at either end. Matches the beginnings of the customer's first and
     * last name, in any case, and a whole amount as people write it, with the code of a currency if wanted. With
     * invoice.credentials.read it also matches the whole number of the payee's card or phone or of our account, and the beginning
     * of its last four digits. Leading and trailing spaces are ignored.
     *
     */
    search?: string;
    /**
     * Filters by statuses; ids of reference list 201.
     */
    statusIds?: Array<number>;
    /**
     * First creation day (UTC), dd/MM/yyyy.
     */
    dateFrom?: InvoiceDay;
    /**
     * Last creation day (UTC), dd/MM/yyyy.
     */
    dateTo?: InvoiceDay;
    /**
     * Only invoices of this customer: the whole id that the merchant gave, in its case.
     */
    customerId?: CustomerId;
    /**
     * UTC day of the last status change, dd/MM/yyyy.
     */
    lastStatusDate?: InvoiceDay;
    flowType?: FlowTypeCode;
    /**
     * Smallest amount, in major units of the invoice's currency.
     */
    sumFrom?: MajorUnits;
    /**
     * Largest amount, in major units of the invoice's currency.
     */
    sumTo?: MajorUnits;
    /**
     * Filters by payment method; none: those for which none was chosen yet.
     */
    paymentMethod?:
      | 'none'
      | 'Humo'
      | 'Uzs'
      | 'Tinkoff'
      | 'TinkoffXCountry'
      | 'Sberbank'
      | 'SberbankXCountry'
      | 'Sbp';
    /**
     * Only invoices whose money goes through this account, withdrawals that were refused there included; 0: those that
     * got no account. Nothing is found without people.account.
     *
     */
    accountId?: number;
    /**
     * Only invoices of accounts at this bank, by the accounts' bank name. Nothing is found without people.account.
     */
    bank?: string;
    /**
     * Only invoices of this provider's accounts. Nothing is found without people.account.
     */
    providerId?: Id;
    /**
     * With true only invoices of at least the large amount of their currency, such as 10 000 000 UZS or 50 000 RUB,
     * with false only smaller ones.
     *
     */
    isLarge?: boolean;
    /**
     * With true only withdrawals that have a payout with an unknown outcome, with false only other invoices. Nothing
     * is found without invoice.transaction.read.
     *
     */
    isPayoutUnknown?: boolean;
    /**
     * Only invoices that are assigned to the user (`me`), to nobody (`nobody`) or to the person with this id, as the
     * user sees it. Nothing is found without invoice.event.read.
     *
     */
    assignee?: AssigneeChoice;
  };
  url: '/api/v1/invoice/new';
};

export type CountNewInvoicesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CountNewInvoicesError = CountNewInvoicesErrors[keyof CountNewInvoicesErrors];

export type CountNewInvoicesResponses = {
  /**
   * The count.
   */
  200: CountAnswer;
};

export type CountNewInvoicesResponse = CountNewInvoicesResponses[keyof CountNewInvoicesResponses];

export type SumInvoicesData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
    /**
     * Filters by merchant.
     */
    merchantId?: Id;
    /**
     * Matches the ids of the invoice, of its merchant, of its customer and, with invoice.provider.read, of its
     * provider: whole, or from three characters on at either end. Matches the beginnings of the customer's first and
     * last name, in any case, and a whole amount as people write it, with the code of a currency if wanted. With
     * invoice.credentials.read it also matches the whole number of the payee's card or phone or of our account, and the beginning
     * of its last four digits. Leading and trailing spaces are ignored.
     *
     */
    search?: string;
    /**
     * Filters by statuses; ids of reference list 201.
     */
    statusIds?: Array<number>;
    /**
     * First creation day (UTC), dd/MM/yyyy.
     */
    dateFrom?: InvoiceDay;
    /**
     * Last creation day (UTC), dd/MM/yyyy.
     */
    dateTo?: InvoiceDay;
    /**
     * Only invoices of this customer: the whole id that the merchant gave, in its case.
     */
    customerId?: CustomerId;
    /**
     * UTC day of the last status change, dd/MM/yyyy.
     */
    lastStatusDate?: InvoiceDay;
    flowType?: FlowTypeCode;
    /**
     * Smallest amount, in major units of the invoice's currency.
     */
    sumFrom?: MajorUnits;
    /**
     * Largest amount, in major units of the invoice's currency.
     */
    sumTo?: MajorUnits;
    /**
     * Filters by payment method; none: those for which none was chosen yet.
     */
    paymentMethod?:
      | 'none'
      | 'Humo'
      | 'Uzs'
      | 'Tinkoff'
      | 'TinkoffXCountry'
      | 'Sberbank'
      | 'SberbankXCountry'
      | 'Sbp';
    /**
     * Only invoices whose money goes through this account, withdrawals that were refused there included; 0: those that
     * got no account. Nothing is found without people.account.
     *
     */
    accountId?: number;
    /**
     * Only invoices of accounts at this bank, by the accounts' bank name. Nothing is found without people.account.
     */
    bank?: string;
    /**
     * Only invoices of this provider's accounts. Nothing is found without people.account.
     */
    providerId?: Id;
    /**
     * With true only invoices of at least the large amount of their currency, such as 10 000 000 UZS or 50 000 RUB,
     * with false only smaller ones.
     *
     */
    isLarge?: boolean;
    /**
     * With true only withdrawals that have a payout with an unknown outcome, with false only other invoices. Nothing
     * is found without invoice.transaction.read.
     *
     */
    isPayoutUnknown?: boolean;
    /**
     * Only invoices that are assigned to the user (`me`), to nobody (`nobody`) or to the person with this id, as the
     * user sees it. Nothing is found without invoice.event.read.
     *
     */
    assignee?: AssigneeChoice;
  };
  url: '/api/v1/invoice/totals';
};

export type SumInvoicesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SumInvoicesError = SumInvoicesErrors[keyof SumInvoicesErrors];

export type SumInvoicesResponses = {
  /**
   * The figures, by currency and then by status.
   */
  200: InvoiceTotalsAnswer;
};

export type SumInvoicesResponse = SumInvoicesResponses[keyof SumInvoicesResponses];

export type FindInvoicePlacesData = {
  body?: never;
  path?: never;
  query: {
    /**
     * As the search of listInvoices.
     */
    search: string;
  };
  url: '/api/v1/invoice/places';
};

export type FindInvoicePlacesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type FindInvoicePlacesError = FindInvoicePlacesErrors[keyof FindInvoicePlacesErrors];

export type FindInvoicePlacesResponses = {
  /**
   * The places, those with most invoices first.
   */
  200: InvoicePlacesAnswer;
};

export type FindInvoicePlacesResponse =
  FindInvoicePlacesResponses[keyof FindInvoicePlacesResponses];

export type GetCustomerData = {
  body?: never;
  path?: never;
  query: {
    /**
     * The merchant whose customer it is.
     */
    merchantId: Id;
    /**
     * The whole id that the merchant gave, in its case.
     */
    customerId: CustomerId;
  };
  url: '/api/v1/customer';
};

export type GetCustomerErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetCustomerError = GetCustomerErrors[keyof GetCustomerErrors];

export type GetCustomerResponses = {
  /**
   * The customer.
   */
  200: CustomerAnswer;
};

export type GetCustomerResponse = GetCustomerResponses[keyof GetCustomerResponses];

export type GetInvoiceData = {
  body?: never;
  path: {
    id: InvoiceId;
  };
  query?: never;
  url: '/api/v1/invoice/{id}';
};

export type GetInvoiceErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetInvoiceError = GetInvoiceErrors[keyof GetInvoiceErrors];

export type GetInvoiceResponses = {
  /**
   * The invoice.
   */
  200: InvoiceAnswer;
};

export type GetInvoiceResponse = GetInvoiceResponses[keyof GetInvoiceResponses];

export type ChangeInvoiceStatusData = {
  body: StatusChangeRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/invoice/status';
};

export type ChangeInvoiceStatusErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the invoice was changed since it was read; `current` is its current state.
   * `amount_fixed`: its amount is booked or reserved, so that no other can be accepted.
   * `amount_taken`: it cannot be reopened, because another open deposit has its amount.
   * `approval_pending`: another status change of it is pending approval.
   * `deposit_refunded`: it is a deposit with refunds. `refund_exceeds_deposit`: it is a refund that does
   * not fit any more, and would count or be sent again; `not_refundable`: so, where its deposit is not
   * DONE any more. One that was sent becomes DONE all the same, because its money left.
   * `transfer_ambiguous`: several unmatched transfers may be the missing money; `errors` names each, and
   * `transferId` chooses one.
   *
   */
  409: InvoiceConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeInvoiceStatusError = ChangeInvoiceStatusErrors[keyof ChangeInvoiceStatusErrors];

export type ChangeInvoiceStatusResponses = {
  /**
   * The invoice after the change.
   */
  200: InvoiceAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ChangeInvoiceStatusResponse =
  ChangeInvoiceStatusResponses[keyof ChangeInvoiceStatusResponses];

export type ChangeInvoiceAmountData = {
  body: AmountChangeRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/invoice/amount';
};

export type ChangeInvoiceAmountErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the invoice was changed since it was read; `current` is its current state.
   * `amount_fixed`: its amount is booked or reserved. `amount_taken`: another open deposit on the
   * account has that amount.
   *
   */
  409: InvoiceConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeInvoiceAmountError = ChangeInvoiceAmountErrors[keyof ChangeInvoiceAmountErrors];

export type ChangeInvoiceAmountResponses = {
  /**
   * The invoice after the change.
   */
  200: InvoiceAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ChangeInvoiceAmountResponse =
  ChangeInvoiceAmountResponses[keyof ChangeInvoiceAmountResponses];

export type PreviewInvoiceChangeData = {
  body: PreviewRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: InvoiceId;
  };
  query?: never;
  url: '/api/v1/invoice/{id}/preview';
};

export type PreviewInvoiceChangeErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the invoice was changed since it was read; `current` is its current state.
   * `amount_fixed`, `amount_taken`, `not_refundable`, `refund_exceeds_deposit`: as for the change.
   *
   */
  409: InvoiceConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The order is not allowed; `errors` names the field. `terminal_unknown`, `terminal_flow_differs`;
   * `method_not_offered` with `offeredMethods`; `amount_outside_limits` with `limits`;
   * `credential_not_valid`, `bank_unknown`, `not_allowed` for an address, `insufficient_funds`.
   *
   */
  422: OrderProblem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type PreviewInvoiceChangeError =
  PreviewInvoiceChangeErrors[keyof PreviewInvoiceChangeErrors];

export type PreviewInvoiceChangeResponses = {
  /**
   * The effect.
   */
  200: PreviewAnswer;
};

export type PreviewInvoiceChangeResponse =
  PreviewInvoiceChangeResponses[keyof PreviewInvoiceChangeResponses];

export type ListInvoiceNotesData = {
  body?: never;
  path: {
    id: InvoiceId;
  };
  query?: {
    /**
     * The `next` of the page before.
     */
    before?: NoteCursor;
    /**
     * The number of notes.
     */
    size?: number;
  };
  url: '/api/v1/invoice/{id}/note';
};

export type ListInvoiceNotesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListInvoiceNotesError = ListInvoiceNotesErrors[keyof ListInvoiceNotesErrors];

export type ListInvoiceNotesResponses = {
  /**
   * The notes.
   */
  200: InvoiceNotePage;
};

export type ListInvoiceNotesResponse = ListInvoiceNotesResponses[keyof ListInvoiceNotesResponses];

export type AddInvoiceNoteData = {
  body: AddInvoiceNoteRequest;
  path: {
    id: InvoiceId;
  };
  query?: never;
  url: '/api/v1/invoice/{id}/note';
};

export type AddInvoiceNoteErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AddInvoiceNoteError = AddInvoiceNoteErrors[keyof AddInvoiceNoteErrors];

export type AddInvoiceNoteResponses = {
  /**
   * The note.
   */
  200: InvoiceNoteAnswer;
};

export type AddInvoiceNoteResponse = AddInvoiceNoteResponses[keyof AddInvoiceNoteResponses];

export type ListInvoiceAssigneesData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/invoice/assignee';
};

export type ListInvoiceAssigneesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListInvoiceAssigneesError =
  ListInvoiceAssigneesErrors[keyof ListInvoiceAssigneesErrors];

export type ListInvoiceAssigneesResponses = {
  /**
   * The people, by name.
   */
  200: InvoiceAssigneeListAnswer;
};

export type ListInvoiceAssigneesResponse =
  ListInvoiceAssigneesResponses[keyof ListInvoiceAssigneesResponses];

export type ListInvoiceViewsData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/invoice/view';
};

export type ListInvoiceViewsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListInvoiceViewsError = ListInvoiceViewsErrors[keyof ListInvoiceViewsErrors];

export type ListInvoiceViewsResponses = {
  /**
   * The views.
   */
  200: InvoiceViewListAnswer;
};

export type ListInvoiceViewsResponse = ListInvoiceViewsResponses[keyof ListInvoiceViewsResponses];

export type SaveInvoiceViewData = {
  body: InvoiceViewRequest;
  path?: never;
  query?: never;
  url: '/api/v1/invoice/view';
};

export type SaveInvoiceViewErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SaveInvoiceViewError = SaveInvoiceViewErrors[keyof SaveInvoiceViewErrors];

export type SaveInvoiceViewResponses = {
  /**
   * The view.
   */
  200: InvoiceViewAnswer;
};

export type SaveInvoiceViewResponse = SaveInvoiceViewResponses[keyof SaveInvoiceViewResponses];

export type RemoveInvoiceViewData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/invoice/view/{id}';
};

export type RemoveInvoiceViewErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RemoveInvoiceViewError = RemoveInvoiceViewErrors[keyof RemoveInvoiceViewErrors];

export type RemoveInvoiceViewResponses = {
  /**
   * Removed.
   */
  204: void;
};

export type RemoveInvoiceViewResponse =
  RemoveInvoiceViewResponses[keyof RemoveInvoiceViewResponses];

export type RenameInvoiceViewData = {
  body: InvoiceViewNameRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/invoice/view/{id}';
};

export type RenameInvoiceViewErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RenameInvoiceViewError = RenameInvoiceViewErrors[keyof RenameInvoiceViewErrors];

export type RenameInvoiceViewResponses = {
  /**
   * Renamed.
   */
  200: InvoiceViewAnswer;
};

export type RenameInvoiceViewResponse =
  RenameInvoiceViewResponses[keyof RenameInvoiceViewResponses];

export type AssignInvoiceData = {
  body: AssignInvoiceRequest;
  path: {
    id: InvoiceId;
  };
  query?: never;
  url: '/api/v1/invoice/{id}/assignee';
};

export type AssignInvoiceErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AssignInvoiceError = AssignInvoiceErrors[keyof AssignInvoiceErrors];

export type AssignInvoiceResponses = {
  /**
   * The assignee now.
   */
  200: InvoiceAssigneeAnswer;
};

export type AssignInvoiceResponse = AssignInvoiceResponses[keyof AssignInvoiceResponses];

export type ListRefundsData = {
  body?: never;
  path?: never;
  query: {
    invoiceId: InvoiceId;
  };
  url: '/api/v1/invoice/refund';
};

export type ListRefundsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListRefundsError = ListRefundsErrors[keyof ListRefundsErrors];

export type ListRefundsResponses = {
  /**
   * The refunds, also those that failed.
   */
  200: RefundListAnswer;
};

export type ListRefundsResponse = ListRefundsResponses[keyof ListRefundsResponses];

export type RefundInvoiceData = {
  body: RefundRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/invoice/refund';
};

export type RefundInvoiceErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the deposit was changed since it was read; `current` is its current state.
   * `not_refundable`: it is not a deposit with status DONE. `refund_exceeds_deposit`: its refunds would
   * exceed its amount.
   *
   */
  409: InvoiceConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The order is not allowed; `errors` names the field. `terminal_unknown`, `terminal_flow_differs`;
   * `method_not_offered` with `offeredMethods`; `amount_outside_limits` with `limits`;
   * `credential_not_valid`, `bank_unknown`, `not_allowed` for an address, `insufficient_funds`.
   *
   */
  422: OrderProblem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RefundInvoiceError = RefundInvoiceErrors[keyof RefundInvoiceErrors];

export type RefundInvoiceResponses = {
  /**
   * The refund.
   */
  201: RefundAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type RefundInvoiceResponse = RefundInvoiceResponses[keyof RefundInvoiceResponses];

export type AdvanceInvoiceData = {
  body: ClockAdvance;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: InvoiceId;
  };
  query?: never;
  url: '/api/v1/invoice/{id}/clock';
};

export type AdvanceInvoiceErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the invoice was changed since it was read; `current` is its current state. `only_in_test`,
   * `nothing_waits`: as above.
   *
   */
  409: InvoiceConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AdvanceInvoiceError = AdvanceInvoiceErrors[keyof AdvanceInvoiceErrors];

export type AdvanceInvoiceResponses = {
  /**
   * The invoice after that.
   */
  200: InvoiceAnswer;
};

export type AdvanceInvoiceResponse = AdvanceInvoiceResponses[keyof AdvanceInvoiceResponses];

export type RetryInvoiceData = {
  body: RetryRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/invoice/retry';
};

export type RetryInvoiceErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the invoice was changed since it was read; `current` is its current state.
   * `not_retryable`: it is not a failed withdrawal. `payout_unknown`: the outcome of its last payout
   * is not known yet. `refund_exceeds_deposit`, `not_refundable`: it is a refund that does not fit any
   * more.
   *
   */
  409: InvoiceConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RetryInvoiceError = RetryInvoiceErrors[keyof RetryInvoiceErrors];

export type RetryInvoiceResponses = {
  /**
   * The invoice, with the payout started again.
   */
  200: InvoiceAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type RetryInvoiceResponse = RetryInvoiceResponses[keyof RetryInvoiceResponses];

export type ListStatusEventsData = {
  body?: never;
  path?: never;
  query: {
    invoiceId: InvoiceId;
  };
  url: '/api/v1/event/status';
};

export type ListStatusEventsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListStatusEventsError = ListStatusEventsErrors[keyof ListStatusEventsErrors];

export type ListStatusEventsResponses = {
  /**
   * The status changes.
   */
  200: StatusEventListAnswer;
};

export type ListStatusEventsResponse = ListStatusEventsResponses[keyof ListStatusEventsResponses];

export type CountInvoiceSectionsData = {
  body?: never;
  path?: never;
  query: {
    invoiceId: InvoiceId;
  };
  url: '/api/v1/event/count';
};

export type CountInvoiceSectionsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CountInvoiceSectionsError =
  CountInvoiceSectionsErrors[keyof CountInvoiceSectionsErrors];

export type CountInvoiceSectionsResponses = {
  /**
   * The counts.
   */
  200: SectionCountsAnswer;
};

export type CountInvoiceSectionsResponse =
  CountInvoiceSectionsResponses[keyof CountInvoiceSectionsResponses];

export type ListInvoiceErrorsData = {
  body?: never;
  path?: never;
  query: {
    invoiceId: InvoiceId;
  };
  url: '/api/v1/event/error';
};

export type ListInvoiceErrorsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListInvoiceErrorsError = ListInvoiceErrorsErrors[keyof ListInvoiceErrorsErrors];

export type ListInvoiceErrorsResponses = {
  /**
   * The errors.
   */
  200: InvoiceErrorListAnswer;
};

export type ListInvoiceErrorsResponse =
  ListInvoiceErrorsResponses[keyof ListInvoiceErrorsResponses];

export type ListInvoiceEventsData = {
  body?: never;
  path?: never;
  query: {
    invoiceId: InvoiceId;
  };
  url: '/api/v1/event/invoice';
};

export type ListInvoiceEventsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListInvoiceEventsError = ListInvoiceEventsErrors[keyof ListInvoiceEventsErrors];

export type ListInvoiceEventsResponses = {
  /**
   * The events.
   */
  200: InvoiceEventListAnswer;
};

export type ListInvoiceEventsResponse =
  ListInvoiceEventsResponses[keyof ListInvoiceEventsResponses];

export type ListRoutingDecisionsData = {
  body?: never;
  path?: never;
  query: {
    invoiceId: InvoiceId;
  };
  url: '/api/v1/event/routing';
};

export type ListRoutingDecisionsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListRoutingDecisionsError =
  ListRoutingDecisionsErrors[keyof ListRoutingDecisionsErrors];

export type ListRoutingDecisionsResponses = {
  /**
   * The routing decisions.
   */
  200: RoutingDecisionListAnswer;
};

export type ListRoutingDecisionsResponse =
  ListRoutingDecisionsResponses[keyof ListRoutingDecisionsResponses];

export type ListInvoicePostingsData = {
  body?: never;
  path?: never;
  query: {
    invoiceId: InvoiceId;
  };
  url: '/api/v1/event/posting';
};

export type ListInvoicePostingsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListInvoicePostingsError = ListInvoicePostingsErrors[keyof ListInvoicePostingsErrors];

export type ListInvoicePostingsResponses = {
  /**
   * The postings.
   */
  200: PostingListAnswer;
};

export type ListInvoicePostingsResponse =
  ListInvoicePostingsResponses[keyof ListInvoicePostingsResponses];

export type ListTransfersData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Filters by whether the transfer has an invoice.
     */
    state?: 'unmatched' | 'assigned' | 'all';
    /**
     * Matches an amount in major units, the beginning of the reporter's id of the transfer, a part of the
     * comment, or an invoice's id. Leading and trailing spaces are ignored.
     *
     */
    search?: string;
    /**
     * Filters by the account that the money came to.
     */
    accountId?: Id;
    /**
     * Filters by the provider of the account.
     */
    providerId?: Id;
    /**
     * Filters by currency.
     */
    currency?: PaymentCurrencyCode;
    /**
     * Filters by the reporter of the money.
     */
    source?: TransferSource;
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    from?: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd.
     */
    to?: ReportDay;
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/transfer';
};

export type ListTransfersErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListTransfersError = ListTransfersErrors[keyof ListTransfersErrors];

export type ListTransfersResponses = {
  /**
   * The page and the total number of transfers.
   */
  200: TransferListAnswer;
};

export type ListTransfersResponse = ListTransfersResponses[keyof ListTransfersResponses];

export type ReportTransferData = {
  body: TransferReportRequest;
  path?: never;
  query?: never;
  url: '/api/v1/transfer';
};

export type ReportTransferErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ReportTransferError = ReportTransferErrors[keyof ReportTransferErrors];

export type ReportTransferResponses = {
  /**
   * Recorded, or already known.
   */
  201: TransferAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ReportTransferResponse = ReportTransferResponses[keyof ReportTransferResponses];

export type ExportTransfersData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Filters by whether the transfer has an invoice.
     */
    state?: 'unmatched' | 'assigned' | 'all';
    /**
     * Matches an amount in major units, the beginning of the reporter's id of the transfer, a part of the
     * comment, or an invoice's id. Leading and trailing spaces are ignored.
     *
     */
    search?: string;
    /**
     * Filters by the account that the money came to.
     */
    accountId?: Id;
    /**
     * Filters by the provider of the account.
     */
    providerId?: Id;
    /**
     * Filters by currency.
     */
    currency?: PaymentCurrencyCode;
    /**
     * Filters by the reporter of the money.
     */
    source?: TransferSource;
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    from?: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd.
     */
    to?: ReportDay;
  };
  url: '/api/v1/transfer/csv';
};

export type ExportTransfersErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ExportTransfersError = ExportTransfersErrors[keyof ExportTransfersErrors];

export type ExportTransfersResponses = {
  /**
   * The file Transfers.csv.
   */
  200: TransferCsv;
};

export type ExportTransfersResponse = ExportTransfersResponses[keyof ExportTransfersResponses];

export type ListWaitingMoneyData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/transfer/waiting';
};

export type ListWaitingMoneyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListWaitingMoneyError = ListWaitingMoneyErrors[keyof ListWaitingMoneyErrors];

export type ListWaitingMoneyResponses = {
  /**
   * The page, and how many there are in all.
   */
  200: WaitingMoneyListAnswer;
};

export type ListWaitingMoneyResponse = ListWaitingMoneyResponses[keyof ListWaitingMoneyResponses];

export type OpenMoneyItemData = {
  body: OpenItemRequest;
  path?: never;
  query?: never;
  url: '/api/v1/transfer/open';
};

export type OpenMoneyItemErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type OpenMoneyItemError = OpenMoneyItemErrors[keyof OpenMoneyItemErrors];

export type OpenMoneyItemResponses = {
  /**
   * The other users, the first to open it first.
   */
  200: OpenItemAnswer;
};

export type OpenMoneyItemResponse = OpenMoneyItemResponses[keyof OpenMoneyItemResponses];

export type GetTransferData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/transfer/{id}';
};

export type GetTransferErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetTransferError = GetTransferErrors[keyof GetTransferErrors];

export type GetTransferResponses = {
  /**
   * The transfer.
   */
  200: TransferAnswer;
};

export type GetTransferResponse = GetTransferResponses[keyof GetTransferResponses];

export type AssignTransferData = {
  body: TransferAssignRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/transfer/{id}/assign';
};

export type AssignTransferErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AssignTransferError = AssignTransferErrors[keyof AssignTransferErrors];

export type AssignTransferResponses = {
  /**
   * The transfer with its invoice.
   */
  200: TransferAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type AssignTransferResponse = AssignTransferResponses[keyof AssignTransferResponses];

export type ReverseTransferData = {
  body: TransferReversalRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/transfer/{id}/reverse';
};

export type ReverseTransferErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ReverseTransferError = ReverseTransferErrors[keyof ReverseTransferErrors];

export type ReverseTransferResponses = {
  /**
   * The transfer, which is now reversed.
   */
  200: TransferAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ReverseTransferResponse = ReverseTransferResponses[keyof ReverseTransferResponses];

export type ReturnTransferData = {
  body: ReturnRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/transfer/{id}/return';
};

export type ReturnTransferErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ReturnTransferError = ReturnTransferErrors[keyof ReturnTransferErrors];

export type ReturnTransferResponses = {
  /**
   * The return.
   */
  201: ReturnAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ReturnTransferResponse = ReturnTransferResponses[keyof ReturnTransferResponses];

export type ReturnInvoiceMoneyData = {
  body: InvoiceReturnRequest;
  path?: never;
  query?: never;
  url: '/api/v1/invoice/return';
};

export type ReturnInvoiceMoneyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ReturnInvoiceMoneyError = ReturnInvoiceMoneyErrors[keyof ReturnInvoiceMoneyErrors];

export type ReturnInvoiceMoneyResponses = {
  /**
   * The return.
   */
  201: ReturnAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ReturnInvoiceMoneyResponse =
  ReturnInvoiceMoneyResponses[keyof ReturnInvoiceMoneyResponses];

export type ListReturnsData = {
  body?: never;
  path?: never;
  query?: {
    invoiceId?: InvoiceId;
    transferId?: Id;
  };
  url: '/api/v1/return';
};

export type ListReturnsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListReturnsError = ListReturnsErrors[keyof ListReturnsErrors];

export type ListReturnsResponses = {
  /**
   * The returns, also those that failed.
   */
  200: ReturnListAnswer;
};

export type ListReturnsResponse = ListReturnsResponses[keyof ListReturnsResponses];

export type ListSuspenseData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/suspense';
};

export type ListSuspenseErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListSuspenseError = ListSuspenseErrors[keyof ListSuspenseErrors];

export type ListSuspenseResponses = {
  /**
   * The page, how many there are in all, and the sums of all of them.
   */
  200: SuspenseListAnswer;
};

export type ListSuspenseResponse = ListSuspenseResponses[keyof ListSuspenseResponses];

export type PreviewReturnData = {
  body: ReturnPreviewRequest;
  path?: never;
  query?: never;
  url: '/api/v1/return/preview';
};

export type PreviewReturnErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type PreviewReturnError = PreviewReturnErrors[keyof PreviewReturnErrors];

export type PreviewReturnResponses = {
  /**
   * The effect.
   */
  200: PreviewAnswer;
};

export type PreviewReturnResponse = PreviewReturnResponses[keyof PreviewReturnResponses];

export type GetReturnData = {
  body?: never;
  path: {
    id: TransactionId;
  };
  query?: never;
  url: '/api/v1/return/{id}';
};

export type GetReturnErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetReturnError = GetReturnErrors[keyof GetReturnErrors];

export type GetReturnResponses = {
  /**
   * The return.
   */
  200: ReturnAnswer;
};

export type GetReturnResponse = GetReturnResponses[keyof GetReturnResponses];

export type ConfirmReturnData = {
  body: TransactionConfirmation;
  path: {
    id: TransactionId;
  };
  query?: never;
  url: '/api/v1/return/{id}/confirm';
};

export type ConfirmReturnErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ConfirmReturnError = ConfirmReturnErrors[keyof ConfirmReturnErrors];

export type ConfirmReturnResponses = {
  /**
   * The return.
   */
  200: ReturnAnswer;
};

export type ConfirmReturnResponse = ConfirmReturnResponses[keyof ConfirmReturnResponses];

export type EndReturnData = {
  body: TransactionEnd;
  path: {
    id: TransactionId;
  };
  query?: never;
  url: '/api/v1/return/{id}/end';
};

export type EndReturnErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type EndReturnError = EndReturnErrors[keyof EndReturnErrors];

export type EndReturnResponses = {
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type EndReturnResponse = EndReturnResponses[keyof EndReturnResponses];

export type ListTransactionsData = {
  body?: never;
  path?: never;
  query: {
    invoiceId: InvoiceId;
  };
  url: '/api/v1/transaction/invoice';
};

export type ListTransactionsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListTransactionsError = ListTransactionsErrors[keyof ListTransactionsErrors];

export type ListTransactionsResponses = {
  /**
   * The payouts.
   */
  200: TransactionListAnswer;
};

export type ListTransactionsResponse = ListTransactionsResponses[keyof ListTransactionsResponses];

export type ConfirmTransactionData = {
  body: TransactionConfirmation;
  path: {
    id: TransactionId;
  };
  query?: never;
  url: '/api/v1/transaction/{id}/confirm';
};

export type ConfirmTransactionErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ConfirmTransactionError = ConfirmTransactionErrors[keyof ConfirmTransactionErrors];

export type ConfirmTransactionResponses = {
  /**
   * The payout after the change.
   */
  200: TransactionAnswer;
};

export type ConfirmTransactionResponse =
  ConfirmTransactionResponses[keyof ConfirmTransactionResponses];

export type EndTransactionData = {
  body: TransactionEnd;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: TransactionId;
  };
  query?: never;
  url: '/api/v1/transaction/{id}/end';
};

export type EndTransactionErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the invoice was changed since it was read; `current` is its current state.
   * `transaction_known`: the outcome is already known. `transaction_recent`: the payout may still be
   * sent or answered, because it is less than 60 minutes old or its withdrawal is IN_PROGRESS.
   * `approval_pending`: its end was already requested.
   *
   */
  409: InvoiceConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type EndTransactionError = EndTransactionErrors[keyof EndTransactionErrors];

export type EndTransactionResponses = {
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type EndTransactionResponse = EndTransactionResponses[keyof EndTransactionResponses];

export type RequestTransactionStatusData = {
  body?: never;
  path: {
    id: TransactionId;
  };
  query?: never;
  url: '/api/v1/transaction/{id}/status-request';
};

export type RequestTransactionStatusErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RequestTransactionStatusError =
  RequestTransactionStatusErrors[keyof RequestTransactionStatusErrors];

export type RequestTransactionStatusResponses = {
  /**
   * The payout; the query was queued.
   */
  200: TransactionAnswer;
};

export type RequestTransactionStatusResponse =
  RequestTransactionStatusResponses[keyof RequestTransactionStatusResponses];

export type ListTerminalsData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Filters by merchant.
     */
    merchantId?: Id;
  };
  url: '/api/v1/terminal';
};

export type ListTerminalsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListTerminalsError = ListTerminalsErrors[keyof ListTerminalsErrors];

export type ListTerminalsResponses = {
  /**
   * The terminals, by name.
   */
  200: TerminalListAnswer;
};

export type ListTerminalsResponse = ListTerminalsResponses[keyof ListTerminalsResponses];

export type CreateTerminalData = {
  body: CreateTerminalRequest;
  path?: never;
  query?: never;
  url: '/api/v1/terminal';
};

export type CreateTerminalErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CreateTerminalError = CreateTerminalErrors[keyof CreateTerminalErrors];

export type CreateTerminalResponses = {
  /**
   * The terminal.
   */
  201: TerminalDetailsAnswer;
};

export type CreateTerminalResponse = CreateTerminalResponses[keyof CreateTerminalResponses];

export type RemoveTerminalAttributeData = {
  body?: never;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query: {
    attributeId: Id;
  };
  url: '/api/v1/terminal/{id}';
};

export type RemoveTerminalAttributeErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the terminal was changed since it was read; `current` is its current state.
   */
  409: TerminalConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RemoveTerminalAttributeError =
  RemoveTerminalAttributeErrors[keyof RemoveTerminalAttributeErrors];

export type RemoveTerminalAttributeResponses = {
  /**
   * The terminal after the change.
   */
  200: TerminalDetailsAnswer;
};

export type RemoveTerminalAttributeResponse =
  RemoveTerminalAttributeResponses[keyof RemoveTerminalAttributeResponses];

export type GetTerminalData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/terminal/{id}';
};

export type GetTerminalErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetTerminalError = GetTerminalErrors[keyof GetTerminalErrors];

export type GetTerminalResponses = {
  /**
   * The terminal.
   */
  200: TerminalDetailsAnswer;
};

export type GetTerminalResponse = GetTerminalResponses[keyof GetTerminalResponses];

export type ChangeTerminalData = {
  body: TerminalChange;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/terminal/{id}';
};

export type ChangeTerminalErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the terminal was changed since it was read; `current` is its current state.
   */
  409: TerminalConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeTerminalError = ChangeTerminalErrors[keyof ChangeTerminalErrors];

export type ChangeTerminalResponses = {
  /**
   * The terminal after the change.
   */
  200: TerminalDetailsAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ChangeTerminalResponse = ChangeTerminalResponses[keyof ChangeTerminalResponses];

export type SaveTerminalData = {
  body: SaveTerminalRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/terminal/{id}';
};

export type SaveTerminalErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the terminal was changed since it was read; `current` is its current state.
   */
  409: TerminalConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SaveTerminalError = SaveTerminalErrors[keyof SaveTerminalErrors];

export type SaveTerminalResponses = {
  /**
   * The terminal after the change.
   */
  200: TerminalDetailsAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type SaveTerminalResponse = SaveTerminalResponses[keyof SaveTerminalResponses];

export type GetTerminalReadinessData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/terminal/{id}/readiness';
};

export type GetTerminalReadinessErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetTerminalReadinessError =
  GetTerminalReadinessErrors[keyof GetTerminalReadinessErrors];

export type GetTerminalReadinessResponses = {
  /**
   * The missing items; empty if there are none.
   */
  200: TerminalReadinessAnswer;
};

export type GetTerminalReadinessResponse =
  GetTerminalReadinessResponses[keyof GetTerminalReadinessResponses];

export type CreateTestFormData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/terminal/{id}/form';
};

export type CreateTestFormErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The order is not allowed; `errors` names the field. `terminal_unknown`, `terminal_flow_differs`;
   * `method_not_offered` with `offeredMethods`; `amount_outside_limits` with `limits`;
   * `credential_not_valid`, `bank_unknown`, `not_allowed` for an address, `insufficient_funds`.
   *
   */
  422: OrderProblem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CreateTestFormError = CreateTestFormErrors[keyof CreateTestFormErrors];

export type CreateTestFormResponses = {
  /**
   * The form.
   */
  201: TestFormAnswer;
};

export type CreateTestFormResponse = CreateTestFormResponses[keyof CreateTestFormResponses];

export type ListPoolsData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/terminal/pool';
};

export type ListPoolsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListPoolsError = ListPoolsErrors[keyof ListPoolsErrors];

export type ListPoolsResponses = {
  /**
   * The pools, by name.
   */
  200: PoolListAnswer;
};

export type ListPoolsResponse = ListPoolsResponses[keyof ListPoolsResponses];

export type ListMonitoredTerminalsData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/terminal/statistic';
};

export type ListMonitoredTerminalsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListMonitoredTerminalsError =
  ListMonitoredTerminalsErrors[keyof ListMonitoredTerminalsErrors];

export type ListMonitoredTerminalsResponses = {
  /**
   * The merchants with their terminals, by name.
   */
  200: MonitoredMerchantListAnswer;
};

export type ListMonitoredTerminalsResponse =
  ListMonitoredTerminalsResponses[keyof ListMonitoredTerminalsResponses];

export type ListTerminalStatisticsData = {
  body?: never;
  path?: never;
  query: {
    /**
     * Length of the period in minutes, the current minute included; at most 30 days.
     */
    minutes?: number;
    /**
     * The merchant. Empty if it is outside the user's scope.
     */
    merchantId: Id;
  };
  url: '/api/data/v1/terminal';
};

export type ListTerminalStatisticsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListTerminalStatisticsError =
  ListTerminalStatisticsErrors[keyof ListTerminalStatisticsErrors];

export type ListTerminalStatisticsResponses = {
  /**
   * The statistics by terminal.
   */
  200: TerminalStatisticsListAnswer;
};

export type ListTerminalStatisticsResponse =
  ListTerminalStatisticsResponses[keyof ListTerminalStatisticsResponses];

export type ListSuccessDropsData = {
  body?: never;
  path?: never;
  query: {
    /**
     * Length of the period in minutes, the current minute included; at most 30 days.
     */
    minutes?: number;
    /**
     * The merchant. Empty if it is outside the user's scope.
     */
    merchantId: Id;
  };
  url: '/api/data/v1/terminal/drop';
};

export type ListSuccessDropsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListSuccessDropsError = ListSuccessDropsErrors[keyof ListSuccessDropsErrors];

export type ListSuccessDropsResponses = {
  /**
   * The drops by terminal.
   */
  200: SuccessDropListAnswer;
};

export type ListSuccessDropsResponse = ListSuccessDropsResponses[keyof ListSuccessDropsResponses];

export type GetFormFunnelData = {
  body?: never;
  path?: never;
  query: {
    /**
     * How many minutes back, the current minute included; at most 30 days.
     */
    minutes?: number;
    /**
     * The merchant. All counts are 0 if it is outside the user's scope.
     */
    merchantId: Id;
  };
  url: '/api/data/v1/terminal/funnel';
};

export type GetFormFunnelErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetFormFunnelError = GetFormFunnelErrors[keyof GetFormFunnelErrors];

export type GetFormFunnelResponses = {
  /**
   * The counts.
   */
  200: FormFunnel;
};

export type GetFormFunnelResponse = GetFormFunnelResponses[keyof GetFormFunnelResponses];

export type ListMonitoringEventsData = {
  body?: never;
  path?: never;
  query: {
    /**
     * How many minutes back, the current minute included; at most 30 days.
     */
    minutes?: number;
    /**
     * The merchant. Empty if it is outside the user's scope.
     */
    merchantId: Id;
  };
  url: '/api/data/v1/terminal/event';
};

export type ListMonitoringEventsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListMonitoringEventsError =
  ListMonitoringEventsErrors[keyof ListMonitoringEventsErrors];

export type ListMonitoringEventsResponses = {
  /**
   * The entries.
   */
  200: MonitoringEventListAnswer;
};

export type ListMonitoringEventsResponse =
  ListMonitoringEventsResponses[keyof ListMonitoringEventsResponses];

export type ListAlertRulesData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/alert-rule';
};

export type ListAlertRulesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListAlertRulesError = ListAlertRulesErrors[keyof ListAlertRulesErrors];

export type ListAlertRulesResponses = {
  /**
   * The rules, and whether this server can send e-mails.
   */
  200: AlertRuleListAnswer;
};

export type ListAlertRulesResponse = ListAlertRulesResponses[keyof ListAlertRulesResponses];

export type AddAlertRuleData = {
  body: AlertRuleRequest;
  path?: never;
  query?: never;
  url: '/api/v1/alert-rule';
};

export type AddAlertRuleErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AddAlertRuleError = AddAlertRuleErrors[keyof AddAlertRuleErrors];

export type AddAlertRuleResponses = {
  /**
   * The rule and the secret of its webhook.
   */
  201: AlertRuleWrittenAnswer;
};

export type AddAlertRuleResponse = AddAlertRuleResponses[keyof AddAlertRuleResponses];

export type DeleteAlertRuleData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/alert-rule/{id}';
};

export type DeleteAlertRuleErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type DeleteAlertRuleError = DeleteAlertRuleErrors[keyof DeleteAlertRuleErrors];

export type DeleteAlertRuleResponses = {
  /**
   * Deleted.
   */
  204: void;
};

export type DeleteAlertRuleResponse = DeleteAlertRuleResponses[keyof DeleteAlertRuleResponses];

export type ChangeAlertRuleData = {
  body: AlertRuleRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/alert-rule/{id}';
};

export type ChangeAlertRuleErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeAlertRuleError = ChangeAlertRuleErrors[keyof ChangeAlertRuleErrors];

export type ChangeAlertRuleResponses = {
  /**
   * The rule after the change.
   */
  200: AlertRuleWrittenAnswer;
};

export type ChangeAlertRuleResponse = ChangeAlertRuleResponses[keyof ChangeAlertRuleResponses];

export type TestAlertRuleData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/alert-rule/{id}/test';
};

export type TestAlertRuleErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type TestAlertRuleError = TestAlertRuleErrors[keyof TestAlertRuleErrors];

export type TestAlertRuleResponses = {
  /**
   * The outcomes, whether or not the receivers accepted it.
   */
  200: AlertTestAnswer;
};

export type TestAlertRuleResponse = TestAlertRuleResponses[keyof TestAlertRuleResponses];

export type ReplaceAlertSecretData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/alert-rule/{id}/secret';
};

export type ReplaceAlertSecretErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ReplaceAlertSecretError = ReplaceAlertSecretErrors[keyof ReplaceAlertSecretErrors];

export type ReplaceAlertSecretResponses = {
  /**
   * The secret.
   */
  201: AlertSecretAnswer;
};

export type ReplaceAlertSecretResponse =
  ReplaceAlertSecretResponses[keyof ReplaceAlertSecretResponses];

export type ListReportSchedulesData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/report/schedule';
};

export type ListReportSchedulesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListReportSchedulesError = ListReportSchedulesErrors[keyof ListReportSchedulesErrors];

export type ListReportSchedulesResponses = {
  /**
   * The schedules, and whether this server can send e-mails.
   */
  200: ReportScheduleListAnswer;
};

export type ListReportSchedulesResponse =
  ListReportSchedulesResponses[keyof ListReportSchedulesResponses];

export type AddReportScheduleData = {
  body: ReportScheduleRequest;
  path?: never;
  query?: never;
  url: '/api/v1/report/schedule';
};

export type AddReportScheduleErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AddReportScheduleError = AddReportScheduleErrors[keyof AddReportScheduleErrors];

export type AddReportScheduleResponses = {
  /**
   * The schedule and the secret of its webhook.
   */
  201: ReportScheduleWrittenAnswer;
};

export type AddReportScheduleResponse =
  AddReportScheduleResponses[keyof AddReportScheduleResponses];

export type DeleteReportScheduleData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/report/schedule/{id}';
};

export type DeleteReportScheduleErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type DeleteReportScheduleError =
  DeleteReportScheduleErrors[keyof DeleteReportScheduleErrors];

export type DeleteReportScheduleResponses = {
  /**
   * Deleted.
   */
  204: void;
};

export type DeleteReportScheduleResponse =
  DeleteReportScheduleResponses[keyof DeleteReportScheduleResponses];

export type PauseReportScheduleData = {
  body: ReportSchedulePauseRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/report/schedule/{id}/pause';
};

export type PauseReportScheduleErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type PauseReportScheduleError = PauseReportScheduleErrors[keyof PauseReportScheduleErrors];

export type PauseReportScheduleResponses = {
  /**
   * The schedule.
   */
  200: ReportScheduleAnswer;
};

export type PauseReportScheduleResponse =
  PauseReportScheduleResponses[keyof PauseReportScheduleResponses];

export type SendScheduledReportData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/report/schedule/{id}/send';
};

export type SendScheduledReportErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SendScheduledReportError = SendScheduledReportErrors[keyof SendScheduledReportErrors];

export type SendScheduledReportResponses = {
  /**
   * The schedule with the sendings that wait.
   */
  200: ReportScheduleAnswer;
};

export type SendScheduledReportResponse =
  SendScheduledReportResponses[keyof SendScheduledReportResponses];

export type ListExportedFilesData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * The `next` of the page before.
     */
    before?: AuditCursor;
    /**
     * The number of files.
     */
    size?: number;
  };
  url: '/api/v1/report/file';
};

export type ListExportedFilesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListExportedFilesError = ListExportedFilesErrors[keyof ListExportedFilesErrors];

export type ListExportedFilesResponses = {
  /**
   * The files.
   */
  200: ExportedFilePage;
};

export type ListExportedFilesResponse =
  ListExportedFilesResponses[keyof ListExportedFilesResponses];

export type DownloadInvoiceReportData = {
  body?: never;
  path?: never;
  query: {
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    periodStart: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd, not before the first.
     */
    periodEnd: ReportDay;
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
  };
  url: '/api/v1/report/invoice';
};

export type DownloadInvoiceReportErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type DownloadInvoiceReportError =
  DownloadInvoiceReportErrors[keyof DownloadInvoiceReportErrors];

export type DownloadInvoiceReportResponses = {
  /**
   * The file Transactions_{start}_{end}.csv.
   */
  200: InvoiceReportCsv;
};

export type DownloadInvoiceReportResponse =
  DownloadInvoiceReportResponses[keyof DownloadInvoiceReportResponses];

export type DownloadBalanceReportData = {
  body?: never;
  path?: never;
  query: {
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    periodStart: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd, not before the first.
     */
    periodEnd: ReportDay;
    /**
     * An id of reference list 101.
     */
    currencyId: number;
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
  };
  url: '/api/v1/report/balance';
};

export type DownloadBalanceReportErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type DownloadBalanceReportError =
  DownloadBalanceReportErrors[keyof DownloadBalanceReportErrors];

export type DownloadBalanceReportResponses = {
  /**
   * The file Balance_{start}_{end}.csv.
   */
  200: BalanceReportCsv;
};

export type DownloadBalanceReportResponse =
  DownloadBalanceReportResponses[keyof DownloadBalanceReportResponses];

export type DownloadProviderReportData = {
  body?: never;
  path?: never;
  query: {
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    periodStart: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd, not before the first.
     */
    periodEnd: ReportDay;
    /**
     * An id of reference list 101.
     */
    currencyId: number;
    providerId: Id;
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
  };
  url: '/api/v1/report/provider';
};

export type DownloadProviderReportErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type DownloadProviderReportError =
  DownloadProviderReportErrors[keyof DownloadProviderReportErrors];

export type DownloadProviderReportResponses = {
  /**
   * The file Provider_{start}_{end}.csv.
   */
  200: ProviderReportCsv;
};

export type DownloadProviderReportResponse =
  DownloadProviderReportResponses[keyof DownloadProviderReportResponses];

export type DownloadPoolBalanceReportData = {
  body?: never;
  path?: never;
  query: {
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    periodStart: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd, not before the first.
     */
    periodEnd: ReportDay;
    /**
     * A terminal pool. 404 if the user may not choose it.
     */
    terminalPoolId: Id;
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
  };
  url: '/api/v1/report/pool/balance';
};

export type DownloadPoolBalanceReportErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type DownloadPoolBalanceReportError =
  DownloadPoolBalanceReportErrors[keyof DownloadPoolBalanceReportErrors];

export type DownloadPoolBalanceReportResponses = {
  /**
   * The file Terminal_Pool_Balance_{start}_{end}.csv.
   */
  200: PoolBalanceReportCsv;
};

export type DownloadPoolBalanceReportResponse =
  DownloadPoolBalanceReportResponses[keyof DownloadPoolBalanceReportResponses];

export type PreviewInvoiceReportData = {
  body?: never;
  path?: never;
  query: {
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    periodStart: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd, not before the first.
     */
    periodEnd: ReportDay;
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
  };
  url: '/api/v1/report/invoice/preview';
};

export type PreviewInvoiceReportErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type PreviewInvoiceReportError =
  PreviewInvoiceReportErrors[keyof PreviewInvoiceReportErrors];

export type PreviewInvoiceReportResponses = {
  /**
   * The preview.
   */
  200: ReportPreviewAnswer;
};

export type PreviewInvoiceReportResponse =
  PreviewInvoiceReportResponses[keyof PreviewInvoiceReportResponses];

export type PreviewBalanceReportData = {
  body?: never;
  path?: never;
  query: {
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    periodStart: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd, not before the first.
     */
    periodEnd: ReportDay;
    /**
     * An id of reference list 101.
     */
    currencyId: number;
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
  };
  url: '/api/v1/report/balance/preview';
};

export type PreviewBalanceReportErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type PreviewBalanceReportError =
  PreviewBalanceReportErrors[keyof PreviewBalanceReportErrors];

export type PreviewBalanceReportResponses = {
  /**
   * The preview.
   */
  200: ReportPreviewAnswer;
};

export type PreviewBalanceReportResponse =
  PreviewBalanceReportResponses[keyof PreviewBalanceReportResponses];

export type PreviewProviderReportData = {
  body?: never;
  path?: never;
  query: {
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    periodStart: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd, not before the first.
     */
    periodEnd: ReportDay;
    /**
     * An id of reference list 101.
     */
    currencyId: number;
    providerId: Id;
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
  };
  url: '/api/v1/report/provider/preview';
};

export type PreviewProviderReportErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type PreviewProviderReportError =
  PreviewProviderReportErrors[keyof PreviewProviderReportErrors];

export type PreviewProviderReportResponses = {
  /**
   * The preview.
   */
  200: ReportPreviewAnswer;
};

export type PreviewProviderReportResponse =
  PreviewProviderReportResponses[keyof PreviewProviderReportResponses];

export type PreviewPoolBalanceReportData = {
  body?: never;
  path?: never;
  query: {
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    periodStart: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd, not before the first.
     */
    periodEnd: ReportDay;
    /**
     * A terminal pool. 404 if the user may not choose it.
     */
    terminalPoolId: Id;
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
  };
  url: '/api/v1/report/pool/balance/preview';
};

export type PreviewPoolBalanceReportErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type PreviewPoolBalanceReportError =
  PreviewPoolBalanceReportErrors[keyof PreviewPoolBalanceReportErrors];

export type PreviewPoolBalanceReportResponses = {
  /**
   * The preview.
   */
  200: ReportPreviewAnswer;
};

export type PreviewPoolBalanceReportResponse =
  PreviewPoolBalanceReportResponses[keyof PreviewPoolBalanceReportResponses];

export type ListAccountsData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Matches the exact id, the beginning of the last four digits, or a part of the name of the
     * provider, the payment method or the bank. Leading and trailing spaces are ignored.
     *
     */
    search?: string;
    /**
     * most_used and least_used: by the share of the limit that is used.
     */
    sort?: AccountSort;
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/people/account';
};

export type ListAccountsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListAccountsError = ListAccountsErrors[keyof ListAccountsErrors];

export type ListAccountsResponses = {
  /**
   * The page and the total number of accounts.
   */
  200: PaymentAccountListAnswer;
};

export type ListAccountsResponse = ListAccountsResponses[keyof ListAccountsResponses];

export type CreateAccountData = {
  body: NewPaymentAccount;
  path?: never;
  query?: never;
  url: '/api/v1/people/create';
};

export type CreateAccountErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CreateAccountError = CreateAccountErrors[keyof CreateAccountErrors];

export type CreateAccountResponses = {
  /**
   * Created.
   */
  201: PaymentAccountAnswer;
};

export type CreateAccountResponse = CreateAccountResponses[keyof CreateAccountResponses];

export type GetAccountData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/people/account/{id}';
};

export type GetAccountErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetAccountError = GetAccountErrors[keyof GetAccountErrors];

export type GetAccountResponses = {
  /**
   * The account.
   */
  200: PaymentAccountAnswer;
};

export type GetAccountResponse = GetAccountResponses[keyof GetAccountResponses];

export type ChangeAccountData = {
  body: PaymentAccountChange;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/people/account/{id}';
};

export type ChangeAccountErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the account was changed since it was read; `current` is its current state.
   */
  409: PaymentAccountConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeAccountError = ChangeAccountErrors[keyof ChangeAccountErrors];

export type ChangeAccountResponses = {
  /**
   * The account after the change.
   */
  200: PaymentAccountAnswer;
};

export type ChangeAccountResponse = ChangeAccountResponses[keyof ChangeAccountResponses];

export type GetAccountSummaryData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/people/account/{id}/summary';
};

export type GetAccountSummaryErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetAccountSummaryError = GetAccountSummaryErrors[keyof GetAccountSummaryErrors];

export type GetAccountSummaryResponses = {
  /**
   * The figures.
   */
  200: AccountSummaryAnswer;
};

export type GetAccountSummaryResponse =
  GetAccountSummaryResponses[keyof GetAccountSummaryResponses];

export type ListAccountMoneyData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: {
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/people/account/{id}/money';
};

export type ListAccountMoneyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListAccountMoneyError = ListAccountMoneyErrors[keyof ListAccountMoneyErrors];

export type ListAccountMoneyResponses = {
  /**
   * The page and the total number.
   */
  200: AccountMoneyListAnswer;
};

export type ListAccountMoneyResponse = ListAccountMoneyResponses[keyof ListAccountMoneyResponses];

export type ResumeAccountData = {
  body: AccountResumeRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/people/account/{id}/resume';
};

export type ResumeAccountErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the account was changed since it was read; `current` is its current state.
   */
  409: PaymentAccountConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ResumeAccountError = ResumeAccountErrors[keyof ResumeAccountErrors];

export type ResumeAccountResponses = {
  /**
   * The account after it.
   */
  200: PaymentAccountAnswer;
};

export type ResumeAccountResponse = ResumeAccountResponses[keyof ResumeAccountResponses];

export type ChangePoolData = {
  body: PoolChange;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/people/pool/{id}';
};

export type ChangePoolErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the pool was changed since it was read; `current` is its current state.
   */
  409: AccountPoolConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangePoolError = ChangePoolErrors[keyof ChangePoolErrors];

export type ChangePoolResponses = {
  /**
   * The pool after the change.
   */
  200: AccountPoolAnswer;
};

export type ChangePoolResponse = ChangePoolResponses[keyof ChangePoolResponses];

export type GetAccountLimitData = {
  body?: never;
  path: {
    peopleAccountId: Id;
  };
  query?: never;
  url: '/api/router/v1/people/account/limit/{peopleAccountId}';
};

export type GetAccountLimitErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetAccountLimitError = GetAccountLimitErrors[keyof GetAccountLimitErrors];

export type GetAccountLimitResponses = {
  /**
   * The limit.
   */
  200: AccountLimitAnswer;
};

export type GetAccountLimitResponse = GetAccountLimitResponses[keyof GetAccountLimitResponses];

export type ChangeAccountLimitData = {
  body: AccountLimitChange;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    peopleAccountId: Id;
  };
  query?: never;
  url: '/api/router/v1/people/account/limit/{peopleAccountId}';
};

export type ChangeAccountLimitErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the account was changed since it was read; `current` is its current state.
   */
  409: AccountLimitConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeAccountLimitError = ChangeAccountLimitErrors[keyof ChangeAccountLimitErrors];

export type ChangeAccountLimitResponses = {
  /**
   * The limit after the change.
   */
  200: AccountLimitAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ChangeAccountLimitResponse =
  ChangeAccountLimitResponses[keyof ChangeAccountLimitResponses];

export type RemoveAccountCredentialData = {
  body?: never;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    peopleAccountId: Id;
  };
  query: {
    credentialType: CredentialTypeCode;
  };
  url: '/api/v1/people/account/{peopleAccountId}/credential';
};

export type RemoveAccountCredentialErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the account was changed since it was read; `current` is its current state.
   * `credential_in_use`: a customer was shown this card or phone number and may still send money to
   * it.
   *
   */
  409: PaymentAccountConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RemoveAccountCredentialError =
  RemoveAccountCredentialErrors[keyof RemoveAccountCredentialErrors];

export type RemoveAccountCredentialResponses = {
  /**
   * The account after the change.
   */
  200: PaymentAccountAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type RemoveAccountCredentialResponse =
  RemoveAccountCredentialResponses[keyof RemoveAccountCredentialResponses];

export type AddAccountCredentialData = {
  body: NewCredential;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    peopleAccountId: Id;
  };
  query?: never;
  url: '/api/v1/people/account/{peopleAccountId}/credential';
};

export type AddAccountCredentialErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the account was changed since it was read; `current` is its current state.
   */
  409: PaymentAccountConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AddAccountCredentialError =
  AddAccountCredentialErrors[keyof AddAccountCredentialErrors];

export type AddAccountCredentialResponses = {
  /**
   * The account after the change.
   */
  201: PaymentAccountAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type AddAccountCredentialResponse =
  AddAccountCredentialResponses[keyof AddAccountCredentialResponses];

export type ChangeAccountCredentialData = {
  body: CredentialChange;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    peopleAccountId: Id;
  };
  query?: never;
  url: '/api/v1/people/account/{peopleAccountId}/credential';
};

export type ChangeAccountCredentialErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the account was changed since it was read; `current` is its current state.
   * `credential_in_use`: a customer was shown this card or phone number and may still send money to
   * it.
   *
   */
  409: PaymentAccountConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeAccountCredentialError =
  ChangeAccountCredentialErrors[keyof ChangeAccountCredentialErrors];

export type ChangeAccountCredentialResponses = {
  /**
   * The account after the change.
   */
  200: PaymentAccountAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ChangeAccountCredentialResponse =
  ChangeAccountCredentialResponses[keyof ChangeAccountCredentialResponses];

export type ListAccountMovementsData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: {
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/people/account/{id}/movement';
};

export type ListAccountMovementsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListAccountMovementsError =
  ListAccountMovementsErrors[keyof ListAccountMovementsErrors];

export type ListAccountMovementsResponses = {
  /**
   * The page, the total number of movements and the version of the account.
   */
  200: AccountMovementListAnswer;
};

export type ListAccountMovementsResponse =
  ListAccountMovementsResponses[keyof ListAccountMovementsResponses];

export type MoveAccountMoneyData = {
  body: AccountMovementRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/people/account/{id}/movement';
};

export type MoveAccountMoneyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the account was changed since it was read; `current` is its current state.
   */
  409: AccountConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type MoveAccountMoneyError = MoveAccountMoneyErrors[keyof MoveAccountMoneyErrors];

export type MoveAccountMoneyResponses = {
  /**
   * Booked.
   */
  201: AccountMovementAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type MoveAccountMoneyResponse = MoveAccountMoneyResponses[keyof MoveAccountMoneyResponses];

export type ListStatementsData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: {
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/people/account/{id}/statement';
};

export type ListStatementsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListStatementsError = ListStatementsErrors[keyof ListStatementsErrors];

export type ListStatementsResponses = {
  /**
   * The page, and how many there are in all.
   */
  200: StatementListAnswer;
};

export type ListStatementsResponse = ListStatementsResponses[keyof ListStatementsResponses];

export type ImportStatementData = {
  body: Blob | File;
  path: {
    id: Id;
  };
  query: {
    format: StatementFormat;
    /**
     * Of the bytes of the file. UTF-8 where it is left out.
     */
    encoding?: StatementEncoding;
    /**
     * As the person knows the file.
     */
    fileName?: string;
  };
  url: '/api/v1/people/account/{id}/statement';
};

export type ImportStatementErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ImportStatementError = ImportStatementErrors[keyof ImportStatementErrors];

export type ImportStatementResponses = {
  /**
   * Taken, with how many of its lines were new.
   */
  201: StatementAnswer;
};

export type ImportStatementResponse = ImportStatementResponses[keyof ImportStatementResponses];

export type GetStatementMappingData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/people/account/{id}/statement/mapping';
};

export type GetStatementMappingErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetStatementMappingError = GetStatementMappingErrors[keyof GetStatementMappingErrors];

export type GetStatementMappingResponses = {
  /**
   * The mapping; the usual one where nobody has set it.
   */
  200: StatementMappingAnswer;
};

export type GetStatementMappingResponse =
  GetStatementMappingResponses[keyof GetStatementMappingResponses];

export type SetStatementMappingData = {
  body: StatementMapping;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/people/account/{id}/statement/mapping';
};

export type SetStatementMappingErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SetStatementMappingError = SetStatementMappingErrors[keyof SetStatementMappingErrors];

export type SetStatementMappingResponses = {
  /**
   * Kept.
   */
  200: StatementMappingAnswer;
};

export type SetStatementMappingResponse =
  SetStatementMappingResponses[keyof SetStatementMappingResponses];

export type ListAccountDaysData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: {
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/people/account/{id}/day';
};

export type ListAccountDaysErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListAccountDaysError = ListAccountDaysErrors[keyof ListAccountDaysErrors];

export type ListAccountDaysResponses = {
  /**
   * The page, and how many there are in all.
   */
  200: AccountDayListAnswer;
};

export type ListAccountDaysResponse = ListAccountDaysResponses[keyof ListAccountDaysResponses];

export type GetAccountDayData = {
  body?: never;
  path: {
    id: Id;
    day: Day;
  };
  query?: never;
  url: '/api/v1/people/account/{id}/day/{day}';
};

export type GetAccountDayErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetAccountDayError = GetAccountDayErrors[keyof GetAccountDayErrors];

export type GetAccountDayResponses = {
  /**
   * The day.
   */
  200: AccountDayDetailsAnswer;
};

export type GetAccountDayResponse = GetAccountDayResponses[keyof GetAccountDayResponses];

export type ExplainAccountDayData = {
  body: DayExplanationRequest;
  path: {
    id: Id;
    day: Day;
  };
  query?: never;
  url: '/api/v1/people/account/{id}/day/{day}/explanation';
};

export type ExplainAccountDayErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ExplainAccountDayError = ExplainAccountDayErrors[keyof ExplainAccountDayErrors];

export type ExplainAccountDayResponses = {
  /**
   * Explained.
   */
  200: AccountDayDetailsAnswer;
};

export type ExplainAccountDayResponse =
  ExplainAccountDayResponses[keyof ExplainAccountDayResponses];

export type CloseAccountDayData = {
  body?: never;
  path: {
    id: Id;
    day: Day;
  };
  query?: never;
  url: '/api/v1/people/account/{id}/day/{day}/close';
};

export type CloseAccountDayErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CloseAccountDayError = CloseAccountDayErrors[keyof CloseAccountDayErrors];

export type CloseAccountDayResponses = {
  /**
   * Closed.
   */
  200: AccountDayDetailsAnswer;
};

export type CloseAccountDayResponse = CloseAccountDayResponses[keyof CloseAccountDayResponses];

export type GetFirstStepsData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/first-steps';
};

export type GetFirstStepsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetFirstStepsError = GetFirstStepsErrors[keyof GetFirstStepsErrors];

export type GetFirstStepsResponses = {
  /**
   * Every step.
   */
  200: FirstStepsAnswer;
};

export type GetFirstStepsResponse = GetFirstStepsResponses[keyof GetFirstStepsResponses];

export type ListChecksData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/check';
};

export type ListChecksErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListChecksError = ListChecksErrors[keyof ListChecksErrors];

export type ListChecksResponses = {
  /**
   * Every invariant with its last result.
   */
  200: CheckBoardAnswer;
};

export type ListChecksResponse = ListChecksResponses[keyof ListChecksResponses];

export type RunChecksData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/check/run';
};

export type RunChecksErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RunChecksError = RunChecksErrors[keyof RunChecksErrors];

export type RunChecksResponses = {
  /**
   * The results so far.
   */
  200: CheckBoardAnswer;
};

export type RunChecksResponse = RunChecksResponses[keyof RunChecksResponses];

export type ListAuditEntriesData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    from?: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd.
     */
    to?: ReportDay;
    /**
     * Filters by the kind of actor.
     */
    actorType?: AuditActorType;
    /**
     * Filters by the id of a user, merchant or provider, together with `actorType`.
     */
    actorId?: Id;
    /**
     * Filters by action.
     */
    action?: string;
    /**
     * Filters by the kind of object.
     */
    objectKind?: string;
    /**
     * Filters by the id of the object, together with `objectKind`.
     */
    objectId?: string;
    /**
     * Filters by merchant.
     */
    merchantId?: Id;
    /**
     * Filters by the client address.
     */
    address?: string;
    /**
     * The `next` of the page before.
     */
    before?: AuditCursor;
    /**
     * The number of entries.
     */
    size?: number;
  };
  url: '/api/v1/audit';
};

export type ListAuditEntriesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListAuditEntriesError = ListAuditEntriesErrors[keyof ListAuditEntriesErrors];

export type ListAuditEntriesResponses = {
  /**
   * The entries.
   */
  200: AuditPage;
};

export type ListAuditEntriesResponse = ListAuditEntriesResponses[keyof ListAuditEntriesResponses];

export type ExportAuditEntriesData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    from?: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd.
     */
    to?: ReportDay;
    /**
     * Filters by the kind of actor.
     */
    actorType?: AuditActorType;
    /**
     * Filters by the id of a user, merchant or provider, together with `actorType`.
     */
    actorId?: Id;
    /**
     * Filters by action.
     */
    action?: string;
    /**
     * Filters by the kind of object.
     */
    objectKind?: string;
    /**
     * Filters by the id of the object, together with `objectKind`.
     */
    objectId?: string;
    /**
     * Filters by merchant.
     */
    merchantId?: Id;
    /**
     * Filters by the client address.
     */
    address?: string;
  };
  url: '/api/v1/audit/csv';
};

export type ExportAuditEntriesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ExportAuditEntriesError = ExportAuditEntriesErrors[keyof ExportAuditEntriesErrors];

export type ExportAuditEntriesResponses = {
  /**
   * The file Audit.csv.
   */
  200: AuditCsv;
};

export type ExportAuditEntriesResponse =
  ExportAuditEntriesResponses[keyof ExportAuditEntriesResponses];

export type ListNotificationsData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Filters by status. Open and closed if omitted.
     */
    status?: NotificationStatusCode;
    /**
     * Filters by kind, a code of the reference list 108.
     */
    kind?: NotificationKindCode;
    /**
     * With true only those that are assigned to the user.
     */
    mine?: boolean;
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/notification';
};

export type ListNotificationsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListNotificationsError = ListNotificationsErrors[keyof ListNotificationsErrors];

export type ListNotificationsResponses = {
  /**
   * The page and the total number of notifications.
   */
  200: NotificationListAnswer;
};

export type ListNotificationsResponse =
  ListNotificationsResponses[keyof ListNotificationsResponses];

export type CloseNotificationData = {
  body: CloseNotificationRequest;
  path: {
    id: NotificationId;
  };
  query?: never;
  url: '/api/v1/notification/{id}';
};

export type CloseNotificationErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CloseNotificationError = CloseNotificationErrors[keyof CloseNotificationErrors];

export type CloseNotificationResponses = {
  /**
   * The closed notification.
   */
  200: NotificationAnswer;
};

export type CloseNotificationResponse =
  CloseNotificationResponses[keyof CloseNotificationResponses];

export type ListNotificationAssigneesData = {
  body?: never;
  path: {
    id: NotificationId;
  };
  query?: never;
  url: '/api/v1/notification/{id}/assignee';
};

export type ListNotificationAssigneesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListNotificationAssigneesError =
  ListNotificationAssigneesErrors[keyof ListNotificationAssigneesErrors];

export type ListNotificationAssigneesResponses = {
  /**
   * The people.
   */
  200: NotificationAssigneeListAnswer;
};

export type ListNotificationAssigneesResponse =
  ListNotificationAssigneesResponses[keyof ListNotificationAssigneesResponses];

export type AssignNotificationData = {
  body: AssignNotificationRequest;
  path: {
    id: NotificationId;
  };
  query?: never;
  url: '/api/v1/notification/{id}/assignee';
};

export type AssignNotificationErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AssignNotificationError = AssignNotificationErrors[keyof AssignNotificationErrors];

export type AssignNotificationResponses = {
  /**
   * The notification.
   */
  200: NotificationAnswer;
};

export type AssignNotificationResponse =
  AssignNotificationResponses[keyof AssignNotificationResponses];

export type ListNotificationCommentsData = {
  body?: never;
  path: {
    id: NotificationId;
  };
  query?: never;
  url: '/api/v1/notification/{id}/comment';
};

export type ListNotificationCommentsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListNotificationCommentsError =
  ListNotificationCommentsErrors[keyof ListNotificationCommentsErrors];

export type ListNotificationCommentsResponses = {
  /**
   * The comments.
   */
  200: NotificationCommentListAnswer;
};

export type ListNotificationCommentsResponse =
  ListNotificationCommentsResponses[keyof ListNotificationCommentsResponses];

export type AddNotificationCommentData = {
  body: AddNotificationCommentRequest;
  path: {
    id: NotificationId;
  };
  query?: never;
  url: '/api/v1/notification/{id}/comment';
};

export type AddNotificationCommentErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AddNotificationCommentError =
  AddNotificationCommentErrors[keyof AddNotificationCommentErrors];

export type AddNotificationCommentResponses = {
  /**
   * The comment.
   */
  200: NotificationCommentAnswer;
};

export type AddNotificationCommentResponse =
  AddNotificationCommentResponses[keyof AddNotificationCommentResponses];

export type ListPeopleData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * A part of the name or of the username.
     */
    search?: string;
    /**
     * Filters by role.
     */
    roleId?: Id;
    /**
     * Filters by state.
     */
    state?: PersonState;
    /**
     * Filters by merchant.
     */
    merchantId?: Id;
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/person';
};

export type ListPeopleErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListPeopleError = ListPeopleErrors[keyof ListPeopleErrors];

export type ListPeopleResponses = {
  /**
   * The page, and how many there are in all.
   */
  200: PersonListAnswer;
};

export type ListPeopleResponse = ListPeopleResponses[keyof ListPeopleResponses];

export type InvitePersonData = {
  body: InvitePersonRequest;
  path?: never;
  query?: never;
  url: '/api/v1/person';
};

export type InvitePersonErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type InvitePersonError = InvitePersonErrors[keyof InvitePersonErrors];

export type InvitePersonResponses = {
  /**
   * The person and the link.
   */
  201: InvitedPersonAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type InvitePersonResponse = InvitePersonResponses[keyof InvitePersonResponses];

export type GetPersonData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/person/{id}';
};

export type GetPersonErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetPersonError = GetPersonErrors[keyof GetPersonErrors];

export type GetPersonResponses = {
  /**
   * The person.
   */
  200: PersonDetailsAnswer;
};

export type GetPersonResponse = GetPersonResponses[keyof GetPersonResponses];

export type ChangePersonRolesData = {
  body: PersonRolesRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/person/{id}/role';
};

export type ChangePersonRolesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangePersonRolesError = ChangePersonRolesErrors[keyof ChangePersonRolesErrors];

export type ChangePersonRolesResponses = {
  /**
   * The person after the change.
   */
  200: PersonDetailsAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ChangePersonRolesResponse =
  ChangePersonRolesResponses[keyof ChangePersonRolesResponses];

export type DisablePersonData = {
  body: DisablePersonRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/person/{id}/disable';
};

export type DisablePersonErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type DisablePersonError = DisablePersonErrors[keyof DisablePersonErrors];

export type DisablePersonResponses = {
  /**
   * The person after the change.
   */
  200: PersonDetailsAnswer;
};

export type DisablePersonResponse = DisablePersonResponses[keyof DisablePersonResponses];

export type EnablePersonData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/person/{id}/enable';
};

export type EnablePersonErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type EnablePersonError = EnablePersonErrors[keyof EnablePersonErrors];

export type EnablePersonResponses = {
  /**
   * The person after the change.
   */
  200: PersonDetailsAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type EnablePersonResponse = EnablePersonResponses[keyof EnablePersonResponses];

export type RevokeInvitationData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/person/{id}/invitation';
};

export type RevokeInvitationErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RevokeInvitationError = RevokeInvitationErrors[keyof RevokeInvitationErrors];

export type RevokeInvitationResponses = {
  /**
   * Taken back.
   */
  204: void;
};

export type RevokeInvitationResponse = RevokeInvitationResponses[keyof RevokeInvitationResponses];

export type RenewInvitationData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/person/{id}/invitation';
};

export type RenewInvitationErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RenewInvitationError = RenewInvitationErrors[keyof RenewInvitationErrors];

export type RenewInvitationResponses = {
  /**
   * The person and the new link.
   */
  201: InvitedPersonAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type RenewInvitationResponse = RenewInvitationResponses[keyof RenewInvitationResponses];

export type EndPersonSessionsData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/person/{id}/session';
};

export type EndPersonSessionsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type EndPersonSessionsError = EndPersonSessionsErrors[keyof EndPersonSessionsErrors];

export type EndPersonSessionsResponses = {
  /**
   * Ended.
   */
  204: void;
};

export type EndPersonSessionsResponse =
  EndPersonSessionsResponses[keyof EndPersonSessionsResponses];

export type EndPersonSessionData = {
  body?: never;
  path: {
    id: Id;
    sessionId: SessionId;
  };
  query?: never;
  url: '/api/v1/person/{id}/session/{sessionId}';
};

export type EndPersonSessionErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type EndPersonSessionError = EndPersonSessionErrors[keyof EndPersonSessionErrors];

export type EndPersonSessionResponses = {
  /**
   * Ended.
   */
  204: void;
};

export type EndPersonSessionResponse = EndPersonSessionResponses[keyof EndPersonSessionResponses];

export type ListRolesData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/role';
};

export type ListRolesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListRolesError = ListRolesErrors[keyof ListRolesErrors];

export type ListRolesResponses = {
  /**
   * The roles.
   */
  200: RoleListAnswer;
};

export type ListRolesResponse = ListRolesResponses[keyof ListRolesResponses];

export type CreateRoleData = {
  body: RoleRequest;
  path?: never;
  query?: never;
  url: '/api/v1/role';
};

export type CreateRoleErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CreateRoleError = CreateRoleErrors[keyof CreateRoleErrors];

export type CreateRoleResponses = {
  /**
   * The role.
   */
  201: RoleAnswer;
};

export type CreateRoleResponse = CreateRoleResponses[keyof CreateRoleResponses];

export type DeleteRoleData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/role/{id}';
};

export type DeleteRoleErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type DeleteRoleError = DeleteRoleErrors[keyof DeleteRoleErrors];

export type DeleteRoleResponses = {
  /**
   * Deleted.
   */
  204: void;
};

export type DeleteRoleResponse = DeleteRoleResponses[keyof DeleteRoleResponses];

export type ChangeRoleData = {
  body: RoleRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/role/{id}';
};

export type ChangeRoleErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeRoleError = ChangeRoleErrors[keyof ChangeRoleErrors];

export type ChangeRoleResponses = {
  /**
   * The role after the change.
   */
  200: RoleAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ChangeRoleResponse = ChangeRoleResponses[keyof ChangeRoleResponses];

export type ReadInvitationData = {
  body: InvitationRequest;
  path?: never;
  query?: never;
  url: '/api/v1/invitation/read';
};

export type ReadInvitationErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ReadInvitationError = ReadInvitationErrors[keyof ReadInvitationErrors];

export type ReadInvitationResponses = {
  /**
   * The invited person.
   */
  200: InvitationAnswer;
};

export type ReadInvitationResponse = ReadInvitationResponses[keyof ReadInvitationResponses];

export type AcceptInvitationData = {
  body: AcceptInvitationRequest;
  path?: never;
  query?: never;
  url: '/api/v1/invitation/accept';
};

export type AcceptInvitationErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AcceptInvitationError = AcceptInvitationErrors[keyof AcceptInvitationErrors];

export type AcceptInvitationResponses = {
  /**
   * The person can sign in.
   */
  204: void;
};

export type AcceptInvitationResponse = AcceptInvitationResponses[keyof AcceptInvitationResponses];

export type ListApprovalsData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * `toDecide`: pending requests of others that the person may decide; `own`: the person's own; all
     * where it is left out.
     *
     */
    view?: 'toDecide' | 'own';
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/approval';
};

export type ListApprovalsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListApprovalsError = ListApprovalsErrors[keyof ListApprovalsErrors];

export type ListApprovalsResponses = {
  /**
   * The page, and how many there are in all.
   */
  200: ApprovalListAnswer;
};

export type ListApprovalsResponse = ListApprovalsResponses[keyof ListApprovalsResponses];

export type GetApprovalData = {
  body?: never;
  path: {
    id: ApprovalId;
  };
  query?: never;
  url: '/api/v1/approval/{id}';
};

export type GetApprovalErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetApprovalError = GetApprovalErrors[keyof GetApprovalErrors];

export type GetApprovalResponses = {
  /**
   * The approval.
   */
  200: ApprovalAnswer;
};

export type GetApprovalResponse = GetApprovalResponses[keyof GetApprovalResponses];

export type ApproveRequestData = {
  body: ApprovalDecisionRequest;
  path: {
    id: ApprovalId;
  };
  query?: never;
  url: '/api/v1/approval/{id}/approve';
};

export type ApproveRequestErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `approval_decided`: it is decided or has expired. `approval_stale`: its object has changed since it was
   * requested; it is now STALE, as `current` shows. Others, such as `amount_taken`, are of the change itself.
   *
   */
  409: ApprovalConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ApproveRequestError = ApproveRequestErrors[keyof ApproveRequestErrors];

export type ApproveRequestResponses = {
  /**
   * The executed approval.
   */
  200: ApproveRequestAnswer;
};

export type ApproveRequestResponse = ApproveRequestResponses[keyof ApproveRequestResponses];

export type RejectRequestData = {
  body: ApprovalDecisionRequest;
  path: {
    id: ApprovalId;
  };
  query?: never;
  url: '/api/v1/approval/{id}/reject';
};

export type RejectRequestErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `approval_decided`: it is decided or has expired. `approval_stale`: its object has changed since it was
   * requested; it is now STALE, as `current` shows. Others, such as `amount_taken`, are of the change itself.
   *
   */
  409: ApprovalConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RejectRequestError = RejectRequestErrors[keyof RejectRequestErrors];

export type RejectRequestResponses = {
  /**
   * The rejected approval.
   */
  200: ApprovalAnswer;
};

export type RejectRequestResponse = RejectRequestResponses[keyof RejectRequestResponses];

export type ListApprovalRulesData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/approval-rule';
};

export type ListApprovalRulesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListApprovalRulesError = ListApprovalRulesErrors[keyof ListApprovalRulesErrors];

export type ListApprovalRulesResponses = {
  /**
   * The rule of each kind of change.
   */
  200: ApprovalRuleListAnswer;
};

export type ListApprovalRulesResponse =
  ListApprovalRulesResponses[keyof ListApprovalRulesResponses];

export type ChangeApprovalRuleData = {
  body: ApprovalRuleChange;
  path?: never;
  query?: never;
  url: '/api/v1/approval-rule';
};

export type ChangeApprovalRuleErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeApprovalRuleError = ChangeApprovalRuleErrors[keyof ChangeApprovalRuleErrors];

export type ChangeApprovalRuleResponses = {
  /**
   * The rules after the change.
   */
  200: ApprovalRuleListAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ChangeApprovalRuleResponse =
  ChangeApprovalRuleResponses[keyof ChangeApprovalRuleResponses];

export type GetApprovalNeedData = {
  body?: never;
  path?: never;
  query: {
    kind:
      | 'STATUS_CHANGE'
      | 'RETURN'
      | 'SETTLEMENT'
      | 'MOVEMENT'
      | 'RATE'
      | 'CREDENTIAL'
      | 'LIMIT'
      | 'FEE'
      | 'ROLE'
      | 'RULE'
      | 'API_KEY'
      | 'PROVIDER';
    /**
     * The payment account of the change; 404 without people.account.
     */
    accountId?: Id;
    /**
     * The terminal of the change; 404 outside the person's scope.
     */
    terminalId?: Id;
    /**
     * The invoice of a return, or the deposit that the money is for: the last part of its money counts as the
     * whole deposit. 404 outside the person's scope.
     *
     */
    invoiceId?: InvoiceId;
    /**
     * The bank's reference of money that a person records on the account. The answer is the same for every
     * reference without transfer.confirm.
     *
     */
    transferId?: string;
    /**
     * Without an account, a terminal or an invoice.
     */
    currency?: PaymentCurrencyCode;
    /**
     * Minor units; of RATE, the new price of one USDT.
     */
    amount?: number;
    /**
     * Of MOVEMENT; what was moved this way within 24 hours counts, too.
     */
    direction?: MovementDirection;
    /**
     * Minor units of USDT, of SETTLEMENT: it is measured by the larger of its two amounts.
     */
    settlementAmount?: number;
  };
  url: '/api/v1/approval-need';
};

export type GetApprovalNeedErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetApprovalNeedError = GetApprovalNeedErrors[keyof GetApprovalNeedErrors];

export type GetApprovalNeedResponses = {
  /**
   * Whether it needs approval now.
   */
  200: ApprovalNeedAnswer;
};

export type GetApprovalNeedResponse = GetApprovalNeedResponses[keyof GetApprovalNeedResponses];

export type GetSignInPolicyData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/sign_in_policy';
};

export type GetSignInPolicyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetSignInPolicyError = GetSignInPolicyErrors[keyof GetSignInPolicyErrors];

export type GetSignInPolicyResponses = {
  /**
   * The policy.
   */
  200: SignInPolicyAnswer;
};

export type GetSignInPolicyResponse = GetSignInPolicyResponses[keyof GetSignInPolicyResponses];

export type ChangeSignInPolicyData = {
  body: SignInPolicyChange;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/sign_in_policy';
};

export type ChangeSignInPolicyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the policy was changed since it was read; `current` is its current state.
   */
  409: SignInPolicyConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeSignInPolicyError = ChangeSignInPolicyErrors[keyof ChangeSignInPolicyErrors];

export type ChangeSignInPolicyResponses = {
  /**
   * The policy after the change.
   */
  200: SignInPolicyAnswer;
};

export type ChangeSignInPolicyResponse =
  ChangeSignInPolicyResponses[keyof ChangeSignInPolicyResponses];

export type GetSettingData = {
  body?: never;
  path: {
    setting: string;
  };
  query?: never;
  url: '/api/v1/settings/{setting}';
};

export type GetSettingErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetSettingError = GetSettingErrors[keyof GetSettingErrors];

export type GetSettingResponses = {
  /**
   * The value.
   */
  200: SettingAnswer;
};

export type GetSettingResponse = GetSettingResponses[keyof GetSettingResponses];

export type SetSettingData = {
  body: SettingValue;
  path: {
    setting: string;
  };
  query?: never;
  url: '/api/v1/settings/{setting}';
};

export type SetSettingErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SetSettingError = SetSettingErrors[keyof SetSettingErrors];

export type SetSettingResponses = {
  /**
   * The value after the change.
   */
  200: SettingAnswer;
};

export type SetSettingResponse = SetSettingResponses[keyof SetSettingResponses];

export type ListMerchantsData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Zero-based.
     */
    page?: number;
    size?: number;
    /**
     * Matches a part of the name, ignoring case and spaces, or the exact id. A text of only spaces is ignored.
     */
    search?: string;
  };
  url: '/api/v1/merchant';
};

export type ListMerchantsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListMerchantsError = ListMerchantsErrors[keyof ListMerchantsErrors];

export type ListMerchantsResponses = {
  /**
   * The page and the total number of merchants.
   */
  200: MerchantListAnswer;
};

export type ListMerchantsResponse = ListMerchantsResponses[keyof ListMerchantsResponses];

export type CreateMerchantData = {
  body: MerchantChange;
  path?: never;
  query?: never;
  url: '/api/v1/merchant';
};

export type CreateMerchantErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CreateMerchantError = CreateMerchantErrors[keyof CreateMerchantErrors];

export type CreateMerchantResponses = {
  /**
   * The merchant.
   */
  201: MerchantAnswer;
};

export type CreateMerchantResponse = CreateMerchantResponses[keyof CreateMerchantResponses];

export type GetOwnMerchantData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/merchant/me';
};

export type GetOwnMerchantErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetOwnMerchantError = GetOwnMerchantErrors[keyof GetOwnMerchantErrors];

export type GetOwnMerchantResponses = {
  /**
   * The merchant.
   */
  200: MerchantAnswer;
};

export type GetOwnMerchantResponse = GetOwnMerchantResponses[keyof GetOwnMerchantResponses];

export type GetMerchantBalanceData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
  };
  url: '/api/v1/merchant/balance';
};

export type GetMerchantBalanceErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetMerchantBalanceError = GetMerchantBalanceErrors[keyof GetMerchantBalanceErrors];

export type GetMerchantBalanceResponses = {
  /**
   * One entry per currency.
   */
  200: BalanceAnswer;
};

export type GetMerchantBalanceResponse =
  GetMerchantBalanceResponses[keyof GetMerchantBalanceResponses];

export type GetMerchantData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}';
};

export type GetMerchantErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetMerchantError = GetMerchantErrors[keyof GetMerchantErrors];

export type GetMerchantResponses = {
  /**
   * The merchant.
   */
  200: MerchantAnswer;
};

export type GetMerchantResponse = GetMerchantResponses[keyof GetMerchantResponses];

export type ChangeMerchantData = {
  body: MerchantChange;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}';
};

export type ChangeMerchantErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the merchant was changed since it was read; `current` is its current state.
   */
  409: MerchantConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeMerchantError = ChangeMerchantErrors[keyof ChangeMerchantErrors];

export type ChangeMerchantResponses = {
  /**
   * The merchant after the change.
   */
  200: MerchantAnswer;
};

export type ChangeMerchantResponse = ChangeMerchantResponses[keyof ChangeMerchantResponses];

export type GetCallbackAddressData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/callback';
};

export type GetCallbackAddressErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetCallbackAddressError = GetCallbackAddressErrors[keyof GetCallbackAddressErrors];

export type GetCallbackAddressResponses = {
  /**
   * The address.
   */
  200: CallbackAddressAnswer;
};

export type GetCallbackAddressResponse =
  GetCallbackAddressResponses[keyof GetCallbackAddressResponses];

export type ChangeCallbackAddressData = {
  body: CallbackAddressChange;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/callback';
};

export type ChangeCallbackAddressErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the address was changed since it was read; `current` is its current state.
   */
  409: CallbackAddressConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeCallbackAddressError =
  ChangeCallbackAddressErrors[keyof ChangeCallbackAddressErrors];

export type ChangeCallbackAddressResponses = {
  /**
   * The address after the change.
   */
  200: CallbackAddressAnswer;
};

export type ChangeCallbackAddressResponse =
  ChangeCallbackAddressResponses[keyof ChangeCallbackAddressResponses];

export type TestCallbackData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/callback/test';
};

export type TestCallbackErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type TestCallbackError = TestCallbackErrors[keyof TestCallbackErrors];

export type TestCallbackResponses = {
  /**
   * The outcome, whether or not the address accepted the callback.
   */
  200: CallbackTestAnswer;
};

export type TestCallbackResponse = TestCallbackResponses[keyof TestCallbackResponses];

export type GetWebhookKeyData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/callback/key';
};

export type GetWebhookKeyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetWebhookKeyError = GetWebhookKeyErrors[keyof GetWebhookKeyErrors];

export type GetWebhookKeyResponses = {
  /**
   * The key.
   */
  200: WebhookKeyAnswer;
};

export type GetWebhookKeyResponse = GetWebhookKeyResponses[keyof GetWebhookKeyResponses];

export type RotateWebhookKeyData = {
  body: RotationRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/callback/key';
};

export type RotateWebhookKeyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RotateWebhookKeyError = RotateWebhookKeyErrors[keyof RotateWebhookKeyErrors];

export type RotateWebhookKeyResponses = {
  /**
   * The new key.
   */
  200: WebhookKeyAnswer;
};

export type RotateWebhookKeyResponse = RotateWebhookKeyResponses[keyof RotateWebhookKeyResponses];

export type EndFormerWebhookKeyData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/callback/key/former';
};

export type EndFormerWebhookKeyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type EndFormerWebhookKeyError = EndFormerWebhookKeyErrors[keyof EndFormerWebhookKeyErrors];

export type EndFormerWebhookKeyResponses = {
  /**
   * The key.
   */
  200: WebhookKeyAnswer;
};

export type EndFormerWebhookKeyResponse =
  EndFormerWebhookKeyResponses[keyof EndFormerWebhookKeyResponses];

export type ReadWebhookSecretData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/callback/secret';
};

export type ReadWebhookSecretErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ReadWebhookSecretError = ReadWebhookSecretErrors[keyof ReadWebhookSecretErrors];

export type ReadWebhookSecretResponses = {
  /**
   * The secret.
   */
  200: WebhookSecretAnswer;
};

export type ReadWebhookSecretResponse =
  ReadWebhookSecretResponses[keyof ReadWebhookSecretResponses];

export type ListEndpointsData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/endpoint';
};

export type ListEndpointsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListEndpointsError = ListEndpointsErrors[keyof ListEndpointsErrors];

export type ListEndpointsResponses = {
  /**
   * The endpoints, oldest first.
   */
  200: EndpointListAnswer;
};

export type ListEndpointsResponse = ListEndpointsResponses[keyof ListEndpointsResponses];

export type CreateEndpointData = {
  body: EndpointRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/endpoint';
};

export type CreateEndpointErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CreateEndpointError = CreateEndpointErrors[keyof CreateEndpointErrors];

export type CreateEndpointResponses = {
  /**
   * The endpoint.
   */
  201: EndpointAnswer;
};

export type CreateEndpointResponse = CreateEndpointResponses[keyof CreateEndpointResponses];

export type RemoveEndpointData = {
  body?: never;
  path: {
    id: Id;
    endpointId: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/endpoint/{endpointId}';
};

export type RemoveEndpointErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RemoveEndpointError = RemoveEndpointErrors[keyof RemoveEndpointErrors];

export type RemoveEndpointResponses = {
  /**
   * Removed.
   */
  204: void;
};

export type RemoveEndpointResponse = RemoveEndpointResponses[keyof RemoveEndpointResponses];

export type ChangeEndpointData = {
  body: EndpointChange;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
    endpointId: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/endpoint/{endpointId}';
};

export type ChangeEndpointErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the endpoint was changed since it was read; `current` is its current state.
   */
  409: EndpointConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeEndpointError = ChangeEndpointErrors[keyof ChangeEndpointErrors];

export type ChangeEndpointResponses = {
  /**
   * The endpoint after the change.
   */
  200: EndpointAnswer;
};

export type ChangeEndpointResponse = ChangeEndpointResponses[keyof ChangeEndpointResponses];

export type ReadEndpointSecretData = {
  body?: never;
  path: {
    id: Id;
    endpointId: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/endpoint/{endpointId}/secret';
};

export type ReadEndpointSecretErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ReadEndpointSecretError = ReadEndpointSecretErrors[keyof ReadEndpointSecretErrors];

export type ReadEndpointSecretResponses = {
  /**
   * The secret.
   */
  200: WebhookSecretAnswer;
};

export type ReadEndpointSecretResponse =
  ReadEndpointSecretResponses[keyof ReadEndpointSecretResponses];

export type RotateEndpointKeyData = {
  body: RotationRequest;
  path: {
    id: Id;
    endpointId: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/endpoint/{endpointId}/key';
};

export type RotateEndpointKeyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RotateEndpointKeyError = RotateEndpointKeyErrors[keyof RotateEndpointKeyErrors];

export type RotateEndpointKeyResponses = {
  /**
   * The endpoint with its new key.
   */
  200: EndpointAnswer;
};

export type RotateEndpointKeyResponse =
  RotateEndpointKeyResponses[keyof RotateEndpointKeyResponses];

export type ListEndpointEventsData = {
  body?: never;
  path: {
    id: Id;
    endpointId: Id;
  };
  query?: {
    /**
     * The `next` of the page before.
     */
    before?: number;
    /**
     * The largest number of items on a page.
     */
    limit?: number;
  };
  url: '/api/v1/merchant/{id}/endpoint/{endpointId}/event';
};

export type ListEndpointEventsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListEndpointEventsError = ListEndpointEventsErrors[keyof ListEndpointEventsErrors];

export type ListEndpointEventsResponses = {
  /**
   * The page.
   */
  200: EndpointEventListAnswer;
};

export type ListEndpointEventsResponse =
  ListEndpointEventsResponses[keyof ListEndpointEventsResponses];

export type SendEndpointAgainData = {
  body: SendAgainRequest;
  path: {
    id: Id;
    endpointId: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/endpoint/{endpointId}/send-again';
};

export type SendEndpointAgainErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SendEndpointAgainError = SendEndpointAgainErrors[keyof SendEndpointAgainErrors];

export type SendEndpointAgainResponses = {
  /**
   * Queued.
   */
  200: SendAgainAnswer;
};

export type SendEndpointAgainResponse =
  SendEndpointAgainResponses[keyof SendEndpointAgainResponses];

export type GetMerchantLookData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/look';
};

export type GetMerchantLookErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetMerchantLookError = GetMerchantLookErrors[keyof GetMerchantLookErrors];

export type GetMerchantLookResponses = {
  /**
   * The branding.
   */
  200: MerchantLookAnswer;
};

export type GetMerchantLookResponse = GetMerchantLookResponses[keyof GetMerchantLookResponses];

export type ChangeMerchantLookData = {
  body: MerchantLookChange;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/look';
};

export type ChangeMerchantLookErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the branding was changed since it was read; `current` is its current state.
   */
  409: MerchantLookConflict;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeMerchantLookError = ChangeMerchantLookErrors[keyof ChangeMerchantLookErrors];

export type ChangeMerchantLookResponses = {
  /**
   * The branding after the change.
   */
  200: MerchantLookAnswer;
};

export type ChangeMerchantLookResponse =
  ChangeMerchantLookResponses[keyof ChangeMerchantLookResponses];

export type GetMerchantDepositData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
  };
  url: '/api/v1/merchant/deposit';
};

export type GetMerchantDepositErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetMerchantDepositError = GetMerchantDepositErrors[keyof GetMerchantDepositErrors];

export type GetMerchantDepositResponses = {
  /**
   * One entry per currency.
   */
  200: BalanceAnswer;
};

export type GetMerchantDepositResponse =
  GetMerchantDepositResponses[keyof GetMerchantDepositResponses];

export type GetMerchantWithdrawalData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
  };
  url: '/api/v1/merchant/withdrawal';
};

export type GetMerchantWithdrawalErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetMerchantWithdrawalError =
  GetMerchantWithdrawalErrors[keyof GetMerchantWithdrawalErrors];

export type GetMerchantWithdrawalResponses = {
  /**
   * One entry per currency.
   */
  200: BalanceAnswer;
};

export type GetMerchantWithdrawalResponse =
  GetMerchantWithdrawalResponses[keyof GetMerchantWithdrawalResponses];

export type GetMerchantTrendData = {
  body?: never;
  path?: never;
  query: {
    terminalId: Id;
  };
  url: '/api/v1/merchant/trend';
};

export type GetMerchantTrendErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetMerchantTrendError = GetMerchantTrendErrors[keyof GetMerchantTrendErrors];

export type GetMerchantTrendResponses = {
  /**
   * The days, oldest first.
   */
  200: TrendAnswer;
};

export type GetMerchantTrendResponse = GetMerchantTrendResponses[keyof GetMerchantTrendResponses];

export type ListApiKeysData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/key';
};

export type ListApiKeysErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListApiKeysError = ListApiKeysErrors[keyof ListApiKeysErrors];

export type ListApiKeysResponses = {
  /**
   * The keys.
   */
  200: ApiKeyListAnswer;
};

export type ListApiKeysResponse = ListApiKeysResponses[keyof ListApiKeysResponses];

export type CreateApiKeyData = {
  body: CreateApiKeyRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/key';
};

export type CreateApiKeyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CreateApiKeyError = CreateApiKeyErrors[keyof CreateApiKeyErrors];

export type CreateApiKeyResponses = {
  /**
   * The key.
   */
  201: CreatedApiKeyAnswer;
  /**
   * The first half of the key, which is refused until a second person approves it, within 24 hours.
   */
  202: RequestedApiKeyAnswer;
};

export type CreateApiKeyResponse = CreateApiKeyResponses[keyof CreateApiKeyResponses];

export type RevokeApiKeyData = {
  body?: never;
  path: {
    id: Id;
    keyId: Id;
  };
  query?: never;
  url: '/api/v1/merchant/{id}/key/{keyId}';
};

export type RevokeApiKeyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RevokeApiKeyError = RevokeApiKeyErrors[keyof RevokeApiKeyErrors];

export type RevokeApiKeyResponses = {
  /**
   * Revoked.
   */
  204: void;
};

export type RevokeApiKeyResponse = RevokeApiKeyResponses[keyof RevokeApiKeyResponses];

export type ListRatesData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/rate';
};

export type ListRatesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListRatesError = ListRatesErrors[keyof ListRatesErrors];

export type ListRatesResponses = {
  /**
   * The latest rate of each currency.
   */
  200: RateListAnswer;
};

export type ListRatesResponse = ListRatesResponses[keyof ListRatesResponses];

export type SetRateData = {
  body: SetRateRequest;
  path?: never;
  query?: never;
  url: '/api/v1/rate';
};

export type SetRateErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SetRateError = SetRateErrors[keyof SetRateErrors];

export type SetRateResponses = {
  /**
   * The current rate.
   */
  200: RateAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type SetRateResponse = SetRateResponses[keyof SetRateResponses];

export type ListSettlementsData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Filters by merchant.
     */
    merchantId?: Id;
    /**
     * Filters by the currency of the balance.
     */
    currency?: PaymentCurrencyCode;
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    from?: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd.
     */
    to?: ReportDay;
    /**
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/settlement';
};

export type ListSettlementsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListSettlementsError = ListSettlementsErrors[keyof ListSettlementsErrors];

export type ListSettlementsResponses = {
  /**
   * The page and the total number of settlements.
   */
  200: SettlementListAnswer;
};

export type ListSettlementsResponse = ListSettlementsResponses[keyof ListSettlementsResponses];

export type CreateSettlementData = {
  body: SettlementRequest;
  headers?: {
    /**
     * Chosen by the caller, unique per settlement, so that a repeated request does not settle twice.
     */
    'Idempotency-Key'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/settlement';
};

export type CreateSettlementErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CreateSettlementError = CreateSettlementErrors[keyof CreateSettlementErrors];

export type CreateSettlementResponses = {
  /**
   * Settled, or already settled with this key.
   */
  201: SettlementAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type CreateSettlementResponse = CreateSettlementResponses[keyof CreateSettlementResponses];

export type ExportSettlementsData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Filters by merchant.
     */
    merchantId?: Id;
    /**
     * Filters by the currency of the balance.
     */
    currency?: PaymentCurrencyCode;
    /**
     * First day (UTC), yyyy-MM-dd.
     */
    from?: ReportDay;
    /**
     * Last day (UTC), yyyy-MM-dd.
     */
    to?: ReportDay;
  };
  url: '/api/v1/settlement/csv';
};

export type ExportSettlementsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ExportSettlementsError = ExportSettlementsErrors[keyof ExportSettlementsErrors];

export type ExportSettlementsResponses = {
  /**
   * The file Settlements.csv.
   */
  200: SettlementCsv;
};

export type ExportSettlementsResponse =
  ExportSettlementsResponses[keyof ExportSettlementsResponses];

export type GetFreeBalanceData = {
  body?: never;
  path?: never;
  query: {
    terminalId: Id;
    /**
     * Minor units of the terminal's currency.
     */
    baseAmount?: number;
  };
  url: '/api/v1/settlement/free';
};

export type GetFreeBalanceErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetFreeBalanceError = GetFreeBalanceErrors[keyof GetFreeBalanceErrors];

export type GetFreeBalanceResponses = {
  /**
   * The free balance.
   */
  200: FreeBalanceAnswer;
};

export type GetFreeBalanceResponse = GetFreeBalanceResponses[keyof GetFreeBalanceResponses];

export type ListCallbacksData = {
  body?: never;
  path?: never;
  query: {
    invoiceId: InvoiceId;
  };
  url: '/api/v1/merchant/callback';
};

export type ListCallbacksErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListCallbacksError = ListCallbacksErrors[keyof ListCallbacksErrors];

export type ListCallbacksResponses = {
  /**
   * The callbacks.
   */
  200: CallbackListAnswer;
};

export type ListCallbacksResponse = ListCallbacksResponses[keyof ListCallbacksResponses];

export type SendCallbackData = {
  body: SendCallbackRequest;
  path?: never;
  query?: never;
  url: '/api/v1/merchant/callback';
};

export type SendCallbackErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SendCallbackError = SendCallbackErrors[keyof SendCallbackErrors];

export type SendCallbackResponses = {
  /**
   * Queued.
   */
  201: CallbackAnswer;
};

export type SendCallbackResponse = SendCallbackResponses[keyof SendCallbackResponses];

export type ListSettlementCallbacksData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/settlement/{id}/callback';
};

export type ListSettlementCallbacksErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListSettlementCallbacksError =
  ListSettlementCallbacksErrors[keyof ListSettlementCallbacksErrors];

export type ListSettlementCallbacksResponses = {
  /**
   * The callbacks; none if the merchant had no address.
   */
  200: SettlementCallbackListAnswer;
};

export type ListSettlementCallbacksResponse =
  ListSettlementCallbacksResponses[keyof ListSettlementCallbacksResponses];

export type SendSettlementCallbackData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/settlement/{id}/callback';
};

export type SendSettlementCallbackErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SendSettlementCallbackError =
  SendSettlementCallbackErrors[keyof SendSettlementCallbackErrors];

export type SendSettlementCallbackResponses = {
  /**
   * Queued; all callbacks of the settlement, newest first.
   */
  201: SettlementCallbackListAnswer;
};

export type SendSettlementCallbackResponse =
  SendSettlementCallbackResponses[keyof SendSettlementCallbackResponses];

export type ListTicketsData = {
  body?: never;
  path: {
    invoiceId: InvoiceId;
  };
  query?: never;
  url: '/api/v1/merchant/support/{invoiceId}';
};

export type ListTicketsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListTicketsError = ListTicketsErrors[keyof ListTicketsErrors];

export type ListTicketsResponses = {
  /**
   * The tickets.
   */
  200: TicketListAnswer;
};

export type ListTicketsResponse = ListTicketsResponses[keyof ListTicketsResponses];

export type OpenTicketData = {
  body: OpenTicketRequest;
  path?: never;
  query?: never;
  url: '/api/v1/merchant/support';
};

export type OpenTicketErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type OpenTicketError = OpenTicketErrors[keyof OpenTicketErrors];

export type OpenTicketResponses = {
  /**
   * The new ticket, or the open one with the same text.
   */
  201: TicketAnswer;
};

export type OpenTicketResponse = OpenTicketResponses[keyof OpenTicketResponses];

export type DownloadTicketReceiptData = {
  body?: never;
  path: {
    ticketId: TicketId;
  };
  query?: never;
  url: '/api/v1/merchant/support/ticket/{ticketId}/receipt';
};

export type DownloadTicketReceiptErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type DownloadTicketReceiptError =
  DownloadTicketReceiptErrors[keyof DownloadTicketReceiptErrors];

export type DownloadTicketReceiptResponses = {
  /**
   * The file.
   */
  200: ReceiptFile;
};

export type DownloadTicketReceiptResponse =
  DownloadTicketReceiptResponses[keyof DownloadTicketReceiptResponses];

export type ApproveTicketData = {
  body: TicketDecisionRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/merchant/support/approve';
};

export type ApproveTicketErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the ticket was changed since it was read; `current` is its current state.
   * `ticket_decided`: the ticket is already closed.
   *
   */
  409: TicketConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ApproveTicketError = ApproveTicketErrors[keyof ApproveTicketErrors];

export type ApproveTicketResponses = {
  /**
   * The ticket, SOLVED.
   */
  200: TicketAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ApproveTicketResponse = ApproveTicketResponses[keyof ApproveTicketResponses];

export type RejectTicketData = {
  body: TicketDecisionRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/merchant/support/reject';
};

export type RejectTicketErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * `conflict`: the ticket was changed since it was read; `current` is its current state.
   * `ticket_decided`: the ticket is already closed.
   *
   */
  409: TicketConflict | Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RejectTicketError = RejectTicketErrors[keyof RejectTicketErrors];

export type RejectTicketResponses = {
  /**
   * The ticket, REJECTED.
   */
  200: TicketAnswer;
};

export type RejectTicketResponse = RejectTicketResponses[keyof RejectTicketResponses];

export type ListReferenceItemsData = {
  body?: never;
  path?: never;
  query: {
    /**
     * The id of the list.
     */
    refHeaderId: Id;
  };
  url: '/api/v1/reference';
};

export type ListReferenceItemsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListReferenceItemsError = ListReferenceItemsErrors[keyof ListReferenceItemsErrors];

export type ListReferenceItemsResponses = {
  /**
   * The list, in its fixed order.
   */
  200: ReferenceItemListAnswer;
};

export type ListReferenceItemsResponse =
  ListReferenceItemsResponses[keyof ListReferenceItemsResponses];

export type ListCurrenciesData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/reference/currency';
};

export type ListCurrenciesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListCurrenciesError = ListCurrenciesErrors[keyof ListCurrenciesErrors];

export type ListCurrenciesResponses = {
  /**
   * The currencies. The ids are those of reference list 101.
   */
  200: CurrencyListAnswer;
};

export type ListCurrenciesResponse = ListCurrenciesResponses[keyof ListCurrenciesResponses];

export type ListProvidersData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/provider';
};

export type ListProvidersErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListProvidersError = ListProvidersErrors[keyof ListProvidersErrors];

export type ListProvidersResponses = {
  /**
   * The providers, by name.
   */
  200: ProviderListAnswer;
};

export type ListProvidersResponse = ListProvidersResponses[keyof ListProvidersResponses];

export type AddProviderData = {
  body: AddProviderRequest;
  path?: never;
  query?: never;
  url: '/api/v1/provider';
};

export type AddProviderErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AddProviderError = AddProviderErrors[keyof AddProviderErrors];

export type AddProviderResponses = {
  /**
   * The provider and its secret.
   */
  201: ProviderWithSecretAnswer;
  /**
   * The first half of the secret, which counts when a second person approves it, within 24 hours.
   */
  202: RequestedProviderSecretAnswer;
};

export type AddProviderResponse = AddProviderResponses[keyof AddProviderResponses];

export type ListManagedProvidersData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/provider/managed';
};

export type ListManagedProvidersErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListManagedProvidersError =
  ListManagedProvidersErrors[keyof ListManagedProvidersErrors];

export type ListManagedProvidersResponses = {
  /**
   * The providers.
   */
  200: ManagedProviderListAnswer;
};

export type ListManagedProvidersResponse =
  ListManagedProvidersResponses[keyof ListManagedProvidersResponses];

export type GetProviderData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/provider/{id}';
};

export type GetProviderErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetProviderError = GetProviderErrors[keyof GetProviderErrors];

export type GetProviderResponses = {
  /**
   * The provider.
   */
  200: ManagedProviderAnswer;
};

export type GetProviderResponse = GetProviderResponses[keyof GetProviderResponses];

export type ChangeProviderData = {
  body: ChangeProviderRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/provider/{id}';
};

export type ChangeProviderErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeProviderError = ChangeProviderErrors[keyof ChangeProviderErrors];

export type ChangeProviderResponses = {
  /**
   * The provider after the change.
   */
  200: ManagedProviderAnswer;
  /**
   * The change was not made and waits for the approval of a second person, for 24 hours. Where the request is
   * a repetition by its `Idempotency-Key`, `status` of the approval says whether it was decided meanwhile.
   *
   */
  202: ApprovalRequestedAnswer;
};

export type ChangeProviderResponse = ChangeProviderResponses[keyof ChangeProviderResponses];

export type PauseProviderData = {
  body: PauseProviderRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/provider/{id}/pause';
};

export type PauseProviderErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type PauseProviderError = PauseProviderErrors[keyof PauseProviderErrors];

export type PauseProviderResponses = {
  /**
   * The provider after the change.
   */
  200: ManagedProviderAnswer;
};

export type PauseProviderResponse = PauseProviderResponses[keyof PauseProviderResponses];

export type ResumeProviderData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/provider/{id}/resume';
};

export type ResumeProviderErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ResumeProviderError = ResumeProviderErrors[keyof ResumeProviderErrors];

export type ResumeProviderResponses = {
  /**
   * The provider after the change.
   */
  200: ManagedProviderAnswer;
};

export type ResumeProviderResponse = ResumeProviderResponses[keyof ResumeProviderResponses];

export type BlockProviderReportsData = {
  body: BlockReportsRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/provider/{id}/reports/block';
};

export type BlockProviderReportsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type BlockProviderReportsError =
  BlockProviderReportsErrors[keyof BlockProviderReportsErrors];

export type BlockProviderReportsResponses = {
  /**
   * The provider after the change.
   */
  200: ManagedProviderAnswer;
};

export type BlockProviderReportsResponse =
  BlockProviderReportsResponses[keyof BlockProviderReportsResponses];

export type AllowProviderReportsData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/provider/{id}/reports/allow';
};

export type AllowProviderReportsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AllowProviderReportsError =
  AllowProviderReportsErrors[keyof AllowProviderReportsErrors];

export type AllowProviderReportsResponses = {
  /**
   * The provider after the change.
   */
  200: ManagedProviderAnswer;
};

export type AllowProviderReportsResponse =
  AllowProviderReportsResponses[keyof AllowProviderReportsResponses];

export type TestProviderData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/provider/{id}/test';
};

export type TestProviderErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type TestProviderError = TestProviderErrors[keyof TestProviderErrors];

export type TestProviderResponses = {
  /**
   * The outcome, whether or not the provider responded.
   */
  200: ProviderTestAnswer;
};

export type TestProviderResponse = TestProviderResponses[keyof TestProviderResponses];

export type RotateProviderSecretData = {
  body: RotationRequest;
  headers?: {
    /**
     * The ETag of the version that the change is based on. 409 `conflict` if it is stale.
     */
    'If-Match'?: string;
  };
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/provider/{id}/secret';
};

export type RotateProviderSecretErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RotateProviderSecretError =
  RotateProviderSecretErrors[keyof RotateProviderSecretErrors];

export type RotateProviderSecretResponses = {
  /**
   * The provider and its new secret.
   */
  201: ProviderWithSecretAnswer;
  /**
   * The first half of the secret, which counts when a second person approves it, within 24 hours.
   */
  202: RequestedProviderSecretAnswer;
};

export type RotateProviderSecretResponse =
  RotateProviderSecretResponses[keyof RotateProviderSecretResponses];

export type EndFormerProviderSecretData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/v1/provider/{id}/secret/former';
};

export type EndFormerProviderSecretErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type EndFormerProviderSecretError =
  EndFormerProviderSecretErrors[keyof EndFormerProviderSecretErrors];

export type EndFormerProviderSecretResponses = {
  /**
   * The provider after the change.
   */
  200: ManagedProviderAnswer;
};

export type EndFormerProviderSecretResponse =
  EndFormerProviderSecretResponses[keyof EndFormerProviderSecretResponses];

export type InitFormData = {
  body?: never;
  path: {
    formId: FormId;
  };
  query?: never;
  url: '/api/payments/form/{formId}/init';
};

export type InitFormErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type InitFormError = InitFormErrors[keyof InitFormErrors];

export type InitFormResponses = {
  /**
   * The form.
   */
  200: FormInit;
};

export type InitFormResponse = InitFormResponses[keyof InitFormResponses];

export type RequestFormCredentialData = {
  body: FormCredentialRequest;
  path: {
    formId: FormId;
  };
  query?: never;
  url: '/api/payments/form/{formId}/credential';
};

export type RequestFormCredentialErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RequestFormCredentialError =
  RequestFormCredentialErrors[keyof RequestFormCredentialErrors];

export type RequestFormCredentialResponses = {
  /**
   * The amount, and the requisites once issued.
   */
  200: FormCredentialAnswer;
};

export type RequestFormCredentialResponse =
  RequestFormCredentialResponses[keyof RequestFormCredentialResponses];

export type CompleteFormData = {
  body: FormCompleteRequest;
  path: {
    formId: FormId;
  };
  query?: never;
  url: '/api/payments/form/{formId}/complete';
};

export type CompleteFormErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CompleteFormError = CompleteFormErrors[keyof CompleteFormErrors];

export type CompleteFormResponses = {
  /**
   * Accepted.
   */
  200: FormCompleteAnswer;
};

export type CompleteFormResponse = CompleteFormResponses[keyof CompleteFormResponses];

export type GetFormStatusData = {
  body?: never;
  path: {
    formId: FormId;
  };
  query?: never;
  url: '/api/payments/form/{formId}/status';
};

export type GetFormStatusErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetFormStatusError = GetFormStatusErrors[keyof GetFormStatusErrors];

export type GetFormStatusResponses = {
  /**
   * The status.
   */
  200: FormStatusAnswer;
};

export type GetFormStatusResponse = GetFormStatusResponses[keyof GetFormStatusResponses];

export type CancelFormData = {
  body?: never;
  path: {
    formId: FormId;
  };
  query?: never;
  url: '/api/payments/form/{formId}/cancel';
};

export type CancelFormErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CancelFormError = CancelFormErrors[keyof CancelFormErrors];

export type CancelFormResponses = {
  /**
   * Canceled.
   */
  200: FormStatusAnswer;
};

export type CancelFormResponse = CancelFormResponses[keyof CancelFormResponses];

export type OpenFormTicketData = {
  body: FormTicketRequest;
  path: {
    formId: FormId;
  };
  query?: never;
  url: '/api/payments/form/{formId}/ticket';
};

export type OpenFormTicketErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type OpenFormTicketError = OpenFormTicketErrors[keyof OpenFormTicketErrors];

export type OpenFormTicketResponses = {
  /**
   * The new ticket, or an existing one.
   */
  201: FormTicket;
};

export type OpenFormTicketResponse = OpenFormTicketResponses[keyof OpenFormTicketResponses];

export type AttachFormReceiptData = {
  body: Blob | File;
  path: {
    formId: FormId;
  };
  query?: {
    /**
     * The ticket; without it, that about a problem.
     */
    kind?: 'PROBLEM' | 'RETURN';
  };
  url: '/api/payments/form/{formId}/ticket/receipt';
};

export type AttachFormReceiptErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AttachFormReceiptError = AttachFormReceiptErrors[keyof AttachFormReceiptErrors];

export type AttachFormReceiptResponses = {
  /**
   * The ticket, with its receipt.
   */
  201: FormTicket;
};

export type AttachFormReceiptResponse =
  AttachFormReceiptResponses[keyof AttachFormReceiptResponses];

export type RequestFormReturnData = {
  body: FormReturnRequest;
  path: {
    formId: FormId;
  };
  query?: never;
  url: '/api/payments/form/{formId}/return';
};

export type RequestFormReturnErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * The caller may not do this: `forbidden` without the permission, `cross_origin` from a page of another site or without an Origin, `step_up_required`, `second_factor_required` and `second_factor_missing` for a session.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RequestFormReturnError = RequestFormReturnErrors[keyof RequestFormReturnErrors];

export type RequestFormReturnResponses = {
  /**
   * The status of the payment, with the request.
   */
  201: FormStatusAnswer;
};

export type RequestFormReturnResponse =
  RequestFormReturnResponses[keyof RequestFormReturnResponses];

export type ListFormSbpBanksData = {
  body?: never;
  path: {
    formId: FormId;
  };
  query?: never;
  url: '/api/payments/form/{formId}/banks/sbp';
};

export type ListFormSbpBanksErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListFormSbpBanksError = ListFormSbpBanksErrors[keyof ListFormSbpBanksErrors];

export type ListFormSbpBanksResponses = {
  /**
   * The banks.
   */
  200: SbpBankList;
};

export type ListFormSbpBanksResponse = ListFormSbpBanksResponses[keyof ListFormSbpBanksResponses];

export type CreateFormData = {
  body: CreateFormRequest;
  headers: {
    /**
     * Chosen by the caller, unique per request.
     */
    'Idempotency-Key': string;
  };
  path?: never;
  query?: never;
  url: '/api/merchant/v1/forms';
};

export type CreateFormErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The order is not allowed; `errors` names the field. `terminal_unknown`, `terminal_flow_differs`;
   * `method_not_offered` with `offeredMethods`; `amount_outside_limits` with `limits`;
   * `credential_not_valid`, `bank_unknown`, `not_allowed` for an address, `insufficient_funds`.
   *
   */
  422: OrderProblem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CreateFormError = CreateFormErrors[keyof CreateFormErrors];

export type CreateFormResponses = {
  /**
   * Created, or already created with this key.
   */
  201: CreatedForm;
};

export type CreateFormResponse = CreateFormResponses[keyof CreateFormResponses];

export type CreatePayoutData = {
  body: CreatePayoutRequest;
  headers: {
    /**
     * Chosen by the caller, unique per request.
     */
    'Idempotency-Key': string;
  };
  path?: never;
  query?: never;
  url: '/api/merchant/v1/payouts';
};

export type CreatePayoutErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The order is not allowed; `errors` names the field. `terminal_unknown`, `terminal_flow_differs`;
   * `method_not_offered` with `offeredMethods`; `amount_outside_limits` with `limits`;
   * `credential_not_valid`, `bank_unknown`, `not_allowed` for an address, `insufficient_funds`.
   *
   */
  422: OrderProblem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CreatePayoutError = CreatePayoutErrors[keyof CreatePayoutErrors];

export type CreatePayoutResponses = {
  /**
   * Created, or already created with this key.
   */
  201: MerchantInvoice;
};

export type CreatePayoutResponse = CreatePayoutResponses[keyof CreatePayoutResponses];

export type ListMerchantInvoicesData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Finds the invoice of an order.
     */
    merchantInvoiceId?: string;
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
    /**
     * Filters by status; repeat it for several.
     */
    status?: Array<InvoiceStatusCode>;
    /**
     * Created at this time or later.
     */
    createdFrom?: FilterTime;
    /**
     * Created before this time.
     */
    createdTo?: FilterTime;
    /**
     * The `next` of the page before.
     */
    after?: string;
    /**
     * The largest number of items on a page.
     */
    limit?: number;
  };
  url: '/api/merchant/v1/invoices';
};

export type ListMerchantInvoicesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListMerchantInvoicesError =
  ListMerchantInvoicesErrors[keyof ListMerchantInvoicesErrors];

export type ListMerchantInvoicesResponses = {
  /**
   * The page.
   */
  200: MerchantInvoiceList;
};

export type ListMerchantInvoicesResponse =
  ListMerchantInvoicesResponses[keyof ListMerchantInvoicesResponses];

export type DownloadMerchantInvoicesData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Finds the invoice of an order.
     */
    merchantInvoiceId?: string;
    /**
     * Filters by terminal.
     */
    terminalId?: Id;
    /**
     * Filters by status; repeat it for several.
     */
    status?: Array<InvoiceStatusCode>;
    /**
     * Created at this time or later.
     */
    createdFrom?: FilterTime;
    /**
     * Created before this time.
     */
    createdTo?: FilterTime;
  };
  url: '/api/merchant/v1/reports/invoices';
};

export type DownloadMerchantInvoicesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type DownloadMerchantInvoicesError =
  DownloadMerchantInvoicesErrors[keyof DownloadMerchantInvoicesErrors];

export type DownloadMerchantInvoicesResponses = {
  /**
   * The file Invoices.csv.
   */
  200: InvoiceCsv;
};

export type DownloadMerchantInvoicesResponse =
  DownloadMerchantInvoicesResponses[keyof DownloadMerchantInvoicesResponses];

export type ListMerchantBalancesData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/merchant/v1/balances';
};

export type ListMerchantBalancesErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListMerchantBalancesError =
  ListMerchantBalancesErrors[keyof ListMerchantBalancesErrors];

export type ListMerchantBalancesResponses = {
  /**
   * The balances.
   */
  200: MerchantBalanceList;
};

export type ListMerchantBalancesResponse =
  ListMerchantBalancesResponses[keyof ListMerchantBalancesResponses];

export type ListMerchantTerminalsData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/merchant/v1/terminals';
};

export type ListMerchantTerminalsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListMerchantTerminalsError =
  ListMerchantTerminalsErrors[keyof ListMerchantTerminalsErrors];

export type ListMerchantTerminalsResponses = {
  /**
   * The terminals.
   */
  200: MerchantTerminalList;
};

export type ListMerchantTerminalsResponse =
  ListMerchantTerminalsResponses[keyof ListMerchantTerminalsResponses];

export type ListPayoutBanksData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/merchant/v1/banks';
};

export type ListPayoutBanksErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListPayoutBanksError = ListPayoutBanksErrors[keyof ListPayoutBanksErrors];

export type ListPayoutBanksResponses = {
  /**
   * The banks.
   */
  200: PayoutBankList;
};

export type ListPayoutBanksResponse = ListPayoutBanksResponses[keyof ListPayoutBanksResponses];

export type ListMerchantEventsData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * The `next` of the answer before; without it the list begins with the oldest event.
     */
    after?: number;
    /**
     * Leaves out events from before this time. A time in the future only returns the cursor of the end.
     */
    since?: FilterTime;
    /**
     * The largest number of items on a page.
     */
    limit?: number;
  };
  url: '/api/merchant/v1/events';
};

export type ListMerchantEventsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListMerchantEventsError = ListMerchantEventsErrors[keyof ListMerchantEventsErrors];

export type ListMerchantEventsResponses = {
  /**
   * The events, oldest first.
   */
  200: MerchantEventList;
};

export type ListMerchantEventsResponse =
  ListMerchantEventsResponses[keyof ListMerchantEventsResponses];

export type ListMerchantEndpointsData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/merchant/v1/endpoints';
};

export type ListMerchantEndpointsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListMerchantEndpointsError =
  ListMerchantEndpointsErrors[keyof ListMerchantEndpointsErrors];

export type ListMerchantEndpointsResponses = {
  /**
   * The endpoints, oldest first.
   */
  200: EndpointList;
};

export type ListMerchantEndpointsResponse =
  ListMerchantEndpointsResponses[keyof ListMerchantEndpointsResponses];

export type CreateMerchantEndpointData = {
  body: EndpointRequest;
  headers: {
    /**
     * Chosen by the caller, unique per request.
     */
    'Idempotency-Key': string;
  };
  path?: never;
  query?: never;
  url: '/api/merchant/v1/endpoints';
};

export type CreateMerchantEndpointErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CreateMerchantEndpointError =
  CreateMerchantEndpointErrors[keyof CreateMerchantEndpointErrors];

export type CreateMerchantEndpointResponses = {
  /**
   * Added, or added before with this key.
   */
  201: WebhookEndpoint;
};

export type CreateMerchantEndpointResponse =
  CreateMerchantEndpointResponses[keyof CreateMerchantEndpointResponses];

export type RemoveMerchantEndpointData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/merchant/v1/endpoints/{id}';
};

export type RemoveMerchantEndpointErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RemoveMerchantEndpointError =
  RemoveMerchantEndpointErrors[keyof RemoveMerchantEndpointErrors];

export type RemoveMerchantEndpointResponses = {
  /**
   * Removed.
   */
  204: void;
};

export type RemoveMerchantEndpointResponse =
  RemoveMerchantEndpointResponses[keyof RemoveMerchantEndpointResponses];

export type ChangeMerchantEndpointData = {
  body: EndpointChange;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/merchant/v1/endpoints/{id}';
};

export type ChangeMerchantEndpointErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ChangeMerchantEndpointError =
  ChangeMerchantEndpointErrors[keyof ChangeMerchantEndpointErrors];

export type ChangeMerchantEndpointResponses = {
  /**
   * The endpoint after the change.
   */
  200: WebhookEndpoint;
};

export type ChangeMerchantEndpointResponse =
  ChangeMerchantEndpointResponses[keyof ChangeMerchantEndpointResponses];

export type ReadMerchantEndpointSecretData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/merchant/v1/endpoints/{id}/secret';
};

export type ReadMerchantEndpointSecretErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ReadMerchantEndpointSecretError =
  ReadMerchantEndpointSecretErrors[keyof ReadMerchantEndpointSecretErrors];

export type ReadMerchantEndpointSecretResponses = {
  /**
   * The secret.
   */
  200: WebhookSecret;
};

export type ReadMerchantEndpointSecretResponse =
  ReadMerchantEndpointSecretResponses[keyof ReadMerchantEndpointSecretResponses];

export type RotateMerchantEndpointKeyData = {
  body: RotationRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/merchant/v1/endpoints/{id}/key';
};

export type RotateMerchantEndpointKeyErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type RotateMerchantEndpointKeyError =
  RotateMerchantEndpointKeyErrors[keyof RotateMerchantEndpointKeyErrors];

export type RotateMerchantEndpointKeyResponses = {
  /**
   * The endpoint with its new key.
   */
  200: WebhookEndpoint;
};

export type RotateMerchantEndpointKeyResponse =
  RotateMerchantEndpointKeyResponses[keyof RotateMerchantEndpointKeyResponses];

export type ListMerchantEndpointEventsData = {
  body?: never;
  path: {
    id: Id;
  };
  query?: {
    /**
     * The `next` of the page before.
     */
    before?: number;
    /**
     * The largest number of items on a page.
     */
    limit?: number;
  };
  url: '/api/merchant/v1/endpoints/{id}/events';
};

export type ListMerchantEndpointEventsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListMerchantEndpointEventsError =
  ListMerchantEndpointEventsErrors[keyof ListMerchantEndpointEventsErrors];

export type ListMerchantEndpointEventsResponses = {
  /**
   * The page.
   */
  200: EndpointEventList;
};

export type ListMerchantEndpointEventsResponse =
  ListMerchantEndpointEventsResponses[keyof ListMerchantEndpointEventsResponses];

export type SendMerchantEndpointAgainData = {
  body: SendAgainRequest;
  path: {
    id: Id;
  };
  query?: never;
  url: '/api/merchant/v1/endpoints/{id}/send-again';
};

export type SendMerchantEndpointAgainErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SendMerchantEndpointAgainError =
  SendMerchantEndpointAgainErrors[keyof SendMerchantEndpointAgainErrors];

export type SendMerchantEndpointAgainResponses = {
  /**
   * Queued.
   */
  200: SentAgain;
};

export type SendMerchantEndpointAgainResponse =
  SendMerchantEndpointAgainResponses[keyof SendMerchantEndpointAgainResponses];

export type SendTestEventData = {
  body: TestEventRequest;
  headers: {
    /**
     * Chosen by the caller, unique per request.
     */
    'Idempotency-Key': string;
  };
  path?: never;
  query?: never;
  url: '/api/merchant/v1/test-events';
};

export type SendTestEventErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type SendTestEventError = SendTestEventErrors[keyof SendTestEventErrors];

export type SendTestEventResponses = {
  /**
   * Made, or made before with this key.
   */
  201: SentTestEvent;
};

export type SendTestEventResponse = SendTestEventResponses[keyof SendTestEventResponses];

export type ListMerchantSettlementsData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * The `next` of the page before.
     */
    after?: Id;
    /**
     * The largest number of items on a page.
     */
    limit?: number;
  };
  url: '/api/merchant/v1/settlements';
};

export type ListMerchantSettlementsErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ListMerchantSettlementsError =
  ListMerchantSettlementsErrors[keyof ListMerchantSettlementsErrors];

export type ListMerchantSettlementsResponses = {
  /**
   * The page.
   */
  200: MerchantSettlementList;
};

export type ListMerchantSettlementsResponse =
  ListMerchantSettlementsResponses[keyof ListMerchantSettlementsResponses];

export type GetMerchantInvoiceData = {
  body?: never;
  path: {
    id: InvoiceId;
  };
  query?: never;
  url: '/api/merchant/v1/invoices/{id}';
};

export type GetMerchantInvoiceErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type GetMerchantInvoiceError = GetMerchantInvoiceErrors[keyof GetMerchantInvoiceErrors];

export type GetMerchantInvoiceResponses = {
  /**
   * The invoice.
   */
  200: MerchantInvoice;
};

export type GetMerchantInvoiceResponse =
  GetMerchantInvoiceResponses[keyof GetMerchantInvoiceResponses];

export type CreateRefundData = {
  body: CreateRefundRequest;
  headers: {
    /**
     * Chosen by the caller, unique per request.
     */
    'Idempotency-Key': string;
  };
  path: {
    id: InvoiceId;
  };
  query?: never;
  url: '/api/merchant/v1/invoices/{id}/refunds';
};

export type CreateRefundErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The order is not allowed; `errors` names the field. `terminal_unknown`, `terminal_flow_differs`;
   * `method_not_offered` with `offeredMethods`; `amount_outside_limits` with `limits`;
   * `credential_not_valid`, `bank_unknown`, `not_allowed` for an address, `insufficient_funds`.
   *
   */
  422: OrderProblem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CreateRefundError = CreateRefundErrors[keyof CreateRefundErrors];

export type CreateRefundResponses = {
  /**
   * Made; or made before with this key.
   */
  201: MerchantRefund;
};

export type CreateRefundResponse = CreateRefundResponses[keyof CreateRefundResponses];

export type CancelMerchantInvoiceData = {
  body?: never;
  path: {
    id: InvoiceId;
  };
  query?: never;
  url: '/api/merchant/v1/invoices/{id}/cancel';
};

export type CancelMerchantInvoiceErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type CancelMerchantInvoiceError =
  CancelMerchantInvoiceErrors[keyof CancelMerchantInvoiceErrors];

export type CancelMerchantInvoiceResponses = {
  /**
   * The canceled invoice.
   */
  200: MerchantInvoice;
};

export type CancelMerchantInvoiceResponse =
  CancelMerchantInvoiceResponses[keyof CancelMerchantInvoiceResponses];

export type AdvanceMerchantInvoiceData = {
  body: ClockAdvance;
  headers?: {
    /**
     * Chosen by the caller, unique per move, so that a repeated request does not move the clock twice.
     */
    'Idempotency-Key'?: string;
  };
  path: {
    id: InvoiceId;
  };
  query?: never;
  url: '/api/merchant/v1/invoices/{id}/clock';
};

export type AdvanceMerchantInvoiceErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * The API key may not do this: `key_scope_missing` without the scope of the operation, `key_address_refused` from another network address than it is for.
   */
  403: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type AdvanceMerchantInvoiceError =
  AdvanceMerchantInvoiceErrors[keyof AdvanceMerchantInvoiceErrors];

export type AdvanceMerchantInvoiceResponses = {
  /**
   * The invoice after that; or after it was moved before with this key.
   */
  200: MerchantInvoice;
};

export type AdvanceMerchantInvoiceResponse =
  AdvanceMerchantInvoiceResponses[keyof AdvanceMerchantInvoiceResponses];

export type ReportAsProviderData = {
  body: ProviderReport;
  path: {
    providerId: Id;
  };
  query?: never;
  url: '/api/provider/{providerId}/transfers';
};

export type ReportAsProviderErrors = {
  /**
   * The request is not what the contract allows; `errors` names each wrong or missing field.
   */
  400: Problem;
  /**
   * There is no live session, API key or signature. An operation with an API key names the scheme in WWW-Authenticate.
   */
  401: Problem;
  /**
   * There is no such object, or the caller may not see it.
   */
  404: Problem;
  /**
   * The state of the object does not allow it. `conflict`: it was changed since it was read.
   */
  409: Problem;
  /**
   * The body is larger than this operation takes.
   */
  413: Problem;
  /**
   * The body is not of the media type that this operation takes.
   */
  415: Problem;
  /**
   * The Host header names another server.
   */
  421: Problem;
  /**
   * The request is well formed and not allowed; `errors` names the field where it is about one.
   */
  422: Problem;
  /**
   * Too many requests, see `x-rate-limit`, too many open objects, or more than two files of a caller at once.
   */
  429: Problem;
  /**
   * An error of the server. Its log has it under `requestId`.
   */
  500: Problem;
  /**
   * The server or its database is busy or away, and nothing was done: send the same request again.
   */
  503: Problem;
};

export type ReportAsProviderError = ReportAsProviderErrors[keyof ReportAsProviderErrors];

export type ReportAsProviderResponses = {
  /**
   * Recorded, or already known.
   */
  200: ProviderReportAnswer;
};

export type ReportAsProviderResponse = ReportAsProviderResponses[keyof ReportAsProviderResponses];

export type ReceiveInvoiceStatusChangedWebhookPayload = InvoiceStatusChanged;

export type ReceiveInvoiceStatusChangedWebhookRequest = {
  body: ReceiveInvoiceStatusChangedWebhookPayload;
  key: 'invoice.status_changed';
  path?: never;
  query?: never;
};

export type ReceiveInvoiceAmountChangedWebhookPayload = InvoiceAmountChanged;

export type ReceiveInvoiceAmountChangedWebhookRequest = {
  body: ReceiveInvoiceAmountChangedWebhookPayload;
  key: 'invoice.amount_changed';
  path?: never;
  query?: never;
};

export type ReceiveRefundStatusChangedWebhookPayload = RefundStatusChanged;

export type ReceiveRefundStatusChangedWebhookRequest = {
  body: ReceiveRefundStatusChangedWebhookPayload;
  key: 'refund.status_changed';
  path?: never;
  query?: never;
};

export type ReceiveSettlementCreatedWebhookPayload = SettlementCreated;

export type ReceiveSettlementCreatedWebhookRequest = {
  body: ReceiveSettlementCreatedWebhookPayload;
  key: 'settlement.created';
  path?: never;
  query?: never;
};
