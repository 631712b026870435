// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  optional,
  string,
  type,
} from 'superstruct';

/** Id: As in the contract. */
export const IdStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  2147483647,
);

/** InvoiceId: As in the contract. */
export const InvoiceIdStruct = /* @__PURE__ */ string();

/** FormId: As in the contract. */
export const FormIdStruct = /* @__PURE__ */ string();

/** Amount: Minor units. */
export const AmountStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  9007199254740991,
);

/** SignedAmount: Minor units, below zero where a correction took more than was there. */
export const SignedAmountStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), -9007199254740991),
  9007199254740991,
);

/** Time: As in the contract. */
export const TimeStruct = /* @__PURE__ */ string();

/** CurrencyCode: As in the contract. */
export const CurrencyCodeStruct = /* @__PURE__ */ enums(['UZS', 'RUB', 'KGS', 'AZN', 'USDT']);

/** InvoiceStatusCode: As in the contract. */
export const InvoiceStatusCodeStruct = /* @__PURE__ */ enums([
  'NEW',
  'IN_PROGRESS',
  'PENDING',
  'PAYED',
  'DONE',
  'DECLINED',
  'CANCELED',
  'ERROR',
]);

/** FlowTypeCode: As in the contract. */
export const FlowTypeCodeStruct = /* @__PURE__ */ enums(['DEPOSIT', 'WITHDRAWAL']);

/** FieldError: As in the contract. */
export const FieldErrorStruct = /* @__PURE__ */ type({
  path: /* @__PURE__ */ string(),
  message: /* @__PURE__ */ string(),
});

/** Problem: RFC 9457, with a stable `code` for programs. */
export const ProblemStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 400), 599),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ string(),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  errors: /* @__PURE__ */ optional(/* @__PURE__ */ array(FieldErrorStruct)),
});

/** Health: As in the contract. */
export const HealthStruct = /* @__PURE__ */ type({
  status: /* @__PURE__ */ enums(['ok']),
  database: /* @__PURE__ */ enums(['embedded', 'postgres']),
});

/** SecondFactorCode: Six digits of the authenticator app, or a recovery code; blanks and dashes do not count. */
export const SecondFactorCodeStruct = /* @__PURE__ */ string();

/** LoginRequest: As in the contract. */
export const LoginRequestStruct = /* @__PURE__ */ type({
  username: /* @__PURE__ */ string(),
  password: /* @__PURE__ */ string(),
  code: /* @__PURE__ */ optional(SecondFactorCodeStruct),
});

/** PasswordRequest: As in the contract. */
export const PasswordRequestStruct = /* @__PURE__ */ type({ password: /* @__PURE__ */ string() });

/** CodeRequest: As in the contract. */
export const CodeRequestStruct = /* @__PURE__ */ type({ code: SecondFactorCodeStruct });

/** TurnOffTwoFactorRequest: As in the contract. */
export const TurnOffTwoFactorRequestStruct = /* @__PURE__ */ type({
  password: /* @__PURE__ */ string(),
  code: SecondFactorCodeStruct,
});

/** TwoFactor: As in the contract. */
export const TwoFactorStruct = /* @__PURE__ */ type({
  onSince: /* @__PURE__ */ nullable(TimeStruct),
  recoveryCodesLeft: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});

/** TwoFactorAnswer: As in the contract. */
export const TwoFactorAnswerStruct = /* @__PURE__ */ type({ data: TwoFactorStruct });

/** TwoFactorSecret: As in the contract. */
export const TwoFactorSecretStruct = /* @__PURE__ */ type({
  secret: /* @__PURE__ */ string(),
  uri: /* @__PURE__ */ string(),
});

/** TwoFactorSecretAnswer: As in the contract. */
export const TwoFactorSecretAnswerStruct = /* @__PURE__ */ type({ data: TwoFactorSecretStruct });

/** RecoveryCodes: As in the contract. */
export const RecoveryCodesStruct = /* @__PURE__ */ type({
  recoveryCodes: /* @__PURE__ */ array(/* @__PURE__ */ string()),
});

/** RecoveryCodesAnswer: As in the contract. */
export const RecoveryCodesAnswerStruct = /* @__PURE__ */ type({ data: RecoveryCodesStruct });

/** ChangePasswordRequest: As in the contract. */
export const ChangePasswordRequestStruct = /* @__PURE__ */ type({
  currentPassword: /* @__PURE__ */ string(),
  newPassword: /* @__PURE__ */ string(),
});

/** SessionId: Names a session; it signs nobody in. */
export const SessionIdStruct = /* @__PURE__ */ string();

/** Session: As in the contract. */
export const SessionStruct = /* @__PURE__ */ type({
  id: SessionIdStruct,
  createdDate: TimeStruct,
  expiryDate: TimeStruct,
  browser: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  isCurrent: /* @__PURE__ */ boolean(),
});

/** SessionListAnswer: As in the contract. */
export const SessionListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(SessionStruct),
});

/** CurrentUser: As in the contract. */
export const CurrentUserStruct = /* @__PURE__ */ type({
  id: IdStruct,
  permissions: /* @__PURE__ */ array(/* @__PURE__ */ string()),
  personal: /* @__PURE__ */ type({
    firstName: /* @__PURE__ */ string(),
    lastName: /* @__PURE__ */ string(),
  }),
  merchantId: /* @__PURE__ */ nullable(IdStruct),
  testDashboard: /* @__PURE__ */ boolean(),
});

/** CurrentUserAnswer: As in the contract. */
export const CurrentUserAnswerStruct = /* @__PURE__ */ type({ data: CurrentUserStruct });

/** TestDashboardChoice: As in the contract. */
export const TestDashboardChoiceStruct = /* @__PURE__ */ type({
  testDashboard: /* @__PURE__ */ boolean(),
});

/** Currency: As in the contract. */
export const CurrencyStruct = /* @__PURE__ */ type({
  id: IdStruct,
  code: CurrencyCodeStruct,
  name: /* @__PURE__ */ string(),
  dimension: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 8),
});

/** InvoiceStatus: As in the contract. */
export const InvoiceStatusStruct = /* @__PURE__ */ type({
  id: IdStruct,
  code: InvoiceStatusCodeStruct,
  value: /* @__PURE__ */ string(),
});

