import { type SQL, eq, sql } from '../../db/drizzle.ts';
import {
  entry,
  invoice,
  ledgerAccount,
  paymentAccount,
  posting,
  transfer,
} from '../../db/schema.ts';
import { type ReportRequest, merchantScope } from './report-request.ts';

/**
 * Postings with their legs on payment accounts, and with the invoice that they are about: also of money
 * that found its invoice only later.
 */
export const accountLegs: SQL = sql`from ${posting}
  join ${entry} on ${entry.postingId} = ${posting.id}
  join ${ledgerAccount} on ${ledgerAccount.id} = ${entry.accountId}
  join ${paymentAccount} on ${paymentAccount.id} = ${ledgerAccount.paymentAccountId}
  left join ${transfer} on ${transfer.id} = ${posting.transferId}
  left join ${invoice} on ${invoice.id} = coalesce(${posting.invoiceId}, ${transfer.invoiceId})`;

/** Of whose terminals they are: the chosen one's, else the person's scope, which for all is everything. */
export function ownLegs(request: ReportRequest): readonly SQL[] {
  const { isTest, terminal: chosen } = request;
  return [
    eq(ledgerAccount.kind, 'payment_account'),
    eq(ledgerAccount.isTest, isTest),
    merchantScope(request, invoice.merchantId),
    ...(chosen ? [eq(invoice.terminalId, chosen.id)] : []),
  ];
}

/** Withdrawals, and returns of money in suspense (LEDGER-250). */
const isPaidOut: SQL = sql`${posting.kind} in ('status_moved', 'return_paid')`;

/** Money that was reported, less what was taken back (LEDGER-270): a report may replace another one of the same money. */
const isReceived: SQL = sql`${posting.kind} in ('money_reported', 'money_reversed')`;

/** The ledger is credit-positive: money into an account is below zero there. */
export const accountSums: SQL = sql`
  coalesce(-sum(${entry.amount}) filter (where ${isReceived}), 0) as received,
  coalesce(sum(${entry.amount}) filter (where ${isPaidOut}), 0) as paid_out,
  coalesce(-sum(${entry.amount}) filter (where ${posting.kind} = 'account_movement'), 0) as moved,
  -sum(${entry.amount}) as total`;

/** How often; reversals count as minus one. */
export const accountCounts: SQL = sql`
  coalesce(sum(-sign(${entry.amount})) filter (where ${isReceived}), 0)::bigint
    as received_count,
  coalesce(sum(sign(${entry.amount})) filter (where ${isPaidOut}), 0)::bigint
    as paid_out_count`;
