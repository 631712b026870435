// Generated from openapi.yaml by `npm run generate`. Do not edit.

export type ClientOptions = {
  baseUrl: `${string}://${string}` | (string & {});
};

export type Webhooks = PostInvoiceStatusWebhookRequest;

export type Id = number;

export type InvoiceId = string;

export type FormId = string;

/**
 * Minor units.
 */
export type Amount = number;

/**
 * Minor units, below zero where a correction took more than was there.
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

export type FlowTypeCode = 'DEPOSIT' | 'WITHDRAWAL';

/**
 * RFC 9457, with a stable `code` for programs.
 */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  code: string;
  requestId?: string;
  errors?: Array<FieldError>;
};

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
 * Six digits of the authenticator app, or a recovery code; blanks and dashes do not count.
 */
export type SecondFactorCode = string;

export type PasswordRequest = {
  password: string;
};

export type CodeRequest = {
  code: SecondFactorCode;
};

export type TurnOffTwoFactorRequest = {
  password: string;
  code: SecondFactorCode;
};

export type TwoFactorAnswer = {
  data: TwoFactor;
};

export type TwoFactor = {
  /**
   * Null while it is off.
   */
  onSince: Time | null;
  recoveryCodesLeft: number;
};

export type TwoFactorSecretAnswer = {
  data: TwoFactorSecret;
};