/** FlowType: As in the contract. */
export const FlowTypeStruct = /* @__PURE__ */ type({ code: FlowTypeCodeStruct });

/** NamedRef: As in the contract. */
export const NamedRefStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
});

/** InvoiceDay: As in the contract. */
export const InvoiceDayStruct = /* @__PURE__ */ string();

/** ReportDay: As in the contract. */
export const ReportDayStruct = /* @__PURE__ */ string();

/** MajorUnits: As in the contract. */
export const MajorUnitsStruct = /* @__PURE__ */ string();

/** CountAnswer: As in the contract. */
export const CountAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({
    count: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
    countIsCapped: /* @__PURE__ */ boolean(),
  }),
});

/** InvoiceCsv: The columns: Invoice ID, Merchant Invoice ID, Provider Invoice ID (only with
invoice.provider.read), Created date, Status date (both ISO 8601 UTC), Flow Type, Status, Amount,
Fee (both in major units; no fee before the amount is final), Currency, Test (true or false),
Merchant ID, Terminal ID, Terminal name, Payment method, Customer ID, First name, Last name.
 */
export const InvoiceCsvStruct = /* @__PURE__ */ string();

/** InvoiceListItem: As in the contract. */
export const InvoiceListItemStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  createdDate: TimeStruct,
  statusDate: TimeStruct,
  amount: AmountStruct,
  currency: CurrencyStruct,
  flowType: FlowTypeStruct,
  invoiceStatus: InvoiceStatusStruct,
  isTestProcessing: /* @__PURE__ */ boolean(),
  terminal: NamedRefStruct,
});

/** InvoiceListAnswer: As in the contract. */
export const InvoiceListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(InvoiceListItemStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  totalIsCapped: /* @__PURE__ */ boolean(),
});

/** Invoice: As in the contract. */
export const InvoiceStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  merchantInvoiceId: /* @__PURE__ */ string(),
  providerInvoiceId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  createdDate: TimeStruct,
  statusDate: TimeStruct,
  amount: AmountStruct,
  fee: /* @__PURE__ */ nullable(AmountStruct),
  currency: CurrencyStruct,
  flowType: FlowTypeStruct,
  invoiceStatus: InvoiceStatusStruct,
  isTestProcessing: /* @__PURE__ */ boolean(),
  customer: /* @__PURE__ */ type({
    externalId: /* @__PURE__ */ string(),
    people: /* @__PURE__ */ type({
      firstName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
      lastName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
    }),
  }),
  terminal: NamedRefStruct,
  paymentMethod: /* @__PURE__ */ nullable(
    /* @__PURE__ */ type({
      paymentMethod: /* @__PURE__ */ type({ name: /* @__PURE__ */ string() }),
    }),
  ),
  account: /* @__PURE__ */ optional(/* @__PURE__ */ type({ value: /* @__PURE__ */ string() })),
  credentials: /* @__PURE__ */ optional(
    /* @__PURE__ */ type({
      bankName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
      owner: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
      provider: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
    }),
  ),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});

/** InvoiceConflict: As in the contract. */
export const InvoiceConflictStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ enums([409]),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ enums(['conflict']),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  current: InvoiceStruct,
});

/** InvoiceAnswer: As in the contract. */
export const InvoiceAnswerStruct = /* @__PURE__ */ type({ data: InvoiceStruct });

/** AmountChangeRequest: As in the contract. */
export const AmountChangeRequestStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
});

/** RetryRequest: As in the contract. */
export const RetryRequestStruct = /* @__PURE__ */ type({ invoiceId: InvoiceIdStruct });

/** StatusChangeRequest: As in the contract. */
export const StatusChangeRequestStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  statusId: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 8),
});

/** InvoiceError: As in the contract. */
export const InvoiceErrorStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  code: /* @__PURE__ */ string(),
  description: /* @__PURE__ */ string(),
  eventTime: TimeStruct,
});

/** InvoiceErrorListAnswer: As in the contract. */
export const InvoiceErrorListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(InvoiceErrorStruct),
});

/** RoutingStep: As in the contract. */
export const RoutingStepStruct = /* @__PURE__ */ type({
  accountId: IdStruct,
  lastFour: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  outcome: /* @__PURE__ */ enums([
    'disabled',
    'no_credentials',
    'limit_reached',
    'amount_taken',
    'refused_before',
    'too_little_money',
    'chosen',
  ]),
});

/** RoutingDecision: As in the contract. */
export const RoutingDecisionStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  eventTime: TimeStruct,
  steps: /* @__PURE__ */ array(RoutingStepStruct),
});

/** RoutingDecisionListAnswer: As in the contract. */
export const RoutingDecisionListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(RoutingDecisionStruct),
});

/** PostingLeg: As in the contract. */
export const PostingLegStruct = /* @__PURE__ */ type({
  account: /* @__PURE__ */ enums([
    'merchant_balance',
    'merchant_reserve',
    'payment_account',
    'suspense',
    'fees',
    'treasury',
    'fx_clearing',
    'settled_usdt',
  ]),
  paymentAccountId: /* @__PURE__ */ optional(IdStruct),
  sum: SignedAmountStruct,
  currency: CurrencyStruct,
});

/** Posting: As in the contract. */
export const PostingStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  kind: /* @__PURE__ */ enums([
    'money_reported',
    'money_assigned',
    'status_moved',
    'settlement',
    'account_movement',
  ]),
  createdDate: TimeStruct,
  legs: /* @__PURE__ */ array(PostingLegStruct),
});

/** PostingListAnswer: As in the contract. */
export const PostingListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(PostingStruct),
});

/** TrendDay: As in the contract. */
export const TrendDayStruct = /* @__PURE__ */ type({
  day: /* @__PURE__ */ string(),
  sum: SignedAmountStruct,
  count: /* @__PURE__ */ integer(),
});

/** Trend: As in the contract. */
export const TrendStruct = /* @__PURE__ */ type({
  currency: CurrencyStruct,
  flowType: FlowTypeStruct,
  days: /* @__PURE__ */ array(TrendDayStruct),
});

/** TrendAnswer: As in the contract. */
export const TrendAnswerStruct = /* @__PURE__ */ type({ data: TrendStruct });

