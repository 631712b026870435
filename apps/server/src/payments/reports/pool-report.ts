import type { PoolId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, and, eq, sql } from '../../db/drizzle.ts';
import {
  ledgerAccount,
  ledgerDayTotal,
  paymentAccount,
  poolAccount,
  provider,
} from '../../db/schema.ts';
import { type CsvColumn, isoDay, majorUnits, methodName, safeText, yesOrNo } from '../csv/cells.ts';
import type { CsvTable } from '../csv/stream-csv.ts';
import { accountLegs, accountSums, ownLegs } from './account-moves.ts';
import { daysOfPeriod, firstDay, openingBalance } from './ledger-days.ts';
import { type ReportRequest, postedBefore, postedSince, postingDay } from './report-request.ts';

type Pool = { readonly id: PoolId; readonly name: string };

/**
 * The movements of a pool's accounts, by day (INVOICE-64), and their balances. They serve several
 * merchants, so balances are only for people of all merchants without a terminal filter; other
 * people see the movements of their terminals.
 */
export function poolReport(request: ReportRequest, pool: Pool): CsvTable {
  const isWhole = hasPermission(request.staff.permissions, 'merchant.rw.all') && !request.terminal;
  return {
    columns: columnsOf(pool, isWhole),
    from: sql`from (${linesOf(request, pool, isWhole)}) as line
      join ${paymentAccount} on ${paymentAccount.id} = line.payment_account_id
      join ${provider} on ${provider.id} = ${paymentAccount.providerId}`,
    conditions: [],
    order: sql`order by line.payment_account_id, line.day`,
    key: [
      { cell: sql`line.payment_account_id`, type: 'bigint' },
      { cell: sql`line.day`, type: 'date' },
    ],
    isDescending: false,
  };
}

/** For people of all merchants from the sums of the days (LEDGER-323), else from the postings of the period. */
function linesOf(request: ReportRequest, { id }: Pool, isWhole: boolean): SQL {
  const { isTest } = request;
  const ofPool = sql`${ledgerAccount.paymentAccountId} in (select ${poolAccount.accountId}
    from ${poolAccount} where ${eq(poolAccount.poolId, id)})`;
  return sql`
    with moved as (${isWhole ? wholeDays(request, ofPool) : ownDays(request, ofPool)}
    ), opened as (
      select ${ledgerAccount.id} as account_id, ${ledgerAccount.currency} as currency,
        ${ledgerAccount.paymentAccountId} as payment_account_id, -${openingBalance(request)} as balance
      from ${ledgerAccount} where ${ofPool} and ${eq(ledgerAccount.isTest, isTest)}
    ), days as (
      select account_id, day, received, paid_out, moved, total from moved
      union all select account_id, ${firstDay(request)}, 0, 0, 0, 0 from opened where ${isWhole}::boolean
    ), by_day as (
      select account_id, day, sum(received) as received, sum(paid_out) as paid_out,
        sum(moved) as moved, sum(total) as total
      from days group by account_id, day
    )
    select by_day.*, opened.payment_account_id, opened.currency, ${isTest}::boolean as is_test,
      opened.balance + sum(by_day.total) over
        (partition by by_day.account_id order by by_day.day) as closing
    from by_day join opened on opened.account_id = by_day.account_id`;
}

/** All that moved otherwise than out or by staff: the days' own column of it has no money that was taken back. */
const received: SQL = sql`(${ledgerDayTotal.paidOut} + ${ledgerDayTotal.moved} - ${ledgerDayTotal.amount})`;

function wholeDays(request: ReportRequest, ofPool: SQL): SQL {
  return sql`
      select ${ledgerAccount.id} as account_id, ${ledgerDayTotal.day} as day, ${received} as received,
        ${ledgerDayTotal.paidOut} as paid_out, -${ledgerDayTotal.moved} as moved, -${ledgerDayTotal.amount} as total
      from ${ledgerAccount} join ${ledgerDayTotal} on ${ledgerDayTotal.accountId} = ${ledgerAccount.id}
      where ${and(daysOfPeriod(request), ofPool, eq(ledgerAccount.isTest, request.isTest))}`;
}

/** The movements of a person's own terminals; an account has no sums of one merchant. */
function ownDays(request: ReportRequest, ofPool: SQL): SQL {
  return sql`
      select ${ledgerAccount.id} as account_id, ${postingDay} as day, ${accountSums}
      ${accountLegs} where ${and(postedSince(request), postedBefore(request), ofPool, ...ownLegs(request))}
      group by ${ledgerAccount.id}, 2`;
}

const money = (minor: SQL): SQL => majorUnits(minor, sql`line.currency`);

function columnsOf({ id, name }: Pool, isWhole: boolean): readonly CsvColumn[] {
  const standing = (minor: SQL): SQL => (isWhole ? money(minor) : sql`null::text`);
  return [
    { name: 'Date', cell: isoDay(sql`line.day`) },
    { name: 'Terminal pool ID', cell: sql`${id}::bigint` },
    { name: 'Terminal pool name', cell: safeText(sql`${name}::text`) },
    { name: 'Account ID', cell: sql`line.payment_account_id` },
    { name: 'Provider name', cell: safeText(sql`${provider.name}`) },
    { name: 'Payment method', cell: methodName(sql`${paymentAccount.methodId}`) },
    { name: 'Currency', cell: sql`line.currency` },
    { name: 'Test', cell: yesOrNo(sql`line.is_test`) },
    { name: 'Opening balance', cell: standing(sql`(line.closing - line.total)`) },
    { name: 'Received', cell: money(sql`line.received`), isSummed: true },
    { name: 'Paid out', cell: money(sql`line.paid_out`), isSummed: true },
    { name: 'Moved by staff', cell: money(sql`line.moved`), isSummed: true },
    { name: 'Closing balance', cell: standing(sql`line.closing`) },
  ];
}