export type TwoFactorSecret = {
  /**
   * In base32, to be typed where nothing can be scanned.
   */
  secret: string;
  /**
   * The otpauth:// address that the app scans.
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
 * Names a session; it signs nobody in.
 */
export type SessionId = string;

export type Session = {
  id: SessionId;
  createdDate: Time;
  expiryDate: Time;
  /**
   * A short name, "Firefox on Windows"; null where the browser did not say.
   */
  browser: string | null;
  /**
   * The session of this request.
   */
  isCurrent: boolean;
};

export type CurrentUserAnswer = {
  data: CurrentUser;
};

export type CurrentUser = {
  id: Id;
  permissions: Array<string>;
  personal: {
    firstName: string;
    lastName: string;
  };
  /**
   * The person's own merchant; null for people of no single merchant.
   */
  merchantId: Id | null;
  /**
   * Whether the person sees test data rather than production.
   */
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

export type MajorUnits = string;

export type CountAnswer = {
  data: {
    /**
     * Exact up to 1 000.
     */
    count: number;
    /**
     * There are more than count says.
     */
    countIsCapped: boolean;
  };
};

/**
 * The columns: Invoice ID, Merchant Invoice ID, Provider Invoice ID (only with
 * invoice.provider.read), Created date, Status date (both ISO 8601 UTC), Flow Type, Status, Amount,
 * Fee (both in major units; no fee before the amount is final), Currency, Test (true or false),
 * Merchant ID, Terminal ID, Terminal name, Payment method, Customer ID, First name, Last name.
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
   * There are more than total says.
   */
  totalIsCapped: boolean;
};

export type InvoiceListItem = {
  invoiceId: InvoiceId;
  createdDate: Time;
  statusDate: Time;
  amount: Amount;
  currency: Currency;
  flowType: FlowType;
  invoiceStatus: InvoiceStatus;
  isTestProcessing: boolean;
  terminal: NamedRef;
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
  /**
   * Minor units; null until the amount is final.
   */
  fee: Amount | null;
  currency: Currency;
  flowType: FlowType;
  invoiceStatus: InvoiceStatus;
  isTestProcessing: boolean;
  customer: {
    externalId: string;
    people: {
      firstName?: string;
      lastName?: string;
    };
  };
  terminal: NamedRef;
  paymentMethod: {
    paymentMethod: {
      name: string;
    };
  } | null;
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
   * The number in the ETag.
   */
  version: number;
};

export type AmountChangeRequest = {
  invoiceId: InvoiceId;
  amount: number;
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
};

export type StatusEventListAnswer = {
  data: Array<StatusEvent>;
};

export type StatusEvent = {
  /**
   * Its place among the events of the invoice.
   */
  sequence: number;
  status: InvoiceStatus;
  statusDate: Time;
  reason: StatusReason;
  actor: Actor;
};

export type InvoiceErrorListAnswer = {
  data: Array<InvoiceError>;
};

export type InvoiceError = {
  id: number;
  code: string;
  description: string;
  eventTime: Time;
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
   * The person who did it; null where nobody of the staff did.
   */
  userId: Id | null;
  actor: Actor;
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
   * Of the account; only with invoice.credentials.read.
   */
  lastFour?: string;
  outcome:
    | 'disabled'
    | 'limit_reached'
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
  kind: 'money_reported' | 'money_assigned' | 'status_moved' | 'settlement' | 'account_movement';
  createdDate: Time;
  legs: Array<PostingLeg>;
};

export type PostingLeg = {
  account:
    | 'merchant_balance'
    | 'merchant_reserve'
    | 'payment_account'
    | 'suspense'
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
   * Of invoices; below zero where more left DONE than came.
   */
  count: number;
};

export type StatusReason =
  | 'created'
  | 'requisites_issued'
  | 'customer_paid'
  | 'money_reported'
  | 'booked'
  | 'deadline_passed'
  | 'canceled_by_merchant'
  | 'canceled_by_customer'
  | 'match_window_ended'
  | 'provider_refused'
  | 'amount_differs'
  | 'money_late'
  | 'reports_contradict'
  | 'changed_by_person'
  | 'payout_started'
  | 'payout_paid'
  | 'payouts_exhausted'
  | 'payout_unknown'
  | 'paid_after_release'
  | 'funds_short'
  | 'retried_by_person';

export type Actor = {
  type: 'system' | 'customer' | 'staff' | 'merchant' | 'provider';
  /**
   * The staff member's name.
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
   * The reporter's own id of it.
   */
  transferId: string;
  source: TransferSource;
  amount: Amount;
  currency: Currency;
  isTest: boolean;
  account: TransferAccount;
  provider: NamedRef;
  createDate: Time;
  invoiceId: InvoiceIdOrNull;
  namedInvoiceId: InvoiceIdOrNull;
  comment: TextOrNull;
};

export type TransferDetails = {
  id: Id;
  /**
   * The reporter's own id of it.
   */
  transferId: string;
  source: TransferSource;
  amount: Amount;
  currency: Currency;
  isTest: boolean;
  account: TransferAccount;
  provider: NamedRef;
  createDate: Time;
  invoiceId: InvoiceIdOrNull;
  namedInvoiceId: InvoiceIdOrNull;
  comment: TextOrNull;
  candidates: Array<TransferCandidate>;
};

export type TransferSource = 'provider' | 'staff';

export type TransferAccount = {
  id: Id;
  lastFour: string;
  bankName?: string;
};

export type InvoiceIdOrNull = InvoiceId | null;

export type TextOrNull = string | null;

export type TransferCandidate = {
  invoiceId: InvoiceId;
  merchantInvoiceId: string;
  invoiceStatus: InvoiceStatus;
  amount: Amount;
  /**
   * The amount less what was reported for it so far, in minor units; below zero where more came.
   */
  missing: number;
  /**
   * It misses exactly this money.
   */
  isExact: boolean;
  /**
   * The report named it.
   */
  isNamed: boolean;
  createdDate: Time;
  statusDate: Time;
  terminal: NamedRef;
};

export type TransferReportRequest = {
  accountId: Id;
  amount: number;
  transferId: TransferId;
  /**
   * How the person knows.
   */
  comment: string;
  invoiceId?: InvoiceId;
};

/**
 * What the provider or the bank calls the transfer.
 */
export type TransferId = string;

export type ProviderReport = {
  /**
   * Money that came to the account, or that leaves it.
   */
  type: 'deposit' | 'payout';
  /**
   * The money moved, or will not.
   */
  status: 'paid' | 'refused';
  transferId: TransferId;
  accountId: Id;
  amount: number;
  currency: CurrencyCode;
  /**
   * What it is for: the payment id that the customer was shown, or the payout's id. Only a
   * deposit that was paid can do without.
   *
   */
  transactionId?: string;
};

export type ProviderReportAnswer = {
  outcome: 'taken' | 'known';
};

export type TransferAssignRequest = {
  invoiceId: InvoiceId;
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
 * An item of reference list 202. UNKNOWN is one that nobody can say of whether it was paid.
 */
export type TransactionStatus = {
  id: Id;
  code: 'NEW' | 'SENT' | 'UNKNOWN' | 'PAID' | 'FAILED';
  value: string;
};

export type TransactionConfirmation = {
  status: 'paid' | 'refused';
  transferId?: TransferId;
};

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

export type PoolListAnswer = {
  data: Array<NamedRef>;
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
   * Who booked it; null where the demo did.
   */
  personName: string | null;
};

export type AccountMovementRequest = {
  direction: MovementDirection;
  /**
   * Minor units of the account's currency.
   */
  amount: number;
  /**
   * Why, in words.
   */
  comment: string;
};

export type MovementDirection = 'TOP_UP' | 'SWEEP';

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
     * What it is about: invoice, transfer, account, merchant, callback, or ticket.
     */
    type: string;
    /**
     * Its id; a callback's is its invoice's, a merchant's may be followed by a currency.
     */
    id: string;
  };
  /**
   * Whose people it is for; null for those with people.account.
   */
  merchant: NamedRef | null;
  isTest: boolean;
  /**
   * What else is known; amounts in minor units.
   */
  details: Array<NotificationDetail>;
  createdDate: Time;
  closedDate: Time | null;
  /**
   * Who closed it; null while it is open, and where it was resolved by itself.
   */
  closedBy: string | null;
};

export type NotificationDetail = {
  name: string;
  value: string;
};

export type CloseNotificationRequest = {
  status: 'CLOSED';
};

export type SettingAnswer = {
  data: Setting;
};

export type Setting = {
  value: 'true' | 'false';
};

export type MerchantAnswer = {
  data: Merchant;
};

export type Merchant = {
  id: Id;
  merchantId: Id;
  name: string;
  /**
   * Ed25519, base64 of the SPKI form.
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

export type MerchantLookAnswer = {
  data: MerchantLook;
};

export type MerchantLook = {
  merchantId: Id;
  /**
   * What customers read where there is no displayName.
   */
  name: string;
  displayName: string | null;
  /**
   * The colour of the main buttons; null: our own.
   */
  accent: Accent | null;
  logo: Logo | null;
  /**
   * The origins whose pages may frame the form; none: nobody.
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
   * At most 20, "https://shop.example"; in demo mode http://localhost and http://127.0.0.1 too.
   */
  frameOrigins?: Array<string>;
};

