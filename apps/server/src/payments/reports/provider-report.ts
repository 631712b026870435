import type { CurrencyCode } from '@tiyin/domain/money';
import { type SQL, and, eq, sql } from '../../db/drizzle.ts';
import type { provider } from '../../db/schema.ts';
import { invoice, ledgerAccount, merchant, paymentAccount, terminal } from '../../db/schema.ts';
import { type CsvColumn, isoDay, majorUnits, safeText, yesOrNo } from '../csv/cells.ts';
import type { CsvTable } from '../csv/stream-csv.ts';
import { accountCounts, accountLegs, accountSums, ownLegs } from './account-moves.ts';
import { type ReportRequest, postedBefore, postedSince, postingDay } from './report-request.ts';

type ProviderRow = Pick<typeof provider.$inferSelect, 'id' | 'name'>;

/** The movements of a provider in a currency, by day and terminal (INVOICE-64). */
export function providerReport(
  request: ReportRequest,
  currency: CurrencyCode,
  reported: ProviderRow,
): CsvTable {
  return {
    columns: columnsOf(reported),
    from: sql`from (${linesOf(request, currency, reported)}) as line
      left join ${terminal} on ${terminal.id} = line.terminal_id
      left join ${merchant} on ${merchant.id} = ${terminal.merchantId}`,
    conditions: [],
    order: sql`order by line.day, line.place`,
    key: [
      { cell: sql`line.day`, type: 'date' },
      { cell: sql`line.place`, type: 'bigint' },
    ],
    isDescending: false,
  };
}

function linesOf(request: ReportRequest, currency: CurrencyCode, reported: ProviderRow): SQL {
  const conditions = and(
    postedSince(request),
    postedBefore(request),
    eq(paymentAccount.providerId, reported.id),
    eq(ledgerAccount.currency, currency),
    ...ownLegs(request),
  );
  return sql`
    select ${postingDay} as day, ${invoice.terminalId} as terminal_id,
      coalesce(${invoice.terminalId}, 0) as place, ${currency}::text as currency,
      ${request.isTest}::boolean as is_test, ${accountCounts}, ${accountSums}
    ${accountLegs} where ${conditions} group by 1, ${invoice.terminalId}`;
}

const money = (minor: SQL): SQL => majorUnits(minor, sql`line.currency`);

function columnsOf({ id, name }: ProviderRow): readonly CsvColumn[] {
  return [
    { name: 'Date', cell: isoDay(sql`line.day`) },
    { name: 'Provider ID', cell: sql`${id}::bigint` },
    { name: 'Provider name', cell: safeText(sql`${name}::text`) },
    { name: 'Merchant ID', cell: sql`${merchant.id}` },
    { name: 'Merchant name', cell: safeText(sql`${merchant.name}`) },
    { name: 'Terminal ID', cell: sql`${terminal.id}` },
    { name: 'Terminal name', cell: safeText(sql`${terminal.name}`) },
    { name: 'Currency', cell: sql`line.currency` },
    { name: 'Test', cell: yesOrNo(sql`line.is_test`) },
    { name: 'Received count', cell: sql`line.received_count`, isSummed: true },
    { name: 'Received', cell: money(sql`line.received`), isSummed: true },
    { name: 'Paid out count', cell: sql`line.paid_out_count`, isSummed: true },
    { name: 'Paid out', cell: money(sql`line.paid_out`), isSummed: true },
    { name: 'Moved by staff', cell: money(sql`line.moved`), isSummed: true },
  ];
}
