import { expect, test } from 'vitest';
import { makeMonitoringRows } from '../../fixtures/monitoring.ts';
import { commonThresholds, successSeries, volumeSeries } from './success-series.ts';

const rows = makeMonitoringRows();

// OFFICE-60
test('a terminal without statistics has no line, and a step in which nothing ended is a gap', () => {
  const series = successSeries(rows);
  expect(series.map(({ name }) => name)).toEqual(['Humo deposits', 'Uzcard deposits', 'Payouts']);
  expect(series[2]?.points.map(({ value }) => value)).toContain(null);
  expect(series[0]?.points[0]?.at).toBe(Date.parse('2026-11-20T12:00:00.000Z'));
});

// OFFICE-603
test('the volume has the same lines and steps, and a step in which nothing ended is zero', () => {
  const rates = successSeries(rows);
  const volumes = volumeSeries(rows);
  const stepsOf = (all: typeof rates) =>
    all.map(({ id, points }) => [id, points.map(({ at }) => at)]);
  expect(stepsOf(volumes)).toEqual(stepsOf(rates));
  expect(volumes[0]?.points.slice(0, 3).map(({ value }) => value)).toEqual([30, 35, 40]);
  expect(volumes[2]?.points[2]?.value).toBe(0);
});

test('thresholds are drawn where they are the same for all', () => {
  expect(commonThresholds(rows).map(({ value }) => value)).toEqual([90, 70]);
  const [first, ...others] = rows;
  const stats = first?.stats && { ...first.stats, successPercentLowThreshold: 50 };
  if (first === undefined) throw new Error('No rows');
  expect(commonThresholds([{ ...first, stats }, ...others])).toEqual([]);
  expect(commonThresholds([])).toEqual([]);
});