/**
 * Six digits of RGB; where it could not be read or seen, the form moves its lightness.
 */
export type Accent = string;

export type Logo = {
  /**
   * Its path on our origin; another picture has another.
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
   * Its last four characters, to tell keys apart.
   */
  lastFour: string;
  createdDate: Time;
  /**
   * Since when it is refused; null while it is good.
   */
  revokedDate: Time | null;
};

export type CreateApiKeyRequest = {
  /**
   * What its people call it.
   */
  name: string;
};

export type CreatedApiKeyAnswer = {
  data: CreatedApiKey;
};

export type CreatedApiKey = {
  id: Id;
  name: string;
  /**
   * Begins with `tiyin_`. Only its hash is kept.
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
   * Older than 24 hours: only settings.edit settles on it.
   */
  isStale: boolean;
};

/**
 * Minor units of the currency for one whole USDT.
 */
export type PerUsdt = number;

export type SetRateRequest = {
  currency: 'UZS' | 'RUB' | 'KGS' | 'AZN';
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
};

export type CallbackAnswer = {
  data: Callback;
};

export type Callback = {
  /**
   * The webhook-id.
   */
  id: string;
  status: CallbackStatus;
  invoiceStatus: InvoiceStatus;
  createDate: Time;
  /**
   * When the receiver took it; null until it has.
   */
  executionDate: Time | null;
};

/**
 * FAILED is one whose tries have run out; SUPERSEDED, one that a newer made needless.
 */
export type CallbackStatus = 'WAITING' | 'EXECUTED' | 'SUPERSEDED' | 'FAILED';

export type SendCallbackRequest = {
  invoiceId: InvoiceId;
};

export type CallbackBody = {
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
  /**
   * Grows with the events of the invoice: of two, the one with the higher is newer.
   */
  sequence: number;
  time: Time;
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
};

export type OpenTicketRequest = {
  invoiceId: InvoiceId;
  description: TicketDescription;
};

export type TicketDecisionRequest = {
  ticketId: TicketId;
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
   * For people.
   */
  value: string;
  /**
   * For programs.
   */
  code: string;
};

export type CurrencyListAnswer = {
  data: Array<Currency>;
};

export type ProviderListAnswer = {
  data: Array<NamedRef>;
};

export type FormMethod = {
  id: Id;
  name: string;
  minAmount: Amount;
  maxAmount: Amount;
};

export type FormCredentials = {
  /**
   * Card number or phone in digits.
   */
  value: string;
  owner?: string;
  bank_name?: string;
  country_code?: string;
  /**
   * by_mobile: the value is a phone number.
   */
  type?: string;
};

export type FormInit = {
  invoiceId: InvoiceId;
  /**
   * What the merchant wants to be called here.
   */
  merchantName: string;
  merchantLogo?: Logo;
  merchantAccent?: Accent;
  /**
   * The form's address, as links and QR codes carry it.
   */
  url: string;
  successUrl: string;
  cancelUrl: string;
  errorUrl: string;
  methods: Array<FormMethod>;
  /**
   * The method that the merchant chose, or the customer of a withdrawal.
   */
  paymentMethodName?: string;
  type: 'Deposit' | 'Withdrawal';
  amount: Amount;
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
  verficationKey: string;
  /**
   * The ticket that the customer opened last, while the payment has failed or needs a person.
   */
  ticket?: FormTicket;
  /**
   * The requisites issued last, while the invoice is not ended.
   */
  issued?: {
    paymentMethodId: Id;
    amount: Amount;
    credentials: FormCredentials;
  };
};

export type FormTicket = {
  id: TicketId;
  status: TicketStatusCode;
  createDate: Time;
};

export type FormTicketRequest = {
  description: TicketDescription;
  formId: FormId;
  supportCode: SupportCode;
};

/**
 * Lower-case hex HMAC-SHA-256 of the form id, keyed by verficationKey.
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
  credentials?: FormCredentials;
};

export type FormCompleteRequest = {
  /**
   * A deposit: the requisites that the customer was shown; they are known, and not compared. A withdrawal: the card or phone number to pay out to, a leading plus is dropped.
   */
  credential: string;
  /**
   * The bank of an Sbp withdrawal, as the bank list has it.
   */
  bankCodeInteger?: number;
  formId: FormId;
};

export type SbpBankList = Array<{
  id: Id;
  /**
   * Its name.
   */
  value: string;
  codeInteger: number;
}>;

export type FormCompleteAnswer = {
  successUrl: string;
};

export type FormStatusAnswer = {
  status: InvoiceStatusCode;
  serverTime: Time;
  amount?: Amount;
  paymentMethodId?: Id;
};

/**
 * http or https.
 */
export type ReturnUrl = string;

/**
 * http or https; where this invoice's callbacks go instead of the merchant's address.
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
   * The card or phone number to pay out to; a leading plus is dropped.
   */
  credential: string;
  /**
   * The bank, for Sbp.
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
  /**
   * Minor units; null until the amount is final.
   */
  fee: Amount | null;
  currency: CurrencyCode;
  isTest: boolean;
  createdDate: Time;
  statusDate: Time;
};

/**
 * Made by the caller, unique per request.
 */
export type IdempotencyKey = string;

/**
 * Only this terminal's.
 */
export type TerminalIdQuery = Id;

/**
 * Only this merchant's.
 */
