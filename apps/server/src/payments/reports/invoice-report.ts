import { hasPermission } from '@tiyin/domain/permissions';
import { eq, sql } from '../../db/drizzle.ts';
import { entry, invoice, ledgerAccount, merchant, posting, terminal } from '../../db/schema.ts';
import {
  type CsvColumn,
  isoTime,
  majorUnits,
  methodName,
  safeText,
  yesOrNo,
} from '../csv/cells.ts';
import type { CsvTable } from '../csv/stream-csv.ts';
import { type ReportRequest, merchantScope, postedBefore, postedSince } from './report-request.ts';

/**
 * Every booking of an invoice in a period, in the order of booking (INVOICE-62): a line where it
 * reached DONE, and a negative one where it left DONE. So the lines of two periods together are
 * those of both, including corrections.
 */
export function invoiceReport(request: ReportRequest): CsvTable {
  const { terminal: chosen, isTest } = request;
  return {
    columns: columnsOf(request),
    from: sql`from ${posting}
      join ${invoice} on ${invoice.id} = ${posting.invoiceId}
      join ${terminal} on ${terminal.id} = ${invoice.terminalId}
      join ${merchant} on ${merchant.id} = ${invoice.merchantId}
      cross join lateral (${legsOfPosting}) as legs`,
    conditions: [
      sql`${posting.kind} = 'status_moved'`,
      postedSince(request),
      postedBefore(request),
      merchantScope(request, invoice.merchantId),
      eq(invoice.isTest, isTest),
      ...(chosen ? [eq(invoice.terminalId, chosen.id)] : []),
      sql`${amount} is not null`,
    ],
    order: sql`order by ${posting.createdAt}, ${posting.id}`,
    key: [
      { cell: sql`${posting.createdAt}`, type: 'timestamptz' },
      { cell: sql`${posting.id}`, type: 'bigint' },
    ],
    isDescending: false,
  };
}

/** The movements of a posting, by the kinds of its accounts; credit-positive, as the ledger is. */
const legsOfPosting = sql`
  select -sum(${entry.amount}) filter (where ${ledgerAccount.kind} = 'suspense') as taken,
    sum(${entry.amount}) filter (where ${ledgerAccount.kind} in ('payment_account', 'treasury')) as paid,
    coalesce(sum(${entry.amount}) filter (where ${ledgerAccount.kind} = 'fees'), 0) as fee,
    coalesce(sum(${entry.amount}) filter
      (where ${ledgerAccount.kind} in ('merchant_balance', 'merchant_reserve')), 0) as change
  from ${entry} join ${ledgerAccount} on ${ledgerAccount.id} = ${entry.accountId}
  where ${entry.postingId} = ${posting.id}`;

/**
 * A deposit is booked out of suspense, a withdrawal out of an account; a reservation is not a
 * booking.
 */
const amount = sql`case ${invoice.flowType} when 'DEPOSIT' then legs.taken else legs.paid end`;

function columnsOf({ staff: { permissions } }: ReportRequest): readonly CsvColumn[] {
  const money = (minor: typeof amount) => majorUnits(minor, sql`${invoice.currency}`);
  return [
    { name: 'Posting ID', cell: sql`${posting.id}` },
    { name: 'Posting time', cell: isoTime(sql`${posting.createdAt}`) },
    { name: 'Invoice ID', cell: sql`${invoice.id}` },
    { name: 'Merchant Invoice ID', cell: safeText(sql`${invoice.merchantInvoiceId}`) },
    ...(hasPermission(permissions, 'invoice.provider.read')
      ? [{ name: 'Provider Invoice ID', cell: safeText(sql`${invoice.providerInvoiceId}`) }]
      : []),
    { name: 'Created date', cell: isoTime(sql`${invoice.createdAt}`) },
    { name: 'Flow Type', cell: sql`${invoice.flowType}` },
    { name: 'Amount', cell: money(sql`(${amount})`), isSummed: true },
    { name: 'Fee', cell: money(sql`legs.fee`), isSummed: true },
    { name: 'Balance change', cell: money(sql`legs.change`), isSummed: true },
    { name: 'Currency', cell: sql`${invoice.currency}` },
    { name: 'Test', cell: yesOrNo(sql`${invoice.isTest}`) },
    { name: 'Merchant ID', cell: sql`${invoice.merchantId}` },
    { name: 'Merchant name', cell: safeText(sql`${merchant.name}`) },
    { name: 'Terminal ID', cell: sql`${invoice.terminalId}` },
    { name: 'Terminal name', cell: safeText(sql`${terminal.name}`) },
    { name: 'Payment method', cell: methodName(sql`${invoice.methodId}`) },
    { name: 'Customer ID', cell: safeText(sql`${invoice.customerExternalId}`) },
    { name: 'First name', cell: safeText(sql`${invoice.customerFirstName}`) },
    { name: 'Last name', cell: safeText(sql`${invoice.customerLastName}`) },
  ];
}