/** StatusReason: As in the contract. */
export const StatusReasonStruct = /* @__PURE__ */ enums([
  'created',
  'requisites_issued',
  'customer_paid',
  'money_reported',
  'booked',
  'deadline_passed',
  'canceled_by_merchant',
  'canceled_by_customer',
  'match_window_ended',
  'provider_refused',
  'amount_differs',
  'money_late',
  'reports_contradict',
  'changed_by_person',
  'payout_started',
  'payout_paid',
  'payouts_exhausted',
  'payout_unknown',
  'paid_after_release',
  'funds_short',
  'retried_by_person',
]);

/** Actor: As in the contract. */
export const ActorStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ enums(['system', 'customer', 'staff', 'merchant', 'provider']),
  name: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});

/** StatusEvent: As in the contract. */
export const StatusEventStruct = /* @__PURE__ */ type({
  sequence: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  status: InvoiceStatusStruct,
  statusDate: TimeStruct,
  reason: StatusReasonStruct,
  actor: ActorStruct,
});

/** StatusEventListAnswer: As in the contract. */
export const StatusEventListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(StatusEventStruct),
});

/** InvoiceEvent: As in the contract. */
export const InvoiceEventStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  code: /* @__PURE__ */ string(),
  description: /* @__PURE__ */ string(),
  eventTime: TimeStruct,
  userId: /* @__PURE__ */ nullable(IdStruct),
  actor: ActorStruct,
});

/** InvoiceEventListAnswer: As in the contract. */
export const InvoiceEventListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(InvoiceEventStruct),
});

/** TransferSource: As in the contract. */
export const TransferSourceStruct = /* @__PURE__ */ enums(['provider', 'staff']);

/** TransferAccount: As in the contract. */
export const TransferAccountStruct = /* @__PURE__ */ type({
  id: IdStruct,
  lastFour: /* @__PURE__ */ string(),
  bankName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});

/** InvoiceIdOrNull: As in the contract. */
export const InvoiceIdOrNullStruct = /* @__PURE__ */ nullable(InvoiceIdStruct);

/** TextOrNull: As in the contract. */
export const TextOrNullStruct = /* @__PURE__ */ nullable(/* @__PURE__ */ string());

/** Transfer: As in the contract. */
export const TransferStruct = /* @__PURE__ */ type({
  id: IdStruct,
  transferId: /* @__PURE__ */ string(),
  source: TransferSourceStruct,
  amount: AmountStruct,
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  account: TransferAccountStruct,
  provider: NamedRefStruct,
  createDate: TimeStruct,
  invoiceId: InvoiceIdOrNullStruct,
  namedInvoiceId: InvoiceIdOrNullStruct,
  comment: TextOrNullStruct,
});

/** TransferListAnswer: As in the contract. */
export const TransferListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(TransferStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});

/** TransferCandidate: As in the contract. */
export const TransferCandidateStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  merchantInvoiceId: /* @__PURE__ */ string(),
  invoiceStatus: InvoiceStatusStruct,
  amount: AmountStruct,
  missing: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), -9007199254740991),
    9007199254740991,
  ),
  isExact: /* @__PURE__ */ boolean(),
  isNamed: /* @__PURE__ */ boolean(),
  createdDate: TimeStruct,
  statusDate: TimeStruct,
  terminal: NamedRefStruct,
});

/** TransferDetails: As in the contract. */
export const TransferDetailsStruct = /* @__PURE__ */ type({
  id: IdStruct,
  transferId: /* @__PURE__ */ string(),
  source: TransferSourceStruct,
  amount: AmountStruct,
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  account: TransferAccountStruct,
  provider: NamedRefStruct,
  createDate: TimeStruct,
  invoiceId: InvoiceIdOrNullStruct,
  namedInvoiceId: InvoiceIdOrNullStruct,
  comment: TextOrNullStruct,
  candidates: /* @__PURE__ */ array(TransferCandidateStruct),
});

/** TransferAnswer: As in the contract. */
export const TransferAnswerStruct = /* @__PURE__ */ type({ data: TransferDetailsStruct });

/** TransferId: What the provider or the bank calls the transfer. */
export const TransferIdStruct = /* @__PURE__ */ string();

/** TransferReportRequest: As in the contract. */
export const TransferReportRequestStruct = /* @__PURE__ */ type({
  accountId: IdStruct,
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  transferId: TransferIdStruct,
  comment: /* @__PURE__ */ string(),
  invoiceId: /* @__PURE__ */ optional(InvoiceIdStruct),
});

/** ProviderReport: As in the contract. */
export const ProviderReportStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ enums(['deposit', 'payout']),
  status: /* @__PURE__ */ enums(['paid', 'refused']),
  transferId: TransferIdStruct,
  accountId: IdStruct,
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  currency: CurrencyCodeStruct,
  transactionId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});

/** ProviderReportAnswer: As in the contract. */
export const ProviderReportAnswerStruct = /* @__PURE__ */ type({
  outcome: /* @__PURE__ */ enums(['taken', 'known']),
});

/** TransferAssignRequest: As in the contract. */
export const TransferAssignRequestStruct = /* @__PURE__ */ type({ invoiceId: InvoiceIdStruct });

/** TransactionId: As in the contract. */
export const TransactionIdStruct = /* @__PURE__ */ string();

/** TransactionStatus: An item of reference list 202. UNKNOWN is one that nobody can say of whether it was paid. */
export const TransactionStatusStruct = /* @__PURE__ */ type({
  id: IdStruct,
  code: /* @__PURE__ */ enums(['NEW', 'SENT', 'UNKNOWN', 'PAID', 'FAILED']),
  value: /* @__PURE__ */ string(),
});

/** Transaction: As in the contract. */
export const TransactionStruct = /* @__PURE__ */ type({
  id: TransactionIdStruct,
  status: TransactionStatusStruct,
  createDate: TimeStruct,
  statusDate: TimeStruct,
});

/** TransactionListAnswer: As in the contract. */
export const TransactionListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(TransactionStruct),
});

/** TransactionAnswer: As in the contract. */
export const TransactionAnswerStruct = /* @__PURE__ */ type({ data: TransactionStruct });

/** TransactionConfirmation: As in the contract. */
export const TransactionConfirmationStruct = /* @__PURE__ */ type({
  status: /* @__PURE__ */ enums(['paid', 'refused']),
  transferId: /* @__PURE__ */ optional(TransferIdStruct),
});