export type MerchantIdQuery = Id;

/**
 * An id of the invoice, of its merchant or, with invoice.provider.read, of its provider, exactly; or
 * the beginning of the customer's external id or, with invoice.credentials.read, of the last four
 * digits of its account. Blanks around it do not count.
 *
 */
export type InvoiceSearchQuery = string;

/**
 * Ids of reference list 201; any of them.
 */
export type StatusIdsQuery = Array<number>;

/**
 * Made on this UTC day or later, dd/MM/yyyy.
 */
export type DateFromQuery = InvoiceDay;

/**
 * Made on this UTC day or earlier, dd/MM/yyyy.
 */
export type DateToQuery = InvoiceDay;

/**
 * Its status changed last on this UTC day, dd/MM/yyyy.
 */
export type LastStatusDateQuery = InvoiceDay;

export type FlowTypeQuery = FlowTypeCode;

/**
 * Major units of the invoice's own currency; at least.
 */
export type SumFromQuery = MajorUnits;

/**
 * Major units of the invoice's own currency; at most.
 */
export type SumToQuery = MajorUnits;

/**
 * Zero-based.
 */
export type PageQuery = number;

export type SizeQuery = 5 | 10 | 15 | 25 | 40;

/**
 * The ETag of the state that the change starts from; a stale one is 409 `conflict`.
 */
export type IfMatch = string;

export type InvoiceIdPath = InvoiceId;

export type TransferIdPath = Id;

export type MerchantIdPath = Id;

export type KeyIdPath = Id;

export type AccountIdPath = Id;

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
   * What went wrong.
   */
  default: Problem;
};

export type GetHealthError = GetHealthErrors[keyof GetHealthErrors];

export type GetHealthResponses = {
  /**
   * Both answer.
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
   * What went wrong.
   */
  default: Problem;
};

export type LoginError = LoginErrors[keyof LoginErrors];

export type LoginResponses = {
  /**
   * Signed in.
   */
  200: CurrentUserAnswer;
};

export type LoginResponse = LoginResponses[keyof LoginResponses];

export type LogoutData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/logout';
};

export type LogoutErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type GetCurrentUserError = GetCurrentUserErrors[keyof GetCurrentUserErrors];

export type GetCurrentUserResponses = {
  /**
   * The person.
   */
  200: CurrentUserAnswer;
};

export type GetCurrentUserResponse = GetCurrentUserResponses[keyof GetCurrentUserResponses];

export type ChangePasswordData = {
  body: ChangePasswordRequest;
  path?: never;
  query?: never;
  url: '/api/v1/user/change_password';
};

export type ChangePasswordErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type ChangePasswordError = ChangePasswordErrors[keyof ChangePasswordErrors];

export type ChangePasswordResponses = {
  /**
   * Changed; this session goes on.
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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type EndSessionError = EndSessionErrors[keyof EndSessionErrors];

export type EndSessionResponses = {
  /**
   * Ended.
   */
  204: void;
};

export type EndSessionResponse = EndSessionResponses[keyof EndSessionResponses];

export type GetTwoFactorData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/user/two_factor';
};

export type GetTwoFactorErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type GetTwoFactorError = GetTwoFactorErrors[keyof GetTwoFactorErrors];

export type GetTwoFactorResponses = {
  /**
   * How it stands.
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
   * What went wrong.
   */
  default: Problem;
};

export type BeginTwoFactorError = BeginTwoFactorErrors[keyof BeginTwoFactorErrors];

export type BeginTwoFactorResponses = {
  /**
   * The secret, shown to the person and nobody else.
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
   * What went wrong.
   */
  default: Problem;
};

export type ConfirmTwoFactorError = ConfirmTwoFactorErrors[keyof ConfirmTwoFactorErrors];

export type ConfirmTwoFactorResponses = {
  /**
   * It is on.
   */
  200: RecoveryCodesAnswer;
};

export type ConfirmTwoFactorResponse = ConfirmTwoFactorResponses[keyof ConfirmTwoFactorResponses];

export type TurnOffTwoFactorData = {
  body: TurnOffTwoFactorRequest;
  path?: never;
  query?: never;
  url: '/api/v1/user/two_factor/off';
};

export type TurnOffTwoFactorErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type TurnOffTwoFactorError = TurnOffTwoFactorErrors[keyof TurnOffTwoFactorErrors];

export type TurnOffTwoFactorResponses = {
  /**
   * It is off.
   */
  204: void;
};

export type TurnOffTwoFactorResponse = TurnOffTwoFactorResponses[keyof TurnOffTwoFactorResponses];

export type ListInvoicesData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Only this terminal's.
     */
    terminalId?: Id;
    /**
     * Only this merchant's.
     */
    merchantId?: Id;
    /**
     * An id of the invoice, of its merchant or, with invoice.provider.read, of its provider, exactly; or
     * the beginning of the customer's external id or, with invoice.credentials.read, of the last four
     * digits of its account. Blanks around it do not count.
     *
     */
    search?: string;
    /**
     * Ids of reference list 201; any of them.
     */
    statusIds?: Array<number>;
    /**
     * Made on this UTC day or later, dd/MM/yyyy.
     */
    dateFrom?: InvoiceDay;
    /**
     * Made on this UTC day or earlier, dd/MM/yyyy.
     */
    dateTo?: InvoiceDay;
    /**
     * Its status changed last on this UTC day, dd/MM/yyyy.
     */
    lastStatusDate?: InvoiceDay;
    flowType?: FlowTypeCode;
    /**
     * Major units of the invoice's own currency; at least.
     */
    sumFrom?: MajorUnits;
    /**
     * Major units of the invoice's own currency; at most.
     */
    sumTo?: MajorUnits;
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
   * What went wrong.
   */
  default: Problem;
};

