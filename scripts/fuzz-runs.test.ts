import { expect, test } from 'vitest';
import { fuzzRuns } from './fuzz-runs.ts';

test('so many requests of both kinds to each operation that their sum is at least the wanted one', () => {
  expect(fuzzRuns('1000000', 175)).toBe(2858);
  expect(fuzzRuns('1', 175)).toBe(10);
});

test.each(['', '0', '-1', '1e6', 'many'])('%j is no number of requests', (text) => {
  expect(fuzzRuns(text, 175)).toBeUndefined();
});