/** Terminal: As in the contract. */
export const TerminalStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  paymentFlow: FlowTypeStruct,
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  inTest: /* @__PURE__ */ boolean(),
  merchantId: IdStruct,
});

/** TerminalListAnswer: As in the contract. */
export const TerminalListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(TerminalStruct),
});

/** InvoiceReportCsv: The columns: Posting ID, Posting time (ISO 8601 UTC), Invoice ID, Merchant Invoice ID, Provider
Invoice ID (only with invoice.provider.read), Created date (ISO 8601 UTC), Flow Type, Amount, Fee,
Balance change (by which the merchant's balance and what is reserved of it changed together; all
three in major units), Currency, Test (true or false), Merchant ID, Merchant name, Terminal ID,
Terminal name, Payment method, Customer ID, First name, Last name. A line where an invoice was
booked at DONE, and another with a minus where it left DONE again.
 */
export const InvoiceReportCsvStruct = /* @__PURE__ */ string();

/** BalanceReportCsv: The columns: Date, Merchant ID, Merchant name, Currency, Test, Opening balance, Deposits (less their
fees), Withdrawals (with their fees; what is reserved for one counts, and comes back where it is
not paid), Settlements, Closing balance. Money in major units, as the balance changed by it, so
that each line adds up. A line for the first day of the period, and for each on which something moved.
 */
export const BalanceReportCsvStruct = /* @__PURE__ */ string();

/** ProviderReportCsv: The columns: Date, Provider ID, Provider name, Merchant ID, Merchant name, Terminal ID, Terminal
name, Currency, Test, Received count, Received, Paid out count, Paid out, Moved by staff (top-ups
less sweeps). Money in major units; what was taken back counts with a minus. Money of nobody's
terminal has no merchant, and is only for people of all merchants (merchant.rw.all).
 */
export const ProviderReportCsvStruct = /* @__PURE__ */ string();

/** PoolBalanceReportCsv: The columns: Date, Terminal pool ID, Terminal pool name, Account ID, Provider name, Payment method,
Currency, Test, Opening balance, Received, Paid out, Moved by staff (top-ups less sweeps), Closing
balance. Money in major units. A line for the first day of the period, and for each on which
something moved. Accounts serve several merchants: with terminalId, and for people without
merchant.rw.all, there are lines for what moved for those terminals alone, and no balances.
 */
export const PoolBalanceReportCsvStruct = /* @__PURE__ */ string();

/** MonitoredTerminal: As in the contract. */
export const MonitoredTerminalStruct = /* @__PURE__ */ type({
  terminalId: IdStruct,
  name: /* @__PURE__ */ string(),
  enable: /* @__PURE__ */ boolean(),
});

/** MonitoredMerchant: As in the contract. */
export const MonitoredMerchantStruct = /* @__PURE__ */ type({
  merchantId: IdStruct,
  name: /* @__PURE__ */ string(),
  terminals: /* @__PURE__ */ array(MonitoredTerminalStruct),
});

/** MonitoredMerchantListAnswer: As in the contract. */
export const MonitoredMerchantListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(MonitoredMerchantStruct),
});

/** Percent: 0 to 100; null where no invoice ended. */
export const PercentStruct = /* @__PURE__ */ nullable(
  /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ number(), 0), 100),
);

/** SuccessPoint: As in the contract. */
export const SuccessPointStruct = /* @__PURE__ */ type({
  time: TimeStruct,
  successPercent: PercentStruct,
});

/** TerminalStatistics: As in the contract. */
export const TerminalStatisticsStruct = /* @__PURE__ */ type({
  terminalId: IdStruct,
  newCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  successCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  successPercent: PercentStruct,
  cancelCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  cancelPercent: PercentStruct,
  declinedCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  declinedPercent: PercentStruct,
  successPercentLowThreshold: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
    100,
  ),
  successPercentHighThreshold: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
    100,
  ),
  trend: /* @__PURE__ */ array(SuccessPointStruct),
});

/** TerminalStatisticsListAnswer: As in the contract. */
export const TerminalStatisticsListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(TerminalStatisticsStruct),
});

/** TerminalMethod: A method that the terminal offers; the fee is feeBasisPoints of the amount and feeFixed, rounded half up. */
export const TerminalMethodStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  minAmount: AmountStruct,
  maxAmount: AmountStruct,
  feeBasisPoints: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 10000),
  feeFixed: AmountStruct,
});

/** TerminalAttribute: As in the contract. */
export const TerminalAttributeStruct = /* @__PURE__ */ type({
  id: IdStruct,
  value: /* @__PURE__ */ string(),
  attrType: /* @__PURE__ */ type({ id: IdStruct, value: /* @__PURE__ */ string() }),
  paramType: /* @__PURE__ */ type({ code: /* @__PURE__ */ enums(['I', 'S', 'C', 'B', 'N']) }),
});

/** TerminalDetails: As in the contract. */
export const TerminalDetailsStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  paymentFlow: FlowTypeStruct,
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  inTest: /* @__PURE__ */ boolean(),
  merchantId: IdStruct,
  pool: NamedRefStruct,
  methods: /* @__PURE__ */ array(TerminalMethodStruct),
  attributes: /* @__PURE__ */ optional(/* @__PURE__ */ array(TerminalAttributeStruct)),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});

/** TerminalDetailsAnswer: As in the contract. */
export const TerminalDetailsAnswerStruct = /* @__PURE__ */ type({ data: TerminalDetailsStruct });

/** TerminalConflict: As in the contract. */
export const TerminalConflictStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ enums([409]),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ enums(['conflict']),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  current: TerminalDetailsStruct,
});

/** TerminalName: At least 3 characters, blanks around them not counted. */
export const TerminalNameStruct = /* @__PURE__ */ string();

/** CreateTerminalRequest: As in the contract. */
export const CreateTerminalRequestStruct = /* @__PURE__ */ type({
  merchantId: IdStruct,
  name: TerminalNameStruct,
  flowTypeId: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 2),
  currencyId: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 5),
});

/** TerminalAttributeList: At most 50. */
export const TerminalAttributeListStruct = /* @__PURE__ */ array(
  /* @__PURE__ */ type({
    value: /* @__PURE__ */ string(),
    attrType: /* @__PURE__ */ type({
      id: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 5),
    }),
  }),
);

