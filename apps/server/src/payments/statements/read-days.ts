import { dayMs, formatReportDay, parseReportDay } from '@tiyin/domain/dates';
import type { LedgerAccountId } from '@tiyin/domain/ids';
import { amountToWire, type MinorUnits, minorUnits, minus } from '@tiyin/domain/money';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import {
  accountDay,
  accountMovement,
  entry,
  invoice,
  moneyReturn,
  payout,
  person,
  posting,
  statement,
  statementBalance,
  statementLine,
  transfer,
} from '../../db/schema.ts';
import { describeCurrency } from '../describe-currency.ts';
import { ledgerAccountId } from '../ledger/accounts.ts';
import { nameOfReturn, returnOfLine } from './open-line.ts';
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

const lineColumns = sql`${statementLine.id}, ${statementLine.day}, ${statementLine.statementId}`;

/** Money is matched with a line at most three days away, except by the reference. Ids are almost in the order of time. */
const marginDays = 5;

/** The first moment from which money may be on the lines of a period, or in it. */
function sinceOf({ id }: StatementAccount, { first, last }: Period): SQL {
  const begin = new Date(startOf(first)).toISOString();
  return sql`(select least(${begin}::timestamptz, min(${transfer.createdAt}),
      min(${accountMovement.createdAt}), min(${invoice.createdAt}), min(${moneyReturn.createdAt}))
      - ${marginDays} * interval '1 day'
    from ${statementLine}
    left join ${transfer} on ${transfer.id} = ${statementLine.transferId}
    left join ${accountMovement} on ${accountMovement.id} = ${statementLine.movementId}
    left join ${payout} on ${payout.id} = ${statementLine.payoutId}
    left join ${invoice} on ${invoice.id} = ${payout.invoiceId}
    left join ${moneyReturn} on ${moneyReturn.id} = ${returnOfLine(statementLine)}
    where ${statementLine.accountId} = ${id}
      and ${statementLine.day} between ${first}::date and ${last}::date)`;
}

/** The ledger account of a payment account. */
export function ledgerIdOf(tx: Tx, account: StatementAccount): Promise<LedgerAccountId> {
  return ledgerAccountId(tx, { kind: 'payment_account', paymentAccountId: account.id }, account);
}

/**
 * What moved on an account in our books, with the line of the bank that it is on and the day of that line, else its own
 * day (LEDGER-262); money above zero came. What was posted after the line's day was closed stays on its own, and so does
 * what was judged without the line, because its own day was closed before the line came (LEDGER-570).
 */
export function ledgerLegs(
  account: StatementAccount,
  ledgerId: LedgerAccountId,
  period: Period,
): SQL {
  return sql`select -${entry.amount} as amount, ${posting.id} as posting_id, ${posting.kind},
    ${posting.createdAt},
      ${posting.invoiceId}, ${posting.transferId}, case when not line.is_late then line.id end as line_id,
      case when not line.is_late then line.day
        else (${posting.createdAt} at time zone 'UTC')::date end as day
    from ${entry} join ${posting} on ${posting.id} = ${entry.postingId}
    left join lateral (select matched.id, matched.day,
      exists (select from ${accountDay}
        join ${statement} on ${statement.id} = matched.statement_id
        where ${accountDay.accountId} = ${account.id}
          and ${accountDay.day} >= (${posting.createdAt} at time zone 'UTC')::date
          and ${accountDay.closedAt} < ${statement.createdAt}) as is_late
      from (
      select ${lineColumns} from ${statementLine}
        where ${statementLine.transferId} = ${posting.transferId} and ${posting.kind} <> 'return_paid'
      union all
      select ${lineColumns} from ${moneyReturn}
        join ${statementLine} on ${statementLine.accountId} = ${account.id}
          and ${statementLine.reportedAs} = ${nameOfReturn(moneyReturn.id)}
        where ${posting.kind} = 'return_paid' and ${moneyReturn.statusAt} = ${posting.createdAt}
          and (${moneyReturn.transferId} = ${posting.transferId}
            or (${posting.transferId} is null and ${moneyReturn.invoiceId} = ${posting.invoiceId}))
      union all
      select ${lineColumns} from ${statementLine}
        where ${statementLine.movementId} = ${posting.movementId}
      union all
      select ${lineColumns} from ${payout}
        join ${statementLine} on ${statementLine.payoutId} = ${payout.id}
        where ${payout.invoiceId} = ${posting.invoiceId} and ${payout.accountId} = ${account.id}
          and ${posting.transferId} is null
      ) matched
      where not exists (select from ${accountDay}
        where ${accountDay.accountId} = ${account.id} and ${accountDay.day} >= matched.day
          and ${accountDay.closedAt} < ${posting.createdAt})
      limit 1
    ) line on true
    where ${entry.accountId} = ${ledgerId} and ${entry.postingId} >= (
      select ${posting.id} from ${posting}
        where ${posting.createdAt} >= ${sinceOf(account, period)}
        order by ${posting.createdAt}, ${posting.id} limit 1
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
      select ${statementLine.day},
        coalesce(sum(${statementLine.amount}) filter (where ${statementLine.amount} > 0), 0) as came,
        coalesce(-sum(${statementLine.amount}) filter (where ${statementLine.amount} < 0), 0) as went,
          count(*)::int as lines,
        (count(*) filter (where ${statementLine.state} = 'NEW'))::int as matching
      from ${statementLine}
      where ${statementLine.accountId} = ${account.id}
        and ${statementLine.day} between ${first}::date and ${last}::date
      group by ${statementLine.day}
    ), ledger as (
      select day, coalesce(sum(amount) filter (where amount > 0), 0) as came,
        coalesce(-sum(amount) filter (where amount < 0), 0) as went
      from (${legs}) legs where day between ${first}::date and ${last}::date group by day
    )
    select calendar.day::date::text as day, coalesce(bank.came, 0)::text as bank_in,
      coalesce(bank.went, 0)::text as bank_out, coalesce(bank.lines, 0) as lines,
      coalesce(bank.matching, 0) as matching,
      (select ${statementBalance.closing}::text from ${statementBalance}
        where ${statementBalance.accountId} = ${account.id} and ${statementBalance.day} = calendar.day) as closing,
      exists (select from ${statement} where ${statement.accountId} = ${account.id}
          and calendar.day between ${statement.firstDay} and ${statement.lastDay})
        or exists (select from ${statementBalance}
          where ${statementBalance.accountId} = ${account.id} and ${statementBalance.day} = calendar.day) as is_covered,
      coalesce(ledger.came, 0)::text as ledger_in, coalesce(ledger.went, 0)::text as ledger_out,
      ${accountDay.explainedDifference}::text, ${accountDay.explanation},
      ${accountDay.closedAt}::text, ${person.firstName} || ' ' || ${person.lastName} as closed_by
    from generate_series(${first}::date, ${last}::date, interval '1 day') as calendar (day)
    left join bank on bank.day = calendar.day
    left join ledger on ledger.day = calendar.day
    left join ${accountDay} on ${accountDay.accountId} = ${account.id}
      and ${accountDay.day} = calendar.day
    left join ${person} on ${person.id} = ${accountDay.closedBy}
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
