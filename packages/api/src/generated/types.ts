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

export type BalanceAnswer = {
  data: Array<BalanceEntry>;
};

export type BalanceEntry = {
  sum: SignedAmount;
  currency: Currency;
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
  merchantName: string;
  successUrl: string;
  cancelUrl: string;
  errorUrl: string;
  methods: Array<FormMethod>;
  /**
   * The method that the merchant chose.
   */
  paymentMethodName?: string;
  type: 'Deposit';
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
   * The requisites issued last, while the invoice is not ended.
   */
  issued?: {
    paymentMethodId: Id;
    amount: Amount;
    credentials: FormCredentials;
  };
};

export type FormCredentialRequest = {
  amount: number;
  formId: FormId;
  paymentMethodId: Id;
  /**
   * Lower-case hex HMAC-SHA-256 of the form id, keyed by verficationKey.
   */
  supportCode: string;
};

export type FormCredentialAnswer = {
  amount: Amount;
  credentials?: FormCredentials;
};

export type FormCompleteRequest = {
  /**
   * The requisites that the customer was shown; a deposit's are known, and not compared.
   */
  credential: string;
  formId: FormId;
};

export type FormCompleteAnswer = {
  successUrl: string;
};

export type FormStatusAnswer = {
  status: InvoiceStatusCode;
  serverTime: Time;
};

/**
 * http or https.
 */
export type ReturnUrl = string;

/**
 * http or https; where this invoice's callbacks go instead of the merchant's address.
 */
export type CallbackUrl = string;

export type CreateFormRequest = {
  terminalId: Id;
  type: 'Deposit';
  amount: number;
  canChangeAmount: boolean;
  merchantInvoiceId: string;
  customer: {
    externalId: string;
    firstName?: string;
    lastName?: string;
  };
  successUrl: ReturnUrl;
  cancelUrl: ReturnUrl;
  errorUrl: ReturnUrl;
  paymentMethodName?: string;
  callbackUrl?: CallbackUrl;
  lifetimeSeconds?: number;
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
 * Only this terminal's.
 */
export type TerminalIdQuery = Id;

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

export type ListInvoicesData = {
  body?: never;
  path?: never;
  query?: {
    /**
     * Only this terminal's.
     */
    terminalId?: Id;
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

export type PostInvoiceStatusWebhookPayload = CallbackBody;

export type PostInvoiceStatusWebhookRequest = {
  body: PostInvoiceStatusWebhookPayload;
  key: 'invoiceStatus';
  path?: never;
  query?: never;
};