/** TerminalMethodList: At least one, each once. */
export const TerminalMethodListStruct = /* @__PURE__ */ array(
  /* @__PURE__ */ type({
    id: IdStruct,
    minAmount: AmountStruct,
    maxAmount: AmountStruct,
    feeBasisPoints: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 10000),
    feeFixed: AmountStruct,
  }),
);

/** SaveTerminalRequest: As in the contract. */
export const SaveTerminalRequestStruct = /* @__PURE__ */ type({
  name: TerminalNameStruct,
  attributes: /* @__PURE__ */ optional(TerminalAttributeListStruct),
  poolId: /* @__PURE__ */ optional(IdStruct),
  methods: /* @__PURE__ */ optional(TerminalMethodListStruct),
});

/** TerminalChange: As in the contract. */
export const TerminalChangeStruct = /* @__PURE__ */ type({
  name: /* @__PURE__ */ optional(TerminalNameStruct),
  attributes: /* @__PURE__ */ optional(TerminalAttributeListStruct),
  poolId: /* @__PURE__ */ optional(IdStruct),
  methods: /* @__PURE__ */ optional(TerminalMethodListStruct),
  inTest: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
});

/** PoolListAnswer: As in the contract. */
export const PoolListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(NamedRefStruct),
});

/** ListedPaymentAccount: As in the contract. */
export const ListedPaymentAccountStruct = /* @__PURE__ */ type({
  id: IdStruct,
  providerName: /* @__PURE__ */ string(),
  paymentMethodName: /* @__PURE__ */ string(),
  bankName: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  lastFour: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  enabled: /* @__PURE__ */ boolean(),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});

/** PaymentAccountListAnswer: As in the contract. */
export const PaymentAccountListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(ListedPaymentAccountStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});

/** NewPaymentAccount: As in the contract. */
export const NewPaymentAccountStruct = /* @__PURE__ */ type({
  paymentProviderId: IdStruct,
  paymentMethodId: IdStruct,
});

/** PaymentAccountChange: As in the contract. */
export const PaymentAccountChangeStruct = /* @__PURE__ */ type({
  enabled: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
  poolIds: /* @__PURE__ */ optional(/* @__PURE__ */ array(IdStruct)),
});

/** CredentialTypeCode: Reference list 103. */
export const CredentialTypeCodeStruct = /* @__PURE__ */ enums([
  'CARD_NUMBER',
  'PHONE_NUMBER',
  'OWNER',
  'BANK_NAME',
]);

/** CredentialParamType: Reference list 102; I for card and phone, S for the others. */
export const CredentialParamTypeStruct = /* @__PURE__ */ enums(['I', 'S', 'C', 'B', 'N']);

/** CredentialValue: Card and phone in digits; what stands between them when they are written does not count. */
export const CredentialValueStruct = /* @__PURE__ */ string();

/** AccountCredential: As in the contract. */
export const AccountCredentialStruct = /* @__PURE__ */ type({
  credentialType: CredentialTypeCodeStruct,
  paramType: CredentialParamTypeStruct,
  value: /* @__PURE__ */ string(),
});

/** PaymentAccount: As in the contract. */
export const PaymentAccountStruct = /* @__PURE__ */ type({
  id: IdStruct,
  providerName: /* @__PURE__ */ string(),
  paymentMethodName: /* @__PURE__ */ string(),
  bankName: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  lastFour: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  enabled: /* @__PURE__ */ boolean(),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  credentials: /* @__PURE__ */ array(AccountCredentialStruct),
  pools: /* @__PURE__ */ array(NamedRefStruct),
});

/** PaymentAccountAnswer: As in the contract. */
export const PaymentAccountAnswerStruct = /* @__PURE__ */ type({ data: PaymentAccountStruct });

/** PaymentAccountConflict: As in the contract. */
export const PaymentAccountConflictStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ enums([409]),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ enums(['conflict']),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  current: PaymentAccountStruct,
});

/** NewCredential: As in the contract. */
export const NewCredentialStruct = /* @__PURE__ */ type({
  credentialType: CredentialTypeCodeStruct,
  paramType: CredentialParamTypeStruct,
  value: CredentialValueStruct,
});

/** CredentialChange: As in the contract. */
export const CredentialChangeStruct = /* @__PURE__ */ type({
  credentialType: CredentialTypeCodeStruct,
  value: CredentialValueStruct,
});

/** AccountLimit: As in the contract. */
export const AccountLimitStruct = /* @__PURE__ */ type({
  limit: AmountStruct,
  balance: SignedAmountStruct,
  priority: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 2147483647),
  checkUniqueAmount: /* @__PURE__ */ boolean(),
  currency: CurrencyStruct,
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});

/** AccountLimitAnswer: As in the contract. */
export const AccountLimitAnswerStruct = /* @__PURE__ */ type({ data: AccountLimitStruct });

/** AccountLimitConflict: As in the contract. */
export const AccountLimitConflictStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ enums([409]),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ enums(['conflict']),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  current: AccountLimitStruct,
});

/** AccountLimitChange: As in the contract. */
export const AccountLimitChangeStruct = /* @__PURE__ */ type({
  limit: AmountStruct,
  priority: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 2147483647),
  checkUniqueAmount: /* @__PURE__ */ boolean(),
});

/** MovementDirection: As in the contract. */
export const MovementDirectionStruct = /* @__PURE__ */ enums(['TOP_UP', 'SWEEP']);

/** AccountMovement: As in the contract. */
export const AccountMovementStruct = /* @__PURE__ */ type({
  id: IdStruct,
  direction: MovementDirectionStruct,
  amount: AmountStruct,
  currency: CurrencyStruct,
  comment: /* @__PURE__ */ string(),
  createdDate: TimeStruct,
  personName: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});

/** AccountMovementListAnswer: As in the contract. */
export const AccountMovementListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(AccountMovementStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});

/** AccountMovementAnswer: As in the contract. */
export const AccountMovementAnswerStruct = /* @__PURE__ */ type({ data: AccountMovementStruct });

/** AccountMovementRequest: As in the contract. */
export const AccountMovementRequestStruct = /* @__PURE__ */ type({
  direction: MovementDirectionStruct,
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  comment: /* @__PURE__ */ string(),
});

