import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved } from './moves.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 9, 9],
  ['ArrowUp', -1, 9],
  ['ArrowUp', 0, 0],
  ['PageDown', 2, 7],
  ['PageUp', 2, 0],
  ['Home', 4, 0],
  ['End', 4, 9],
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['Enter', 4, undefined],
])('%s from %i among ten leads to %s', (key, from, to) => {
  expect(moved(key, from, 10)).toBe(to);
});

test('no key leads out of the list', () => {
  const keys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.nat(30), fc.integer(), (key, count, any) => {
      const from = Math.max(-1, Math.min(any, count - 1));
      const to = moved(key, from, count) ?? from;
      expect(to).toBeGreaterThanOrEqual(-1);
      expect(to).toBeLessThan(Math.max(count, 1));
    }),
  );
});
