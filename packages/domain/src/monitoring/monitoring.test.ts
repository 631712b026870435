import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addOutcomes,
  defaultMonitoringPeriod,
  hasOutcomes,
  longestDropMinutes,
  longestMonitoringMinutes,
  monitoringPeriods,
  monitoringRefreshMs,
  noOutcomes,
  outcomePercents,
  periodMinutes,
  trendStepMinutes,
} from './index.ts';

describe('the periods', () => {
  // OFFICE-57
  test('are from day start, 1 h and 3 h, then up to 30 days, and 1 h is where it starts', () => {
    const labels = monitoringPeriods.map(({ label }) => label);
    expect(labels).toEqual(['From day start', '1 h', '3 h', '24 h', '7 days', '30 days']);
    expect(monitoringPeriods.at(-1)?.minutes).toBe(longestDropMinutes);
    expect(defaultMonitoringPeriod).toBe(60);
  });

  test('"from day start" is the minutes since UTC midnight, a day at most', () => {
    expect(periodMinutes(0, Date.parse('2026-11-20T00:00:59.999Z'))).toBe(0);
    expect(periodMinutes(0, Date.parse('2026-11-20T13:05:00.000Z'))).toBe(785);
    expect(periodMinutes(0, Date.parse('2026-11-20T23:59:59.999Z'))).toBeLessThan(
      longestMonitoringMinutes,
    );
    expect(periodMinutes(180, Date.parse('2026-11-20T13:05:00.000Z'))).toBe(180);
  });

  test.each([
    [0, 5],
    [60, 5],
    [180, 15],
    [1440, 60],
    [1441, 360],
    [10_080, 360],
    [43_200, 1440],
  ])('%i minutes are drawn in steps of %i', (minutes, step) => {
    expect(trendStepMinutes(minutes)).toBe(step);
  });
});

describe('outcomes of invoices', () => {
  test('is shared among those that ended', () => {
    const counts = { newCount: 12, successCount: 3, cancelCount: 1, declinedCount: 4 };
    expect(outcomePercents(counts)).toEqual({
      successPercent: 37.5,
      cancelPercent: 12.5,
      declinedPercent: 50,
    });
  });

  test('has no share without ended invoices, also if some began', () => {
    const none = { successPercent: null, cancelPercent: null, declinedPercent: null };
    expect(outcomePercents({ ...noOutcomes, newCount: 7 })).toEqual(none);
    expect(hasOutcomes({ ...noOutcomes, newCount: 7 })).toBe(true);
    expect(hasOutcomes(noOutcomes)).toBe(false);
  });

  test('of two times together is the sum, and the shares are a whole', () => {
    const counts = fc.record({
      newCount: fc.nat(),
      successCount: fc.nat(1000),
      cancelCount: fc.nat(1000),
      declinedCount: fc.nat(1000),
    });
    fc.assert(
      fc.property(counts, counts, (one, other) => {
        const both = addOutcomes(one, other);
        expect(addOutcomes(both, noOutcomes)).toEqual(both);
        const { successPercent, cancelPercent, declinedPercent } = outcomePercents(both);
        fc.pre(successPercent !== null);
        const sum = successPercent + (cancelPercent ?? 0) + (declinedPercent ?? 0);
        expect(sum).toBeCloseTo(100, 9);
      }),
    );
  });
});

// OFFICE-59
test.each([
  ['60', 60_000],
  ['5', 5000],
  [undefined, 20_000],
  ['', 20_000],
  ['soon', 20_000],
  ['0', 20_000],
  ['-60', 20_000],
  ['Infinity', 20_000],
])('a refresh set to %j is every %i ms', (setting, ms) => {
  expect(monitoringRefreshMs(setting)).toBe(ms);
});
