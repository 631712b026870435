import { expect, test } from 'vitest';
import { formatAge } from './index.ts';

const minute = 60_000;

test.each([
  [-5, 'just now'],
  [minute - 1, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [24 * 60 * minute - 1, '23 hours ago'],
  [24 * 60 * minute, '1 day ago'],
  [75 * 60 * minute, '3 days ago'],
])('%i ms is %s', (ms, words) => {
  expect(formatAge(ms)).toBe(words);
});