export type ListInvoicesError = ListInvoicesErrors[keyof ListInvoicesErrors];

export type ListInvoicesResponses = {
  /**
   * The page, and how many there are in all.
   */
  200: InvoiceListAnswer;
};

export type ListInvoicesResponse = ListInvoicesResponses[keyof ListInvoicesResponses];

export type ExportInvoicesData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Only this terminal's.
     */
    terminalId?: Id;
    /**
     * Only this merchant's.
     */
    merchantId?: Id;
    /**
     * An id of the invoice, of its merchant or, with invoice.provider.read, of its provider, exactly; or
     * the beginning of the customer's external id or, with invoice.credentials.read, of the last four
     * digits of its account. Blanks around it do not count.
     *
     */
    search?: string;
    /**
     * Ids of reference list 201; any of them.
     */
    statusIds?: Array<number>;
    /**
     * Made on this UTC day or later, dd/MM/yyyy.
     */
    dateFrom?: InvoiceDay;
    /**
     * Made on this UTC day or earlier, dd/MM/yyyy.
     */
    dateTo?: InvoiceDay;
    /**
     * Its status changed last on this UTC day, dd/MM/yyyy.
     */
    lastStatusDate?: InvoiceDay;
    flowType?: FlowTypeCode;
    /**
     * Major units of the invoice's own currency; at least.
     */
    sumFrom?: MajorUnits;
    /**
     * Major units of the invoice's own currency; at most.
     */
    sumTo?: MajorUnits;
  };
  url: '/api/v1/invoice/csv';
};

export type ExportInvoicesErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type ExportInvoicesError = ExportInvoicesErrors[keyof ExportInvoicesErrors];

export type ExportInvoicesResponses = {
  /**
   * The file, named Invoices.csv.
   */
  200: InvoiceCsv;
};

export type ExportInvoicesResponse = ExportInvoicesResponses[keyof ExportInvoicesResponses];

export type CountNewInvoicesData = {
  body?: never;
  path?: never;
  query: {
    /**
     * The newest invoice that is shown; 404 beyond the person's scope.
     */
    since: InvoiceId;
    /**
     * Only this terminal's.
     */
    terminalId?: Id;
    /**
     * Only this merchant's.
     */
    merchantId?: Id;
    /**
     * An id of the invoice, of its merchant or, with invoice.provider.read, of its provider, exactly; or
     * the beginning of the customer's external id or, with invoice.credentials.read, of the last four
     * digits of its account. Blanks around it do not count.
     *
     */
    search?: string;
    /**
     * Ids of reference list 201; any of them.
     */
    statusIds?: Array<number>;
    /**
     * Made on this UTC day or later, dd/MM/yyyy.
     */
    dateFrom?: InvoiceDay;
    /**
     * Made on this UTC day or earlier, dd/MM/yyyy.
     */
    dateTo?: InvoiceDay;
    /**
     * Its status changed last on this UTC day, dd/MM/yyyy.
     */
    lastStatusDate?: InvoiceDay;
    flowType?: FlowTypeCode;
    /**
     * Major units of the invoice's own currency; at least.
     */
    sumFrom?: MajorUnits;
    /**
     * Major units of the invoice's own currency; at most.
     */
    sumTo?: MajorUnits;
  };
  url: '/api/v1/invoice/new';
};

export type CountNewInvoicesErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type CountNewInvoicesError = CountNewInvoicesErrors[keyof CountNewInvoicesErrors];

export type CountNewInvoicesResponses = {
  /**
   * How many.
   */
  200: CountAnswer;
};

export type CountNewInvoicesResponse = CountNewInvoicesResponses[keyof CountNewInvoicesResponses];

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
   * What went wrong.
   */
  default: Problem;
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
     * The ETag of the state that the change starts from; a stale one is 409 `conflict`.
     */
    'If-Match'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/invoice/status';
};

export type ChangeInvoiceStatusErrors = {
  /**
   * `conflict`: the invoice changed since it was read, and its current state is in `current`.
   * `amount_taken`: it cannot wait again, since another deposit waits for its amount.
   *
   */
  409: InvoiceConflict | Problem;
  /**
   * What went wrong.
   */
  default: Problem;
};

export type ChangeInvoiceStatusError = ChangeInvoiceStatusErrors[keyof ChangeInvoiceStatusErrors];

export type ChangeInvoiceStatusResponses = {
  /**
   * The invoice after the change.
   */
  200: InvoiceAnswer;
};

export type ChangeInvoiceStatusResponse =
  ChangeInvoiceStatusResponses[keyof ChangeInvoiceStatusResponses];

