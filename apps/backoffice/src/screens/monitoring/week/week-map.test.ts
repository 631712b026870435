import { expect, test } from 'vitest';
import { makeLongStatistics } from '../../../fixtures/monitoring.ts';
import { weekCells, weekLevels, weekOf } from './week-map.ts';
import { weekInWords } from './week-words.ts';

const statistics = makeLongStatistics();

const hours = (counts: readonly (readonly [number, number])[]) =>
  Array.from({ length: 168 }, (_, hour) => {
    const [endedCount, successCount] = counts[hour] ?? [0, 0];
    return { endedCount, successCount };
  });

// OFFICE-871
test('a rate is filled by how far it is below that of the whole, where enough payments ended', () => {
  const week = hours([
    [1000, 950],
    [10, 9],
    [10, 8],
    [20, 14],
    [10, 5],
    [9, 0],
  ]);
  const [monday = []] = weekCells(week, 'rate');
  expect(monday.slice(0, 7).map(({ level, text }) => [text, level])).toEqual([
    ['95', 0],
    ['90', 0],
    ['80', 2],
    ['70', 3],
    ['50', 4],
    ['0', 0],
    ['', 0],
  ]);
  expect(monday[4]?.description).toBe('50\u202F% of 10 ended');
  expect(monday[5]?.description).toBe('0\u202F% of 9, too few to compare');
  expect(monday[6]?.description).toBe('no payments ended');
});

test('a rate is 100 only where all succeeded', () => {
  expect(weekCells(hours([[1000, 999]]), 'rate')[0]?.[0]).toMatchObject({
    text: '99',
    description: '99.9\u202F% of 1\u202F000 ended',
  });
});

// OFFICE-871
test('a count is filled by its part of the greatest, and has three characters', () => {
  const week = hours([
    [12_500, 0],
    [999, 0],
    [6000, 0],
    [9000, 0],
    [3_200_000, 0],
  ]);
  const [monday = []] = weekCells(week, 'count');
  expect(monday.slice(0, 5).map(({ text }) => text)).toEqual(['12k', '999', '6k', '9k', '3M']);
  expect(monday[4]).toMatchObject({ level: 4, description: '3\u202F200\u202F000 ended' });
  expect(monday[0]?.level).toBe(1);
});

// OFFICE-871
test('all terminals are added up, and all days', () => {
  const one = weekOf(statistics, 12) ?? [];
  const both = weekOf(statistics, null) ?? [];
  expect(both[3]?.endedCount).toBeGreaterThan(one[3]?.endedCount ?? 0);
  const rows = weekCells(both, 'count');
  expect(rows).toHaveLength(8);
  expect(rows.every((row) => row.length === 24)).toBe(true);
  expect(weekOf(statistics, 99)).toBeUndefined();
});

// OFFICE-871
test('the sentence says which hour of the day is lowest, or that none is', () => {
  expect(weekInWords(weekOf(statistics, null) ?? [], 'rate')).toMatch(
    /^Lowest from 03:00 UTC: \d\d(\.\d)?.% of \d+, against 9\d(\.\d)?.% of the whole\.$/,
  );
  expect(weekInWords(hours([[100, 90]]), 'rate')).toBe(
    'No hour of the day is 5 points or more below the 90\u202F% of the whole.',
  );
  expect(weekInWords(hours([[100, 90]]), 'count')).toBe('Most end from 00:00 UTC: 100 of 100.');
});

test('the levels of both figures have words', () => {
  expect(weekLevels('rate').map(({ label }) => label)).toEqual([
    '5 points below the whole',
    '10 points below the whole',
    '20 points below the whole',
    '30 points below the whole',
  ]);
  expect(weekLevels('count').at(-1)).toEqual({ level: 4, label: 'over 75 % of the most' });
});
