import type { CurrencyCode } from '@tiyin/domain/money';
import { type SQL, and, eq, sql } from '../../db/drizzle.ts';
import { entry, invoice, ledgerAccount, merchant, posting } from '../../db/schema.ts';
import { type CsvColumn, isoDay, majorUnits, safeText, yesOrNo } from '../csv/cells.ts';
import type { CsvTable } from '../csv/stream-csv.ts';
import {
  type ReportOrder,
  merchantScope,
  postedBefore,
  postedSince,
  postingDay,
} from './report-order.ts';

/**
 * The movements of merchants' balances in a currency, by day (INVOICE-63): a line for the first day
 * of the period and for each day with movements, every line from its opening to its closing
 * balance. With a terminal, of its merchant. Withdrawals are the booked ones, as in the report of
 * transactions; amounts reserved by open payouts have their own column (OFFICE-235).
 */
export function balanceReport(order: ReportOrder, currency: CurrencyCode): CsvTable {
  return {
    columns,
    from: sql`from (${linesOf(order, currency)}) as line`,
    conditions: [],
    order: sql`order by line.merchant_id, line.day`,
    key: [
      { cell: sql`line.merchant_id`, type: 'bigint' },
      { cell: sql`line.day`, type: 'date' },
    ],
    isDescending: false,
  };
}

/**
 * The balance of a day is the current one less the movements since: so a report reads the postings
 * since its first day, and never the history before.
 */
function linesOf(order: ReportOrder, currency: CurrencyCode): SQL {
  const { isTest, terminal: chosen } = order;
  const isBalance = eq(ledgerAccount.kind, 'merchant_balance');
  const isReserve = eq(ledgerAccount.kind, 'merchant_reserve');
  const ofMerchants = and(
    eq(ledgerAccount.currency, currency),
    eq(ledgerAccount.isTest, isTest),
    merchantScope(order, ledgerAccount.merchantId),
    chosen && eq(ledgerAccount.merchantId, chosen.merchantId),
  );
  const firstDay = sql`${order.from.toISOString().slice(0, 10)}::date`;
  return sql`
    with moved as (
      select ${ledgerAccount.merchantId} as merchant_id, ${postingDay} as day,
        bool_and(${postedBefore(order)}) as is_shown,
        coalesce(sum(${entry.amount}) filter (where ${invoice.flowType} = 'DEPOSIT'), 0) as deposits,
        coalesce(sum(${entry.amount}) filter (where ${invoice.flowType} = 'WITHDRAWAL'), 0) as withdrawals,
        coalesce(-sum(${entry.amount}) filter (where ${isReserve}), 0) as reserved,
        coalesce(sum(${entry.amount}) filter (where ${posting.kind} = 'settlement'), 0) as settlements,
        coalesce(sum(${entry.amount}) filter (where ${isBalance}), 0) as total
      from ${posting} join ${entry} on ${entry.postingId} = ${posting.id}
      join ${ledgerAccount} on ${ledgerAccount.id} = ${entry.accountId}
      left join ${invoice} on ${invoice.id} = ${posting.invoiceId}
      where ${postedSince(order)} and ${ofMerchants} and (${isBalance} or ${isReserve})
      group by ${ledgerAccount.merchantId}, 2
    ), opened as (
      select ${ledgerAccount.merchantId} as merchant_id,
        ${ledgerAccount.balance} - coalesce((select sum(total) from moved
          where moved.merchant_id = ${ledgerAccount.merchantId}), 0) as balance
      from ${ledgerAccount} where ${ofMerchants} and ${isBalance}
    ), days as (
      select merchant_id, day, deposits, withdrawals, reserved, settlements, total
      from moved where is_shown
      union all select merchant_id, ${firstDay}, 0, 0, 0, 0, 0 from opened
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
  { name: 'Deposits', cell: money(sql`line.deposits`) },
  { name: 'Withdrawals', cell: money(sql`line.withdrawals`) },
  { name: 'Reserved', cell: money(sql`line.reserved`) },
  { name: 'Settlements', cell: money(sql`line.settlements`) },
  { name: 'Closing balance', cell: money(sql`line.closing`) },
];
