import { type SQL, sql, alias } from '../../db/drizzle.ts';
import { ledgerAccount, ledgerDay, ledgerDayTotal, ledgerDelta } from '../../db/schema.ts';
import type { ReportRequest } from './report-request.ts';

const before = alias(ledgerDay, 'before');

const dayOf = (at: Date): SQL => sql`${at.toISOString().slice(0, 10)}::date`;

/** The first day of the period, which has a line in any case. */
export function firstDay({ from }: ReportRequest): SQL {
  return dayOf(from);
}

/** Days of ledger accounts in the period, by their primary key (LEDGER-323). */
export function daysOfPeriod({ from, until }: ReportRequest): SQL {
  return sql`${ledgerDayTotal.day} >= ${dayOf(from)} and ${ledgerDayTotal.day} < ${dayOf(until)}`;
}

/**
 * The balance of a ledger account when the period begins, credit-positive: one row of it, whatever came later,
 * and what was not folded into the days before.
 */
export function openingBalance({ from }: ReportRequest): SQL {
  return sql`(coalesce((select ${before.opening} + ${before.amount} from ${ledgerDay} ${before}
    where ${before.accountId} = ${ledgerAccount.id} and ${before.day} < ${dayOf(from)}
    order by ${before.day} desc limit 1), 0)
    + coalesce((select sum(${ledgerDelta.amount}) from ${ledgerDelta}
    where ${ledgerDelta.accountId} = ${ledgerAccount.id} and ${ledgerDelta.day} < ${dayOf(from)}), 0))`;
}
