import { expect, test } from 'vitest';
import { listNames } from './list-names.ts';

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a and b', 'a or b'],
  [['a', 'b', 'c'], 'a, b, and c', 'a, b, or c'],
])('%j is a list', (names, all, any) => {
  expect(listNames('conjunction', names)).toBe(all);
  expect(listNames('disjunction', names)).toBe(any);
});
