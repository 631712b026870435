import { expect, test } from 'vitest';
import { makeMonitoringRows } from '../../fixtures/monitoring.ts';
import { commonThresholds, successSeries } from './success-series.ts';

const rows = makeMonitoringRows();

// OFFICE-60
test('a terminal without statistics has no line, and a step in which nothing ended is a gap', () => {
  const series = successSeries(rows);
  expect(series.map(({ name }) => name)).toEqual(['Humo deposits', 'Uzcard deposits', 'Payouts']);
  expect(series[2]?.points.map(({ value }) => value)).toContain(null);
  expect(series[0]?.points[0]?.at).toBe(Date.parse('2026-11-20T12:00:00.000Z'));
});

test('thresholds are drawn where they are the same for all', () => {
  expect(commonThresholds(rows).map(({ value }) => value)).toEqual([90, 70]);
  const [first, ...others] = rows;
  const stats = first?.stats && { ...first.stats, successPercentLowThreshold: 50 };
  if (first === undefined) throw new Error('No rows');
  expect(commonThresholds([{ ...first, stats }, ...others])).toEqual([]);
  expect(commonThresholds([])).toEqual([]);
});