export type ChangeInvoiceAmountData = {
  body: AmountChangeRequest;
  headers?: {
    /**
     * The ETag of the state that the change starts from; a stale one is 409 `conflict`.
     */
    'If-Match'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/invoice/amount';
};

export type ChangeInvoiceAmountErrors = {
  /**
   * `conflict`: the invoice changed since it was read, and its current state is in `current`.
   * `amount_fixed`: its amount is booked or reserved. `amount_taken`: another deposit waits for
   * that amount on its account.
   *
   */
  409: InvoiceConflict | Problem;
  /**
   * What went wrong.
   */
  default: Problem;
};

export type ChangeInvoiceAmountError = ChangeInvoiceAmountErrors[keyof ChangeInvoiceAmountErrors];

export type ChangeInvoiceAmountResponses = {
  /**
   * The invoice after the change.
   */
  200: InvoiceAnswer;
};

export type ChangeInvoiceAmountResponse =
  ChangeInvoiceAmountResponses[keyof ChangeInvoiceAmountResponses];

export type RetryInvoiceData = {
  body: RetryRequest;
  headers?: {
    /**
     * The ETag of the state that the change starts from; a stale one is 409 `conflict`.
     */
    'If-Match'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/invoice/retry';
};

export type RetryInvoiceErrors = {
  /**
   * `conflict`: the invoice changed since it was read, and its current state is in `current`.
   * `not_retryable`: it is no withdrawal that failed. `payout_unknown`: nobody knows yet whether
   * its last payout was paid.
   *
   */
  409: InvoiceConflict | Problem;
  /**
   * What went wrong.
   */
  default: Problem;
};

export type RetryInvoiceError = RetryInvoiceErrors[keyof RetryInvoiceErrors];

export type RetryInvoiceResponses = {
  /**
   * The invoice, on its way again.
   */
  200: InvoiceAnswer;
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
   * What went wrong.
   */
  default: Problem;
};

export type ListStatusEventsError = ListStatusEventsErrors[keyof ListStatusEventsErrors];

export type ListStatusEventsResponses = {
  /**
   * The history.
   */
  200: StatusEventListAnswer;
};

export type ListStatusEventsResponse = ListStatusEventsResponses[keyof ListStatusEventsResponses];

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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type ListRoutingDecisionsError =
  ListRoutingDecisionsErrors[keyof ListRoutingDecisionsErrors];

export type ListRoutingDecisionsResponses = {
  /**
   * The decisions.
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
   * What went wrong.
   */
  default: Problem;
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
     * Zero-based.
     */
    page?: number;
    size?: 5 | 10 | 15 | 25 | 40;
  };
  url: '/api/v1/transfer';
};

export type ListTransfersErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type ListTransfersError = ListTransfersErrors[keyof ListTransfersErrors];

export type ListTransfersResponses = {
  /**
   * The page, and how many there are in all.
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
   * What went wrong.
   */
  default: Problem;
};

export type ReportTransferError = ReportTransferErrors[keyof ReportTransferErrors];

export type ReportTransferResponses = {
  /**
   * Taken; or taken before.
   */
  201: TransferAnswer;
};

export type ReportTransferResponse = ReportTransferResponses[keyof ReportTransferResponses];

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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type AssignTransferError = AssignTransferErrors[keyof AssignTransferErrors];

export type AssignTransferResponses = {
  /**
   * The transfer with its invoice.
   */
  200: TransferAnswer;
};

export type AssignTransferResponse = AssignTransferResponses[keyof AssignTransferResponses];

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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type ConfirmTransactionError = ConfirmTransactionErrors[keyof ConfirmTransactionErrors];

export type ConfirmTransactionResponses = {
  /**
   * The payout as it stands now.
   */
  200: TransactionAnswer;
};

export type ConfirmTransactionResponse =
  ConfirmTransactionResponses[keyof ConfirmTransactionResponses];

export type ListTerminalsData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Only this merchant's.
     */
    merchantId?: Id;
  };
  url: '/api/v1/terminal';
};

export type ListTerminalsErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type ListTerminalsError = ListTerminalsErrors[keyof ListTerminalsErrors];

export type ListTerminalsResponses = {
  /**
   * The terminals, by name.
   */
  200: TerminalListAnswer;
};

export type ListTerminalsResponse = ListTerminalsResponses[keyof ListTerminalsResponses];

export type ListPoolsData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/terminal/pool';
};

export type ListPoolsErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type ListPoolsError = ListPoolsErrors[keyof ListPoolsErrors];

export type ListPoolsResponses = {
  /**
   * The pools, by name.
   */
  200: PoolListAnswer;
};

export type ListPoolsResponse = ListPoolsResponses[keyof ListPoolsResponses];

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
   * What went wrong.
   */
  default: Problem;
};

export type ListAccountMovementsError =
  ListAccountMovementsErrors[keyof ListAccountMovementsErrors];

export type ListAccountMovementsResponses = {
  /**
   * The page, how many there are in all, and the version of the account.
   */
  200: AccountMovementListAnswer;
};

export type ListAccountMovementsResponse =
  ListAccountMovementsResponses[keyof ListAccountMovementsResponses];

export type MoveAccountMoneyData = {
  body: AccountMovementRequest;
  headers?: {
    /**
     * The ETag of the state that the change starts from; a stale one is 409 `conflict`.
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
   * `conflict`: the account changed since it was read; how it stands is in `current`.
   */
  409: AccountConflict;
  /**
   * What went wrong.
   */
  default: Problem;
};

export type MoveAccountMoneyError = MoveAccountMoneyErrors[keyof MoveAccountMoneyErrors];

export type MoveAccountMoneyResponses = {
  /**
   * Booked.
   */
  201: AccountMovementAnswer;
};

export type MoveAccountMoneyResponse = MoveAccountMoneyResponses[keyof MoveAccountMoneyResponses];

export type ListNotificationsData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Only these; both where it is left out.
     */
    status?: NotificationStatusCode;
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
   * What went wrong.
   */
  default: Problem;
};

