import { expect, test } from 'vitest';
import { isPeriod, reportPresets } from './report-periods.ts';

const daysOf = (today: `${number}-${number}-${number}`) =>
  reportPresets(today).map(({ days: { from, to }, label }) => `${label}: ${from} ${to}`);

// OFFICE-575
test('the periods are whole UTC days up to today', () => {
  expect(daysOf('2026-03-01')).toEqual([
    'Today: 2026-03-01 2026-03-01',
    'Yesterday: 2026-02-28 2026-02-28',
    '7 days: 2026-02-23 2026-03-01',
    '30 days: 2026-01-31 2026-03-01',
    'This month: 2026-03-01 2026-03-01',
    'Last month: 2026-02-01 2026-02-28',
  ]);
});

test('the month before January is the December of the year before', () => {
  expect(daysOf('2027-01-31').slice(-2)).toEqual([
    'This month: 2027-01-01 2027-01-31',
    'Last month: 2026-12-01 2026-12-31',
  ]);
});

test('days are a period only with both of them', () => {
  const [today] = reportPresets('2026-03-01');
  if (today === undefined) throw new Error('there is no period');
  expect(isPeriod({ from: '2026-03-01', to: '2026-03-01' }, today)).toBe(true);
  expect(isPeriod({ from: '2026-03-01', to: null }, today)).toBe(false);
});
