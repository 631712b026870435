import type { MerchantId, TerminalId } from '@tiyin/domain/ids';
import {
  type OutcomeCounts,
  addOutcomes,
  longestMonitoringMinutes,
  noOutcomes,
  outcomePercents,
  trendStepMinutes,
  weekHourCount,
  weekHourOf,
} from '@tiyin/domain/monitoring';
import { type SQL, and, count, eq, gte, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { invoice, openInvoice, terminal } from '../db/schema.ts';
import { minutes as minuteRows } from '../payments/tallies/minutes.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';
import { endedSince } from './ended-since.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Question = {
  readonly staff: Staff;
  readonly merchantId: MerchantId;
  /** How far back; the current minute counts, too. */
  readonly minutes: number;
  readonly now: Date;
};

/** A step of a terminal's trend, as the database counts it. */
type Step = {
  readonly terminal_id: TerminalId;
  readonly low: number;
  readonly high: number;
  /** Unix ms of its first moment. */
  readonly at: string;
  readonly done: string;
  readonly canceled: string;
  readonly declined: string;
};

/**
 * The outcomes of the invoices of a merchant's terminals in the last minutes (OFFICE-56); a
 * terminal without invoices is left out. It reads only the minutes and invoices of that time, so
 * that the history's length does not matter; more than a day from the invoices themselves.
 */
export async function terminalStatistics(tx: Tx, question: Question) {
  const span = spanOf(question);
  const steps = await readSteps(tx, question, span);
  const news = await countNew(tx, question, span);
  const byTerminal = Map.groupBy(steps, (step) => step.terminal_id);
  return [...byTerminal].flatMap(([terminalId, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const counts = { ...sumOf(rows), newCount: news.get(terminalId) ?? 0 };
    return {
      terminalId,
      ...counts,
      ...outcomePercents(counts),
      successPercentLowThreshold: first.low,
      successPercentHighThreshold: first.high,
      trend: trendOf(rows, span),
      ...(isLong(question) && { weekHours: weekHoursOf(rows) }),
    };
  });
}

const isLong = ({ minutes }: Question): boolean => minutes > longestMonitoringMinutes;

const floor = (ms: number, unit: number): number => Math.floor(ms / unit) * unit;

/**
 * The requested time in steps that start at whole multiples of their length, in ms. Longer than a day, they are counted
 * by the hour, of which a step is a multiple.
 */
function spanOf(question: Question) {
  const now = question.now.getTime();
  const stepMs = trendStepMinutes(question.minutes) * minuteMs;
  const countedMs = isLong(question) ? hourMs : stepMs;
  const from = floor(now, minuteMs) - question.minutes * minuteMs;
  return { from, stepMs, countedMs, firstStep: floor(from, stepMs), lastStep: floor(now, stepMs) };
}

type Span = ReturnType<typeof spanOf>;

/** The minutes are kept for a day; a longer period is counted from its invoices, by their last status. */
function countedSince(question: Question, from: number): SQL {
  if (!isLong(question)) return minuteRows;
  return sql`(
    select ${invoice.terminalId}, ${invoice.isTest}, ${invoice.statusAt} as minute,
      (${invoice.status} = 'DONE')::int as done, (${invoice.status} = 'CANCELED')::int as canceled,
      (${invoice.status} = 'DECLINED')::int as declined
    from ${invoice} where ${endedSince(question, from)})`;
}

async function readSteps(tx: Tx, question: Question, { from, countedMs }: Span) {
  const { staff, merchantId } = question;
  const conditions = and(
    eq(terminal.merchantId, merchantId),
    inScope(staff, terminal.merchantId),
    eq(terminal.isTest, staff.testDashboard),
  );
  const rows = await tx.execute<Step>(sql`
    select ${terminal.id} as terminal_id, ${terminal.successPercentLowThreshold} as low,
      ${terminal.successPercentHighThreshold} as high,
      (floor(extract(epoch from counted.minute) * 1000 / ${countedMs}::int) * ${countedMs}::int)::bigint as at,
      sum(counted.done) as done, sum(counted.canceled) as canceled, sum(counted.declined) as declined
    from ${terminal} join ${countedSince(question, from)} as counted
      on counted.terminal_id = ${terminal.id} and counted.is_test = ${terminal.isTest}
    where ${conditions} and counted.minute >= ${new Date(from).toISOString()}::timestamptz
    group by ${terminal.id}, at order by ${terminal.id}, at`);
  return rows;
}

/** The number of each terminal's invoices that were created in the time and are NEW now. */
async function countNew(tx: Tx, question: Question, { from }: Span) {
  const { staff, merchantId } = question;
  const amongOpen = sql`${invoice.id} = any (array(select ${openInvoice.invoiceId} from ${openInvoice}))`;
  const rows = await tx
    .select({ terminalId: invoice.terminalId, count: count() })
    .from(invoice)
    .where(
      and(
        eq(invoice.merchantId, merchantId),
        inScope(staff, invoice.merchantId),
        eq(invoice.isTest, staff.testDashboard),
        eq(invoice.status, 'NEW'),
        gte(invoice.createdAt, new Date(from)),
        isLong(question) ? amongOpen : undefined,
      ),
    )
    .groupBy(invoice.terminalId);
  return new Map(rows.map((row) => [row.terminalId, row.count]));
}

/** The ended invoices of a step; NEW ones have no step. */
function countsOf({ done, canceled, declined }: Step): OutcomeCounts {
  return {
    newCount: 0,
    successCount: Number(done),
    cancelCount: Number(canceled),
    declinedCount: Number(declined),
  };
}

function trendOf(steps: readonly Step[], { firstStep, lastStep, stepMs }: Span) {
  const byTime = Map.groupBy(steps, (step) => floor(Number(step.at), stepMs));
  const length = (lastStep - firstStep) / stepMs + 1;
  return Array.from({ length }, (_, place) => {
    const at = firstStep + place * stepMs;
    const counts = sumOf(byTime.get(at));
    const { successPercent } = outcomePercents(counts);
    return { time: new Date(at).toISOString(), successPercent, endedCount: endedOf(counts) };
  });
}

/** The ended invoices by hour of the week, Monday from 00:00 first (OFFICE-870). */
function weekHoursOf(steps: readonly Step[]) {
  const byHour = Map.groupBy(steps, (step) => weekHourOf(Number(step.at)));
  return Array.from({ length: weekHourCount }, (_, hour) => {
    const counts = sumOf(byHour.get(hour));
    return { endedCount: endedOf(counts), successCount: counts.successCount };
  });
}

const sumOf = (steps: readonly Step[] = []): OutcomeCounts =>
  steps.map(countsOf).reduce(addOutcomes, noOutcomes);

const endedOf = ({ cancelCount, declinedCount, successCount }: OutcomeCounts): number =>
  successCount + cancelCount + declinedCount;
