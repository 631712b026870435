import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBurstLog } from './burst-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// RUN-234
test('a frequent failure is logged once a second, with a count', () => {
  const said: [unknown, number][] = [];
  const note = createBurstLog((error, count) => said.push([error, count]));
  for (let number = 1; number <= 1_600; number += 1) note(number);
  expect(said).toEqual([[1, 1]]);
  vi.advanceTimersByTime(1_000);
  expect(said).toEqual([
    [1, 1],
    [1_600, 1_599],
  ]);
  note('later');
  vi.advanceTimersByTime(1_000);
  expect(said.at(-1)).toEqual(['later', 1]);
  vi.advanceTimersByTime(5_000);
  note('after a while');
  expect(said.at(-1)).toEqual(['after a while', 1]);
  expect(said).toHaveLength(4);
});
