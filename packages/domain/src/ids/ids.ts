declare const brand: unique symbol;

/** A plain value that belongs to one kind of row; another kind's does not compile in its place. */
type Brand<Value extends number | string, Name extends string> = Value & {
  readonly [brand]: Name;
};

/** The id of a merchant (LEDGER-238). */
export type MerchantId = Brand<number, 'merchant'>;
/** The id of a terminal (LEDGER-238). */
export type TerminalId = Brand<number, 'terminal'>;
/** The id of a payment account (LEDGER-238). */
export type AccountId = Brand<number, 'account'>;
/** The id of an account of the ledger (LEDGER-238). */
export type LedgerAccountId = Brand<number, 'ledger account'>;
/** The id of an invoice (LEDGER-238). */
export type InvoiceId = Brand<string, 'invoice'>;
/** The id of a payment form, which opens it (LEDGER-238). */
export type FormId = Brand<string, 'form'>;
/** The id of a transfer (LEDGER-238). */
export type TransferId = Brand<number, 'transfer'>;
/** The id of a payout (LEDGER-238). */
export type PayoutId = Brand<string, 'payout'>;
/** The id of a return of money (LEDGER-238). */
export type ReturnId = Brand<string, 'return'>;
/** The id of a provider (LEDGER-238). */
export type ProviderId = Brand<number, 'provider'>;
/** The id of a pool of payment accounts (LEDGER-238). */
export type PoolId = Brand<number, 'pool'>;
/** The id of a person (LEDGER-238). */
export type PersonId = Brand<number, 'person'>;
/** The id of a role (LEDGER-238). */
export type RoleId = Brand<number, 'role'>;
/** The id of a posting (LEDGER-238). */
export type PostingId = Brand<number, 'posting'>;
/** The id of a settlement (LEDGER-238). */
export type SettlementId = Brand<number, 'settlement'>;
/** The id of money moved between a payment account and the outside (LEDGER-238). */
export type AccountMovementId = Brand<number, 'account movement'>;
/** The id of an imported bank statement (LEDGER-238). */
export type StatementId = Brand<number, 'statement'>;
/** The id of a line of a bank statement (LEDGER-238). */
export type StatementLineId = Brand<number, 'statement line'>;
/** The id of a callback (LEDGER-238). */
export type CallbackId = Brand<string, 'callback'>;
/** The id of a webhook endpoint of a merchant (LEDGER-238). */
export type EndpointId = Brand<number, 'endpoint'>;
/** The id of a support ticket (LEDGER-238). */
export type TicketId = Brand<number, 'ticket'>;
/** The id of an approval (LEDGER-238). */
export type ApprovalId = Brand<string, 'approval'>;

/** The id of a payment method (LEDGER-238). */
export type MethodId = Brand<number, 'method'>;
/** The id of a notification (LEDGER-238). */
export type NotificationId = Brand<number, 'notification'>;
/** The id of a session of a person, which is a secret (LEDGER-238). */
export type SessionId = Brand<string, 'session'>;
/** The id of a merchant's API key (LEDGER-238). */
export type ApiKeyId = Brand<number, 'api key'>;

/** The id of an alert rule (LEDGER-238). */
export type AlertRuleId = Brand<number, 'alert rule'>;
/** The id of a message of an alert rule to one receiver (LEDGER-238). */
export type AlertMessageId = Brand<string, 'alert message'>;

/** The id of a file that was exported (LEDGER-238). */
export type ExportedFileId = Brand<number, 'exported file'>;

/** The id of a schedule of a report (LEDGER-238). */
export type ReportScheduleId = Brand<number, 'report schedule'>;
/** The id of a report that is sent to one receiver (LEDGER-238). */
export type ReportSendingId = Brand<string, 'report sending'>;

/** A value that is no id yet. */
type Plain<Value> = Value & { readonly [brand]?: never };

/**
 * Names a plain value as an id, where it comes from outside or is made new (LEDGER-238). The id of
 * another kind does not compile here either.
 */
export function asId<Id extends number>(plain: Plain<number>): Id;
export function asId<Id extends string>(plain: Plain<string>): Id;
export function asId(plain: number | string): number | string {
  return plain;
}
