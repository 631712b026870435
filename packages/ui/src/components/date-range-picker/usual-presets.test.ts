import { expect, test } from 'vitest';
import { usualPresets } from './index.ts';

const rangesOf = (today: Parameters<typeof usualPresets>[0]) =>
  usualPresets(today).map(({ label, range }) => [label, range.start, range.end]);

test('the usual ranges end today, over the ends of months and years', () => {
  expect(rangesOf('2027-01-03')).toEqual([
    ['Today', '2027-01-03', '2027-01-03'],
    ['Yesterday', '2027-01-02', '2027-01-02'],
    ['Last 7 days', '2026-12-28', '2027-01-03'],
    ['This month', '2027-01-01', '2027-01-03'],
  ]);
  expect(rangesOf('2028-03-01').map(([, start]) => start)).toEqual([
    '2028-03-01',
    '2028-02-29',
    '2028-02-24',
    '2028-03-01',
  ]);
});