export type ListNotificationsError = ListNotificationsErrors[keyof ListNotificationsErrors];

export type ListNotificationsResponses = {
  /**
   * The page, and how many there are in all.
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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type GetSettingError = GetSettingErrors[keyof GetSettingErrors];

export type GetSettingResponses = {
  /**
   * Its value.
   */
  200: SettingAnswer;
};

export type GetSettingResponse = GetSettingResponses[keyof GetSettingResponses];

export type SetSettingData = {
  body: Setting;
  path: {
    setting: string;
  };
  query?: never;
  url: '/api/v1/settings/{setting}';
};

export type SetSettingErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type SetSettingError = SetSettingErrors[keyof SetSettingErrors];

export type SetSettingResponses = {
  /**
   * The value that it has now.
   */
  200: SettingAnswer;
};

export type SetSettingResponse = SetSettingResponses[keyof SetSettingResponses];

export type GetOwnMerchantData = {
  body?: never;
  path?: never;
  query?: never;
  url: '/api/v1/merchant/me';
};

export type GetOwnMerchantErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
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
     * Only this terminal's.
     */
    terminalId?: Id;
  };
  url: '/api/v1/merchant/balance';
};

export type GetMerchantBalanceErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type GetMerchantBalanceError = GetMerchantBalanceErrors[keyof GetMerchantBalanceErrors];

export type GetMerchantBalanceResponses = {
  /**
   * The balance, an entry per currency.
   */
  200: BalanceAnswer;
};

export type GetMerchantBalanceResponse =
  GetMerchantBalanceResponses[keyof GetMerchantBalanceResponses];

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
   * What went wrong.
   */
  default: Problem;
};

export type GetMerchantLookError = GetMerchantLookErrors[keyof GetMerchantLookErrors];

export type GetMerchantLookResponses = {
  /**
   * The look.
   */
  200: MerchantLookAnswer;
};

export type GetMerchantLookResponse = GetMerchantLookResponses[keyof GetMerchantLookResponses];

export type ChangeMerchantLookData = {
  body: MerchantLookChange;
  headers?: {
    /**
     * The ETag of the state that the change starts from; a stale one is 409 `conflict`.
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
   * `conflict`: it changed since it was read, and its current state is in `current`.
   */
  409: MerchantLookConflict;
  /**
   * What went wrong.
   */
  default: Problem;
};

export type ChangeMerchantLookError = ChangeMerchantLookErrors[keyof ChangeMerchantLookErrors];

export type ChangeMerchantLookResponses = {
  /**
   * The look that it has now.
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
     * Only this terminal's.
     */
    terminalId?: Id;
  };
  url: '/api/v1/merchant/deposit';
};

export type GetMerchantDepositErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type GetMerchantDepositError = GetMerchantDepositErrors[keyof GetMerchantDepositErrors];

export type GetMerchantDepositResponses = {
  /**
   * The total, an entry per currency.
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
     * Only this terminal's.
     */
    terminalId?: Id;
  };
  url: '/api/v1/merchant/withdrawal';
};

export type GetMerchantWithdrawalErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type GetMerchantWithdrawalError =
  GetMerchantWithdrawalErrors[keyof GetMerchantWithdrawalErrors];

export type GetMerchantWithdrawalResponses = {
  /**
   * The total, an entry per currency.
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
   * What went wrong.
   */
  default: Problem;
};

export type GetMerchantTrendError = GetMerchantTrendErrors[keyof GetMerchantTrendErrors];

