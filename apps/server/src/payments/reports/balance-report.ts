import type { CurrencyCode } from '@tiyin/domain/money';
import { type SQL, and, eq, sql } from '../../db/drizzle.ts';
import { ledgerAccount, ledgerDayTotal, merchant } from '../../db/schema.ts';
import { type CsvColumn, isoDay, majorUnits, safeText, yesOrNo } from '../csv/cells.ts';
import type { CsvTable } from '../csv/stream-csv.ts';
import { daysOfPeriod, firstDay, openingBalance } from './ledger-days.ts';
import { type ReportRequest, merchantScope } from './report-request.ts';

/**
 * The movements of merchants' balances in a currency, by day (INVOICE-63): a line for the first day
 * of the period and for each day with movements, every line from its opening to its closing
 * balance. With a terminal, of its merchant. Withdrawals are the booked ones, as in the report of
 * transactions; amounts reserved by open payouts have their own column (OFFICE-235).
 */
export function balanceReport(request: ReportRequest, currency: CurrencyCode): CsvTable {
  return {
    columns,
    from: sql`from (${linesOf(request, currency)}) as line`,
    conditions: [],
    order: sql`order by line.merchant_id, line.day`,
    key: [
      { cell: sql`line.merchant_id`, type: 'bigint' },
      { cell: sql`line.day`, type: 'date' },
    ],
    isDescending: false,
  };
}

/** The report reads the sums of its own days (LEDGER-323): neither their postings nor other days. */
function linesOf(request: ReportRequest, currency: CurrencyCode): SQL {
  const { isTest, terminal: chosen } = request;
  const isBalance = eq(ledgerAccount.kind, 'merchant_balance');
  const isReserve = eq(ledgerAccount.kind, 'merchant_reserve');
  const ofMerchants = and(
    eq(ledgerAccount.currency, currency),
    eq(ledgerAccount.isTest, isTest),
    merchantScope(request, ledgerAccount.merchantId),
    chosen && eq(ledgerAccount.merchantId, chosen.merchantId),
  );
  return sql`
    with moved as (
      select ${ledgerAccount.merchantId} as merchant_id, ${ledgerDayTotal.day} as day,
        sum(${ledgerDayTotal.deposits}) as deposits, sum(${ledgerDayTotal.withdrawals}) as withdrawals,
        coalesce(-sum(${ledgerDayTotal.amount}) filter (where ${isReserve}), 0) as reserved,
        sum(${ledgerDayTotal.settlements}) as settlements,
        coalesce(sum(${ledgerDayTotal.amount}) filter (where ${isBalance}), 0) as total
      from ${ledgerAccount} join ${ledgerDayTotal} on ${ledgerDayTotal.accountId} = ${ledgerAccount.id}
      where ${daysOfPeriod(request)} and ${ofMerchants} and (${isBalance} or ${isReserve})
      group by ${ledgerAccount.merchantId}, ${ledgerDayTotal.day}
    ), opened as (
      select ${ledgerAccount.merchantId} as merchant_id, ${openingBalance(request)} as balance
      from ${ledgerAccount} where ${ofMerchants} and ${isBalance}
    ), days as (
      select merchant_id, day, deposits, withdrawals, reserved, settlements, total from moved
      union all select merchant_id, ${firstDay(request)}, 0, 0, 0, 0, 0 from opened
    ), by_day as (
      select merchant_id, day, sum(deposits) as deposits, sum(withdrawals) as withdrawals,
        sum(reserved) as reserved, sum(settlements) as settlements, sum(total) as total
      from days group by merchant_id, day
    )
    select by_day.*, ${merchant.name} as merchant_name,
      ${currency}::text as currency, ${isTest}::boolean as is_test,
      opened.balance + sum(by_day.total) over
        (partition by by_day.merchant_id order by by_day.day) as closing
    from by_day join opened on opened.merchant_id = by_day.merchant_id
    join ${merchant} on ${merchant.id} = opened.merchant_id`;
}

const money = (minor: SQL): SQL => majorUnits(minor, sql`line.currency`);

const columns: readonly CsvColumn[] = [
  { name: 'Date', cell: isoDay(sql`line.day`) },
  { name: 'Merchant ID', cell: sql`line.merchant_id` },
  { name: 'Merchant name', cell: safeText(sql`line.merchant_name`) },
  { name: 'Currency', cell: sql`line.currency` },
  { name: 'Test', cell: yesOrNo(sql`line.is_test`) },
  { name: 'Opening balance', cell: money(sql`(line.closing - line.total)`) },
  { name: 'Deposits', cell: money(sql`line.deposits`), isSummed: true },
  { name: 'Withdrawals', cell: money(sql`line.withdrawals`), isSummed: true },
  { name: 'Reserved', cell: money(sql`line.reserved`), isSummed: true },
  { name: 'Settlements', cell: money(sql`line.settlements`), isSummed: true },
  { name: 'Closing balance', cell: money(sql`line.closing`) },
];
