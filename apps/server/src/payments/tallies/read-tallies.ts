import type { TerminalId } from '@tiyin/domain/ids';
import { amountToWire, currencies, isCurrencyCode, minorUnits } from '@tiyin/domain/money';
import type { FlowTypeCode } from '@tiyin/domain/invoices';
import { dayMs, formatReportDay } from '@tiyin/domain/dates';
import { type SQL, and, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { nameOf, namesOf } from '../../db/names.ts';
import { invoiceDayTally, invoiceTally, invoiceTallyDelta, terminal } from '../../db/schema.ts';
import { describeCurrency } from '../describe-currency.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';

const ofAllTime = ['merchantId', 'terminalId', 'isTest', 'made', 'doneAmount'] as const;
const ofDays = ['terminalId', 'isTest', 'day', 'done', 'doneAmount'] as const;

/**
 * Tallies of all time with the unfolded additions: read in one statement, they are exact (ADR 18).
 */
export const tallies: SQL = sql`(
  select ${namesOf(invoiceTally, ...ofAllTime)} from ${invoiceTally}
  union all
  select ${namesOf(invoiceTallyDelta, ...ofAllTime)} from ${invoiceTallyDelta})`;

type Question = {
  readonly staff: Staff;
  readonly flowType: FlowTypeCode;
  readonly terminalId: TerminalId | undefined;
};

/**
 * The total of a terminal's DONE invoices of one flow, in minor units of its currency (LEDGER-29):
 * a terminal of the other flow has zero. Without a terminal, an entry per currency of the person's
 * scope, in their mode.
 */
export async function totalDone(tx: Tx, { staff, flowType, terminalId }: Question) {
  if (terminalId !== undefined) await requireTerminal(tx, staff, terminalId);
  const scope = and(
    inScope(staff, terminal.merchantId),
    terminalId === undefined
      ? eq(terminal.isTest, staff.testDashboard)
      : eq(terminal.id, terminalId),
  );
  const rows = await tx.execute<{ currency: string; sum: string }>(sql`
    select ${terminal.currency} as currency,
      coalesce(sum(tally.${nameOf(invoiceTally.doneAmount)}) filter (where ${terminal.flowType} = ${flowType}), 0) as sum
    from ${terminal} left join ${tallies} as tally
      on tally.${nameOf(invoiceTally.terminalId)} = ${terminal.id} and tally.${nameOf(invoiceTally.isTest)} = ${terminal.isTest}
    where ${scope} group by ${terminal.currency} order by ${terminal.currency}`);
  return rows.map(({ currency, sum }) => ({
    sum: amountToWire(minorUnits(BigInt(sum))),
    currency: describeCurrency(currencyOf(currency)),
  }));
}

async function requireTerminal(tx: Tx, staff: Staff, terminalId: TerminalId) {
  const [row] = await tx
    .select()
    .from(terminal)
    .where(and(eq(terminal.id, terminalId), inScope(staff, terminal.merchantId)));
  if (!row) throw new ProblemError('not_found');
  return row;
}

function currencyOf(code: string) {
  if (isCurrencyCode(code)) return code;
  throw new Error(`${code} is not among ${Object.keys(currencies).join(', ')}`);
}

/** The number of days of a trend, including today. */
const trendDays = 14;

type TrendQuestion = {
  readonly staff: Staff;
  readonly terminalId: TerminalId;
  readonly now: Date;
};

/**
 * The amounts of a terminal's invoices that became DONE on each of the last days (UTC), today the
 * last.
 */
export async function doneByDay(tx: Tx, { staff, terminalId, now }: TrendQuestion) {
  const chosen = await requireTerminal(tx, staff, terminalId);
  const first = formatReportDay(now.getTime() - (trendDays - 1) * dayMs);
  const rows = await tx.execute<{ day: string; count: string; sum: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(done) as count, sum(${nameOf(invoiceDayTally.doneAmount)}) as sum
    from (
      select ${namesOf(invoiceDayTally, ...ofDays)} from ${invoiceDayTally}
      union all
      select ${namesOf(invoiceTallyDelta, ...ofDays)} from ${invoiceTallyDelta}) as tally
    where ${nameOf(invoiceDayTally.terminalId)} = ${chosen.id}
      and ${nameOf(invoiceDayTally.isTest)} = ${chosen.isTest} and day >= ${first}::date
    group by day`);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days = Array.from({ length: trendDays }, (_, back) => {
    const day = formatReportDay(now.getTime() - (trendDays - 1 - back) * dayMs);
    const found = byDay.get(day);
    const sum = amountToWire(minorUnits(BigInt(found?.sum ?? '0')));
    return { day, sum, count: Number(found?.count ?? 0) };
  });
  return { currency: describeCurrency(chosen.currency), flowType: { code: chosen.flowType }, days };
}
