import { dayMs, formatReportDay } from '../dates/index.ts';
import type { ReportPeriod } from './report.ts';

/** How often a report is sent (RUN-600). */
export const reportIntervals = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** One of them. */
export type ReportInterval = (typeof reportIntervals)[number];

/** After midnight, in ms, so that every booking of the day before is committed. */
const dueMs = 15 * 60_000;

/** The first moment of the UTC day, week or month of a time; a week begins on Monday. */
function beginOf(interval: ReportInterval, at: Date, offset = 0): number {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  if (interval === 'MONTHLY') return Date.UTC(year, month + offset, 1);
  if (interval === 'DAILY') return Date.UTC(year, month, day + offset);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return Date.UTC(year, month, day - sinceMonday + 7 * offset);
}

/** The next time after a time at which a report is due: 00:15 UTC of a day, a Monday, or the first of a month (RUN-600). */
export function reportDueAfter(interval: ReportInterval, at: Date): Date {
  const due = beginOf(interval, at) + dueMs;
  return new Date(due > at.getTime() ? due : beginOf(interval, at, 1) + dueMs);
}

/** The last whole UTC day, week or month before that of a time (RUN-600). */
export function reportPeriodBefore(interval: ReportInterval, at: Date): ReportPeriod {
  return {
    periodStart: formatReportDay(beginOf(interval, at, -1)),
    periodEnd: formatReportDay(beginOf(interval, at) - dayMs),
  };
}