/** AccountStanding: As in the contract. */
export const AccountStandingStruct = /* @__PURE__ */ type({
  id: IdStruct,
  balance: SignedAmountStruct,
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});

/** AccountConflict: As in the contract. */
export const AccountConflictStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ enums([409]),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ enums(['conflict']),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  current: AccountStandingStruct,
});

/** NotificationId: As in the contract. */
export const NotificationIdStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  9007199254740991,
);

/** NotificationStatusCode: As in the contract. */
export const NotificationStatusCodeStruct = /* @__PURE__ */ enums(['IN_PROCESS', 'CLOSED']);

/** NotificationDetail: As in the contract. */
export const NotificationDetailStruct = /* @__PURE__ */ type({
  name: /* @__PURE__ */ string(),
  value: /* @__PURE__ */ string(),
});

/** CloseNotificationRequest: As in the contract. */
export const CloseNotificationRequestStruct = /* @__PURE__ */ type({
  status: /* @__PURE__ */ enums(['CLOSED']),
});

/** Setting: As in the contract. */
export const SettingStruct = /* @__PURE__ */ type({
  value: /* @__PURE__ */ enums(['true', 'false']),
});

/** SettingAnswer: As in the contract. */
export const SettingAnswerStruct = /* @__PURE__ */ type({ data: SettingStruct });

/** Merchant: As in the contract. */
export const MerchantStruct = /* @__PURE__ */ type({
  id: IdStruct,
  merchantId: IdStruct,
  name: /* @__PURE__ */ string(),
  clientPublicKey: /* @__PURE__ */ string(),
  terminals: /* @__PURE__ */ array(
    /* @__PURE__ */ type({
      terminalId: IdStruct,
      name: /* @__PURE__ */ string(),
      enable: /* @__PURE__ */ boolean(),
    }),
  ),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});

/** MerchantListAnswer: As in the contract. */
export const MerchantListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(MerchantStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});

/** MerchantAnswer: As in the contract. */
export const MerchantAnswerStruct = /* @__PURE__ */ type({ data: MerchantStruct });

/** MerchantChange: As in the contract. */
export const MerchantChangeStruct = /* @__PURE__ */ type({ name: /* @__PURE__ */ string() });

/** MerchantConflict: As in the contract. */
export const MerchantConflictStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ enums([409]),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ enums(['conflict']),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  current: MerchantStruct,
});

/** CallbackAddress: As in the contract. */
export const CallbackAddressStruct = /* @__PURE__ */ type({
  merchantId: IdStruct,
  url: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});

/** CallbackAddressAnswer: As in the contract. */
export const CallbackAddressAnswerStruct = /* @__PURE__ */ type({ data: CallbackAddressStruct });

/** CallbackAddressChange: As in the contract. */
export const CallbackAddressChangeStruct = /* @__PURE__ */ type({
  url: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});

/** CallbackAddressConflict: As in the contract. */
export const CallbackAddressConflictStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ enums([409]),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ enums(['conflict']),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  current: CallbackAddressStruct,
});

/** CallbackTest: An answer, or why there was none. */
export const CallbackTestStruct = /* @__PURE__ */ type({
  url: /* @__PURE__ */ string(),
  statusCode: /* @__PURE__ */ nullable(/* @__PURE__ */ integer()),
  answer: /* @__PURE__ */ string(),
  error: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});

/** CallbackTestAnswer: As in the contract. */
export const CallbackTestAnswerStruct = /* @__PURE__ */ type({ data: CallbackTestStruct });

/** Accent: Six digits of RGB; where it could not be read or seen, the form moves its lightness. */
export const AccentStruct = /* @__PURE__ */ string();

/** MerchantLookChange: As in the contract. */
export const MerchantLookChangeStruct = /* @__PURE__ */ type({
  displayName: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ string())),
  accent: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(AccentStruct)),
  logo: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ string())),
  frameOrigins: /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ string())),
});

/** Logo: As in the contract. */
export const LogoStruct = /* @__PURE__ */ type({
  url: /* @__PURE__ */ string(),
  width: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  height: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});

/** MerchantLook: As in the contract. */
export const MerchantLookStruct = /* @__PURE__ */ type({
  merchantId: IdStruct,
  name: /* @__PURE__ */ string(),
  displayName: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  accent: /* @__PURE__ */ nullable(AccentStruct),
  logo: /* @__PURE__ */ nullable(LogoStruct),
  frameOrigins: /* @__PURE__ */ array(/* @__PURE__ */ string()),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});

/** MerchantLookAnswer: As in the contract. */
export const MerchantLookAnswerStruct = /* @__PURE__ */ type({ data: MerchantLookStruct });

/** MerchantLookConflict: As in the contract. */
export const MerchantLookConflictStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ enums([409]),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ enums(['conflict']),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  current: MerchantLookStruct,
});

/** BalanceEntry: As in the contract. */
export const BalanceEntryStruct = /* @__PURE__ */ type({
  sum: SignedAmountStruct,
  currency: CurrencyStruct,
});

/** BalanceAnswer: As in the contract. */
export const BalanceAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(BalanceEntryStruct),
});

/** ApiKey: As in the contract. */
export const ApiKeyStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  lastFour: /* @__PURE__ */ string(),
  createdDate: TimeStruct,
  revokedDate: /* @__PURE__ */ nullable(TimeStruct),
});

/** ApiKeyListAnswer: As in the contract. */
export const ApiKeyListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(ApiKeyStruct),
});

/** CreateApiKeyRequest: As in the contract. */
export const CreateApiKeyRequestStruct = /* @__PURE__ */ type({ name: /* @__PURE__ */ string() });

/** CreatedApiKey: As in the contract. */
export const CreatedApiKeyStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  token: /* @__PURE__ */ string(),
});

/** CreatedApiKeyAnswer: As in the contract. */
export const CreatedApiKeyAnswerStruct = /* @__PURE__ */ type({ data: CreatedApiKeyStruct });

/** PerUsdt: Minor units of the currency for one whole USDT. */
export const PerUsdtStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  9007199254740991,
);

