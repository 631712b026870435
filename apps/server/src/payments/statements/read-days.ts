import { dayMs, formatReportDay, parseReportDay } from '@tiyin/domain/dates';
import type { LedgerAccountId } from '@tiyin/domain/ids';
import { amountToWire, type MinorUnits, minorUnits, minus } from '@tiyin/domain/money';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { describeCurrency } from '../describe-currency.ts';
import { ledgerAccountId } from '../ledger/accounts.ts';
import { nameOfReturn } from './open-line.ts';
import type { StatementAccount } from './statement-source.ts';

/** The first moment of a day, in Unix ms. */
export function startOf(day: string): number {
  const parsed = parseReportDay(day);
  if (!parsed.ok) throw new Error(`${day} is not a day`);
  return parsed.ms;
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return formatReportDay(startOf(day) + days * dayMs);
}

/** Days from the first to the last, both included. */
export type Period = { readonly first: string; readonly last: string };

/** Money is matched with a line at most three days away. */
const marginDays = 5;

/** The ledger account of a payment account. */
export function ledgerIdOf(tx: Tx, account: StatementAccount): Promise<LedgerAccountId> {
  return ledgerAccountId(tx, { kind: 'payment_account', paymentAccountId: account.id }, account);
}

/**
 * What moved on an account in our books, with the day of the bank's line that it was matched with, else its own
 * (LEDGER-262); money above zero came.
 */
export function ledgerLegs(
  account: StatementAccount,
  ledgerId: LedgerAccountId,
  { first }: Pick<Period, 'first'>,
): SQL {
  const since = new Date(startOf(first) - marginDays * dayMs).toISOString();
  return sql`select -entry.amount as amount, posting.id as posting_id, posting.kind, posting.created_at,
      posting.invoice_id, posting.transfer_id, line.day is not null as is_seen,
      coalesce(line.day, (posting.created_at at time zone 'UTC')::date) as day
    from entry join posting on posting.id = entry.posting_id
    left join lateral (
      select day from statement_line
        where transfer_id = posting.transfer_id and posting.kind <> 'return_paid'
      union all
      select statement_line.day from money_return
        join statement_line on statement_line.account_id = ${account.id}
          and statement_line.reported_as = ${nameOfReturn('money_return')}
        where posting.kind = 'return_paid' and money_return.status_at = posting.created_at
          and (money_return.transfer_id = posting.transfer_id
            or (posting.transfer_id is null and money_return.invoice_id = posting.invoice_id))
      union all
      select day from statement_line where movement_id = posting.movement_id
      union all
      select statement_line.day from payout
        join statement_line on statement_line.payout_id = payout.id
        where payout.invoice_id = posting.invoice_id and payout.account_id = ${account.id}
          and posting.transfer_id is null
      limit 1
    ) line on true
    where entry.account_id = ${ledgerId} and entry.posting_id >= (
      select id from posting where created_at >= ${since}::timestamptz order by created_at, id limit 1
    )`;
}

type Row = {
  readonly day: string;
  readonly bank_in: string;
  readonly bank_out: string;
  readonly lines: number;
  readonly matching: number;
  readonly closing: string | null;
  readonly is_covered: boolean;
  readonly ledger_in: string;
  readonly ledger_out: string;
  readonly explained_difference: string | null;
  readonly explanation: string | null;
  readonly closed_at: string | null;
  readonly closed_by: string | null;
};

/** The days of a period, the newest first: the bank's beside the ledger's (LEDGER-262). */
export async function readDays(tx: Tx, account: StatementAccount, period: Period) {
  const legs = ledgerLegs(account, await ledgerIdOf(tx, account), period);
  const { first, last } = period;
  const rows = await tx.execute<Row>(sql`
    with bank as (
      select day, coalesce(sum(amount) filter (where amount > 0), 0) as came,
        coalesce(-sum(amount) filter (where amount < 0), 0) as went, count(*)::int as lines,
        (count(*) filter (where state = 'NEW'))::int as matching
      from statement_line where account_id = ${account.id} and day between ${first}::date and ${last}::date
      group by day
    ), ledger as (
      select day, coalesce(sum(amount) filter (where amount > 0), 0) as came,
        coalesce(-sum(amount) filter (where amount < 0), 0) as went
      from (${legs}) legs where day between ${first}::date and ${last}::date group by day
    )
    select calendar.day::date::text as day, coalesce(bank.came, 0)::text as bank_in,
      coalesce(bank.went, 0)::text as bank_out, coalesce(bank.lines, 0) as lines,
      coalesce(bank.matching, 0) as matching,
      (select closing::text from statement_balance its
        where its.account_id = ${account.id} and its.day = calendar.day) as closing,
      exists (select from statement its where its.account_id = ${account.id}
          and calendar.day between its.first_day and its.last_day)
        or exists (select from statement_balance its
          where its.account_id = ${account.id} and its.day = calendar.day) as is_covered,
      coalesce(ledger.came, 0)::text as ledger_in, coalesce(ledger.went, 0)::text as ledger_out,
      account_day.explained_difference::text, account_day.explanation,
      account_day.closed_at::text, person.first_name || ' ' || person.last_name as closed_by
    from generate_series(${first}::date, ${last}::date, interval '1 day') as calendar (day)
    left join bank on bank.day = calendar.day
    left join ledger on ledger.day = calendar.day
    left join account_day on account_day.account_id = ${account.id} and account_day.day = calendar.day
    left join person on person.id = account_day.closed_by
    order by calendar.day desc`);
  return rows.map((row) => describeDay(account, row));
}

/** A day of an account as the contract shows it. */
export type AccountDay = Awaited<ReturnType<typeof readDays>>[number];

function describeDay(account: StatementAccount, row: Row) {
  const bank = { in: minorUnits(BigInt(row.bank_in)), out: minorUnits(BigInt(row.bank_out)) };
  const ledger = { in: minorUnits(BigInt(row.ledger_in)), out: minorUnits(BigInt(row.ledger_out)) };
  const difference = minus(minus(bank.in, bank.out), minus(ledger.in, ledger.out));
  const isExplained = row.explained_difference === String(difference);
  return {
    day: row.day,
    currency: describeCurrency(account.currency),
    bank: {
      in: amountToWire(bank.in),
      out: amountToWire(bank.out),
      lines: row.lines,
      closing: row.closing === null ? null : amountToWire(minorUnits(BigInt(row.closing))),
    },
    ledger: { in: amountToWire(ledger.in), out: amountToWire(ledger.out) },
    difference: amountToWire(difference),
    matching: row.matching,
    state: stateOf(account, row, { difference, isExplained }),
    explanation: isExplained ? row.explanation : null,
    closedDate: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
    closedBy: row.closed_by,
  };
}

type Judged = { readonly difference: MinorUnits; readonly isExplained: boolean };

function stateOf(
  { closedThrough }: StatementAccount,
  row: Row,
  { difference, isExplained }: Judged,
) {
  if (closedThrough !== null && row.day <= closedThrough) return 'CLOSED' as const;
  if (!row.is_covered) return 'NO_STATEMENT' as const;
  if (difference === 0n) return 'AGREES' as const;
  return isExplained ? ('EXPLAINED' as const) : ('DIFFERS' as const);
}