export type GetMerchantTrendResponses = {
  /**
   * The days, the oldest first.
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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type CreateApiKeyError = CreateApiKeyErrors[keyof CreateApiKeyErrors];

export type CreateApiKeyResponses = {
  /**
   * The key.
   */
  201: CreatedApiKeyAnswer;
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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type ListRatesError = ListRatesErrors[keyof ListRatesErrors];

export type ListRatesResponses = {
  /**
   * The newest rate of each currency.
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
   * What went wrong.
   */
  default: Problem;
};

export type SetRateError = SetRateErrors[keyof SetRateErrors];

export type SetRateResponses = {
  /**
   * The rate that counts now.
   */
  200: RateAnswer;
};

export type SetRateResponse = SetRateResponses[keyof SetRateResponses];

export type CreateSettlementData = {
  body: SettlementRequest;
  headers?: {
    /**
     * Made by the caller, unique per settlement: so that a second click settles nothing.
     */
    'Idempotency-Key'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/settlement';
};

export type CreateSettlementErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type CreateSettlementError = CreateSettlementErrors[keyof CreateSettlementErrors];

export type CreateSettlementResponses = {
  /**
   * Settled; or settled before with this key.
   */
  201: SettlementAnswer;
};

export type CreateSettlementResponse = CreateSettlementResponses[keyof CreateSettlementResponses];

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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type SendCallbackError = SendCallbackErrors[keyof SendCallbackErrors];

export type SendCallbackResponses = {
  /**
   * Queued.
   */
  201: CallbackAnswer;
};

export type SendCallbackResponse = SendCallbackResponses[keyof SendCallbackResponses];

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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type OpenTicketError = OpenTicketErrors[keyof OpenTicketErrors];

export type OpenTicketResponses = {
  /**
   * Open; or open already.
   */
  201: TicketAnswer;
};

export type OpenTicketResponse = OpenTicketResponses[keyof OpenTicketResponses];

export type ApproveTicketData = {
  body: TicketDecisionRequest;
  headers?: {
    /**
     * The ETag of the state that the change starts from; a stale one is 409 `conflict`.
     */
    'If-Match'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/merchant/support/approve';
};

export type ApproveTicketErrors = {
  /**
   * `conflict`: the ticket changed since it was read, and its current state is in `current`.
   * `ticket_decided`: somebody has decided it already.
   *
   */
  409: TicketConflict | Problem;
  /**
   * What went wrong.
   */
  default: Problem;
};

export type ApproveTicketError = ApproveTicketErrors[keyof ApproveTicketErrors];

export type ApproveTicketResponses = {
  /**
   * The ticket, SOLVED.
   */
  200: TicketAnswer;
};

export type ApproveTicketResponse = ApproveTicketResponses[keyof ApproveTicketResponses];

export type RejectTicketData = {
  body: TicketDecisionRequest;
  headers?: {
    /**
     * The ETag of the state that the change starts from; a stale one is 409 `conflict`.
     */
    'If-Match'?: string;
  };
  path?: never;
  query?: never;
  url: '/api/v1/merchant/support/reject';
};

export type RejectTicketErrors = {
  /**
   * `conflict`: the ticket changed since it was read, and its current state is in `current`.
   * `ticket_decided`: somebody has decided it already.
   *
   */
  409: TicketConflict | Problem;
  /**
   * What went wrong.
   */
  default: Problem;
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
     * Which list.
     */
    refHeaderId: Id;
  };
  url: '/api/v1/reference';
};

export type ListReferenceItemsErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type ListReferenceItemsError = ListReferenceItemsErrors[keyof ListReferenceItemsErrors];

export type ListReferenceItemsResponses = {
  /**
   * The list, in its own order.
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
   * What went wrong.
   */
  default: Problem;
};

export type ListCurrenciesError = ListCurrenciesErrors[keyof ListCurrenciesErrors];

export type ListCurrenciesResponses = {
  /**
   * The currencies; the ids are those of reference list 101.
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
   * What went wrong.
   */
  default: Problem;
};

export type ListProvidersError = ListProvidersErrors[keyof ListProvidersErrors];

export type ListProvidersResponses = {
  /**
   * The providers, by name.
   */
  200: ProviderListAnswer;
};

export type ListProvidersResponse = ListProvidersResponses[keyof ListProvidersResponses];

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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type RequestFormCredentialError =
  RequestFormCredentialErrors[keyof RequestFormCredentialErrors];

export type RequestFormCredentialResponses = {
  /**
   * The amount, and the requisites once there are some.
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
   * What went wrong.
   */
  default: Problem;
};

export type CompleteFormError = CompleteFormErrors[keyof CompleteFormErrors];

export type CompleteFormResponses = {
  /**
   * Said.
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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type OpenFormTicketError = OpenFormTicketErrors[keyof OpenFormTicketErrors];

export type OpenFormTicketResponses = {
  /**
   * Open; or open already.
   */
  201: FormTicket;
};

export type OpenFormTicketResponse = OpenFormTicketResponses[keyof OpenFormTicketResponses];

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
   * What went wrong.
   */
  default: Problem;
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
     * Made by the caller, unique per request.
     */
    'Idempotency-Key': string;
  };
  path?: never;
  query?: never;
  url: '/api/merchant/v1/forms';
};

export type CreateFormErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type CreateFormError = CreateFormErrors[keyof CreateFormErrors];

export type CreateFormResponses = {
  /**
   * Made; or made before with this key.
   */
  201: CreatedForm;
};

export type CreateFormResponse = CreateFormResponses[keyof CreateFormResponses];

export type CreatePayoutData = {
  body: CreatePayoutRequest;
  headers: {
    /**
     * Made by the caller, unique per request.
     */
    'Idempotency-Key': string;
  };
  path?: never;
  query?: never;
  url: '/api/merchant/v1/payouts';
};

export type CreatePayoutErrors = {
  /**
   * What went wrong.
   */
  default: Problem;
};

export type CreatePayoutError = CreatePayoutErrors[keyof CreatePayoutErrors];

export type CreatePayoutResponses = {
  /**
   * Made; or made before with this key.
   */
  201: MerchantInvoice;
};

export type CreatePayoutResponse = CreatePayoutResponses[keyof CreatePayoutResponses];

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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
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
   * What went wrong.
   */
  default: Problem;
};

export type ReportAsProviderError = ReportAsProviderErrors[keyof ReportAsProviderErrors];

export type ReportAsProviderResponses = {
  /**
   * Taken; or taken before.
   */
  200: ProviderReportAnswer;
};

export type ReportAsProviderResponse = ReportAsProviderResponses[keyof ReportAsProviderResponses];

export type PostInvoiceStatusWebhookPayload = CallbackBody;

export type PostInvoiceStatusWebhookRequest = {
  body: PostInvoiceStatusWebhookPayload;
  key: 'invoiceStatus';
  path?: never;
  query?: never;
};
