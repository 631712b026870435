import { expect, test } from 'vitest';
import {
  reportDueAfter,
  type ReportInterval,
  reportIntervals,
  reportPeriodBefore,
} from './index.ts';

type Row = readonly [ReportInterval, string, string, string];

// RUN-600
test.each<Row>([
  ['DAILY', '2026-11-25T00:14:59Z', '2026-11-25T00:15', '2026-11-24 2026-11-24'],
  ['DAILY', '2026-11-25T00:15:00Z', '2026-11-26T00:15', '2026-11-24 2026-11-24'],
  ['WEEKLY', '2026-11-23T00:10:00Z', '2026-11-23T00:15', '2026-11-16 2026-11-22'],
  ['WEEKLY', '2026-11-29T23:59:00Z', '2026-11-30T00:15', '2026-11-16 2026-11-22'],
  ['MONTHLY', '2026-12-01T00:15:00Z', '2027-01-01T00:15', '2026-11-01 2026-11-30'],
  ['MONTHLY', '2028-03-01T00:00:00Z', '2028-03-01T00:15', '2028-02-01 2028-02-29'],
])('%s at %s is due next at %s, about %s', (interval, at, due, period) => {
  expect(reportDueAfter(interval, new Date(at)).toISOString()).toBe(`${due}:00.000Z`);
  const { periodEnd, periodStart } = reportPeriodBefore(interval, new Date(at));
  expect(`${periodStart} ${periodEnd}`).toBe(period);
});

// RUN-600
test.each(reportIntervals)('periods of %s follow each other without a gap', (interval) => {
  let due = reportDueAfter(interval, new Date('2026-01-05T12:00:00Z'));
  for (let count = 0; count < 40; count += 1) {
    const next = reportDueAfter(interval, due);
    const { periodEnd } = reportPeriodBefore(interval, due);
    const { periodStart } = reportPeriodBefore(interval, next);
    expect(Date.parse(periodStart) - Date.parse(periodEnd)).toBe(86_400_000);
    due = next;
  }
});