/** Rate: As in the contract. */
export const RateStruct = /* @__PURE__ */ type({
  currency: CurrencyStruct,
  perUsdt: PerUsdtStruct,
  setDate: TimeStruct,
  isStale: /* @__PURE__ */ boolean(),
});

/** RateListAnswer: As in the contract. */
export const RateListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(RateStruct),
});

/** RateAnswer: As in the contract. */
export const RateAnswerStruct = /* @__PURE__ */ type({ data: RateStruct });

/** SetRateRequest: As in the contract. */
export const SetRateRequestStruct = /* @__PURE__ */ type({
  currency: /* @__PURE__ */ enums(['UZS', 'RUB', 'KGS', 'AZN']),
  perUsdt: PerUsdtStruct,
});

/** SettlementRequest: As in the contract. */
export const SettlementRequestStruct = /* @__PURE__ */ type({
  baseAmount: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
    9007199254740991,
  ),
  settlementAmount: /* @__PURE__ */ max(
    /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
    9007199254740991,
  ),
  terminalId: IdStruct,
});

/** Settlement: As in the contract. */
export const SettlementStruct = /* @__PURE__ */ type({
  id: IdStruct,
  terminalId: IdStruct,
  baseAmount: AmountStruct,
  currency: CurrencyStruct,
  settlementAmount: AmountStruct,
  impliedRate: PerUsdtStruct,
  isTest: /* @__PURE__ */ boolean(),
  createdDate: TimeStruct,
});

/** SettlementAnswer: As in the contract. */
export const SettlementAnswerStruct = /* @__PURE__ */ type({ data: SettlementStruct });

/** CallbackStatus: FAILED is one whose tries have run out; SUPERSEDED, one that a newer made needless. */
export const CallbackStatusStruct = /* @__PURE__ */ enums([
  'WAITING',
  'EXECUTED',
  'SUPERSEDED',
  'FAILED',
]);

/** Callback: As in the contract. */
export const CallbackStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ string(),
  status: CallbackStatusStruct,
  invoiceStatus: InvoiceStatusStruct,
  createDate: TimeStruct,
  executionDate: /* @__PURE__ */ nullable(TimeStruct),
});

/** CallbackListAnswer: As in the contract. */
export const CallbackListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(CallbackStruct),
});

/** CallbackAnswer: As in the contract. */
export const CallbackAnswerStruct = /* @__PURE__ */ type({ data: CallbackStruct });

/** SendCallbackRequest: As in the contract. */
export const SendCallbackRequestStruct = /* @__PURE__ */ type({ invoiceId: InvoiceIdStruct });

/** CallbackBody: As in the contract. */
export const CallbackBodyStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  merchantInvoiceId: /* @__PURE__ */ string(),
  status: InvoiceStatusCodeStruct,
  amount: AmountStruct,
  fee: /* @__PURE__ */ nullable(AmountStruct),
  currency: CurrencyCodeStruct,
  isTest: /* @__PURE__ */ boolean(),
  sequence: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  time: TimeStruct,
});

/** TicketId: As in the contract. */
export const TicketIdStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  9007199254740991,
);

/** TicketStatusCode: As in the contract. */
export const TicketStatusCodeStruct = /* @__PURE__ */ enums([
  'NEW',
  'IN_WORK',
  'PENDING',
  'SOLVED',
  'REJECTED',
]);

/** TicketDescription: As in the contract. */
export const TicketDescriptionStruct = /* @__PURE__ */ string();

/** Ticket: As in the contract. */
export const TicketStruct = /* @__PURE__ */ type({
  id: TicketIdStruct,
  description: /* @__PURE__ */ string(),
  createDate: TimeStruct,
  status: /* @__PURE__ */ type({ code: TicketStatusCodeStruct, value: /* @__PURE__ */ string() }),
  openedBy: ActorStruct,
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});

/** TicketListAnswer: As in the contract. */
export const TicketListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(TicketStruct),
});

/** TicketAnswer: As in the contract. */
export const TicketAnswerStruct = /* @__PURE__ */ type({ data: TicketStruct });

/** OpenTicketRequest: As in the contract. */
export const OpenTicketRequestStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  description: TicketDescriptionStruct,
});

/** TicketDecisionRequest: As in the contract. */
export const TicketDecisionRequestStruct = /* @__PURE__ */ type({ ticketId: TicketIdStruct });

/** TicketConflict: As in the contract. */
export const TicketConflictStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ enums([409]),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ enums(['conflict']),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  current: TicketStruct,
});

/** ReferenceItem: As in the contract. */
export const ReferenceItemStruct = /* @__PURE__ */ type({
  id: IdStruct,
  value: /* @__PURE__ */ string(),
  code: /* @__PURE__ */ string(),
});

/** Notification: As in the contract. */
export const NotificationStruct = /* @__PURE__ */ type({
  id: NotificationIdStruct,
  type: ReferenceItemStruct,
  status: /* @__PURE__ */ type({
    code: NotificationStatusCodeStruct,
    value: /* @__PURE__ */ string(),
  }),
  subject: /* @__PURE__ */ type({ type: /* @__PURE__ */ string(), id: /* @__PURE__ */ string() }),
  merchant: /* @__PURE__ */ nullable(NamedRefStruct),
  isTest: /* @__PURE__ */ boolean(),
  details: /* @__PURE__ */ array(NotificationDetailStruct),
  createdDate: TimeStruct,
  closedDate: /* @__PURE__ */ nullable(TimeStruct),
  closedBy: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});

/** NotificationListAnswer: As in the contract. */
export const NotificationListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(NotificationStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});

/** NotificationAnswer: As in the contract. */
export const NotificationAnswerStruct = /* @__PURE__ */ type({ data: NotificationStruct });

/** ReferenceItemListAnswer: As in the contract. */
export const ReferenceItemListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(ReferenceItemStruct),
});

/** CurrencyListAnswer: As in the contract. */
export const CurrencyListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(CurrencyStruct),
});

/** ProviderListAnswer: As in the contract. */
export const ProviderListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(NamedRefStruct),
});

/** FormMethod: As in the contract. */
export const FormMethodStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  minAmount: AmountStruct,
  maxAmount: AmountStruct,
});

/** FormCredentials: As in the contract. */
export const FormCredentialsStruct = /* @__PURE__ */ type({
  value: /* @__PURE__ */ string(),
  owner: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  bank_name: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  country_code: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  type: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});

/** FormTicket: As in the contract. */
export const FormTicketStruct = /* @__PURE__ */ type({
  id: TicketIdStruct,
  status: TicketStatusCodeStruct,
  createDate: TimeStruct,
});

/** FormInit: As in the contract. */
export const FormInitStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  merchantName: /* @__PURE__ */ string(),
  merchantLogo: /* @__PURE__ */ optional(LogoStruct),
  merchantAccent: /* @__PURE__ */ optional(AccentStruct),
  url: /* @__PURE__ */ string(),
  successUrl: /* @__PURE__ */ string(),
  cancelUrl: /* @__PURE__ */ string(),
  errorUrl: /* @__PURE__ */ string(),
  methods: /* @__PURE__ */ array(FormMethodStruct),
  paymentMethodName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  type: /* @__PURE__ */ enums(['Deposit', 'Withdrawal']),
  amount: AmountStruct,
  canChangeAmount: /* @__PURE__ */ boolean(),
  currencyInfo: /* @__PURE__ */ type({
    code: CurrencyCodeStruct,
    dimension: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 8),
    minValue: AmountStruct,
    maxValue: AmountStruct,
  }),
  expiredIn: TimeStruct,
  serverTime: TimeStruct,
  status: InvoiceStatusCodeStruct,
  verficationKey: /* @__PURE__ */ string(),
  ticket: /* @__PURE__ */ optional(FormTicketStruct),
  issued: /* @__PURE__ */ optional(
    /* @__PURE__ */ type({
      paymentMethodId: IdStruct,
      amount: AmountStruct,
      credentials: FormCredentialsStruct,
    }),
  ),
});

/** SupportCode: Lower-case hex HMAC-SHA-256 of the form id, keyed by verficationKey. */
export const SupportCodeStruct = /* @__PURE__ */ string();

/** FormTicketRequest: As in the contract. */
export const FormTicketRequestStruct = /* @__PURE__ */ type({
  description: TicketDescriptionStruct,
  formId: FormIdStruct,
  supportCode: SupportCodeStruct,
});

/** FormCredentialRequest: As in the contract. */
export const FormCredentialRequestStruct = /* @__PURE__ */ type({
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  formId: FormIdStruct,
  paymentMethodId: IdStruct,
  supportCode: SupportCodeStruct,
});

/** FormCredentialAnswer: As in the contract. */
export const FormCredentialAnswerStruct = /* @__PURE__ */ type({
  amount: AmountStruct,
  credentials: /* @__PURE__ */ optional(FormCredentialsStruct),
});

/** FormCompleteRequest: As in the contract. */
export const FormCompleteRequestStruct = /* @__PURE__ */ type({
  credential: /* @__PURE__ */ string(),
  bankCodeInteger: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  ),
  formId: FormIdStruct,
});

/** SbpBankList: As in the contract. */
export const SbpBankListStruct = /* @__PURE__ */ array(
  /* @__PURE__ */ type({
    id: IdStruct,
    value: /* @__PURE__ */ string(),
    codeInteger: /* @__PURE__ */ max(
      /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
      9007199254740991,
    ),
  }),
);

/** FormCompleteAnswer: As in the contract. */
export const FormCompleteAnswerStruct = /* @__PURE__ */ type({
  successUrl: /* @__PURE__ */ string(),
});

/** FormStatusAnswer: As in the contract. */
export const FormStatusAnswerStruct = /* @__PURE__ */ type({
  status: InvoiceStatusCodeStruct,
  serverTime: TimeStruct,
  amount: /* @__PURE__ */ optional(AmountStruct),
  paymentMethodId: /* @__PURE__ */ optional(IdStruct),
});

/** ReturnUrl: http or https. */
export const ReturnUrlStruct = /* @__PURE__ */ string();

/** CallbackUrl: http or https; where this invoice's callbacks go instead of the merchant's address. */
export const CallbackUrlStruct = /* @__PURE__ */ string();

/** CustomerOrder: As in the contract. */
export const CustomerOrderStruct = /* @__PURE__ */ type({
  externalId: /* @__PURE__ */ string(),
  firstName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  lastName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
});

/** CreateFormRequest: As in the contract. */
export const CreateFormRequestStruct = /* @__PURE__ */ type({
  terminalId: IdStruct,
  type: /* @__PURE__ */ enums(['Deposit', 'Withdrawal']),
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  canChangeAmount: /* @__PURE__ */ boolean(),
  merchantInvoiceId: /* @__PURE__ */ string(),
  customer: CustomerOrderStruct,
  successUrl: ReturnUrlStruct,
  cancelUrl: ReturnUrlStruct,
  errorUrl: ReturnUrlStruct,
  paymentMethodName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  callbackUrl: /* @__PURE__ */ optional(CallbackUrlStruct),
  lifetimeSeconds: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 10), 604800),
  ),
});

/** CreatePayoutRequest: As in the contract. */
export const CreatePayoutRequestStruct = /* @__PURE__ */ type({
  terminalId: IdStruct,
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  merchantInvoiceId: /* @__PURE__ */ string(),
  customer: CustomerOrderStruct,
  paymentMethodName: /* @__PURE__ */ string(),
  credential: /* @__PURE__ */ string(),
  bankCodeInteger: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  ),
  callbackUrl: /* @__PURE__ */ optional(CallbackUrlStruct),
});

/** CreatedForm: As in the contract. */
export const CreatedFormStruct = /* @__PURE__ */ type({
  formId: FormIdStruct,
  invoiceId: InvoiceIdStruct,
  url: /* @__PURE__ */ string(),
});

/** TestFormAnswer: As in the contract. */
export const TestFormAnswerStruct = /* @__PURE__ */ type({ data: CreatedFormStruct });

/** MerchantInvoice: As in the contract. */
export const MerchantInvoiceStruct = /* @__PURE__ */ type({
  invoiceId: InvoiceIdStruct,
  merchantInvoiceId: /* @__PURE__ */ string(),
  status: InvoiceStatusCodeStruct,
  amount: AmountStruct,
  fee: /* @__PURE__ */ nullable(AmountStruct),
  currency: CurrencyCodeStruct,
  isTest: /* @__PURE__ */ boolean(),
  createdDate: TimeStruct,
  statusDate: TimeStruct,
});
