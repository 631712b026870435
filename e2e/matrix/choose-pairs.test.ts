import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choosePairs, pairsOf } from './choose-pairs.ts';
import { pairedWalks, walks } from './walks.ts';

const value = fc.constantFrom('a', 'b', 'c', 'd');
const matrix = fc.array(fc.record({ one: value, two: value, three: value }), { maxLength: 64 });

describe('choosePairs', () => {
  test('any two values that meet in the matrix meet in a chosen row', () => {
    fc.assert(
      fc.property(matrix, (rows) => {
        const chosen = new Set(choosePairs(rows).flatMap(pairsOf));
        expect(chosen).toEqual(new Set(rows.flatMap(pairsOf)));
      }),
    );
  });

  test('no row is chosen for nothing', () => {
    fc.assert(
      fc.property(matrix, (rows) => {
        const seen = new Set<string>();
        for (const row of choosePairs(rows)) {
          expect(rows).toContain(row);
          expect(pairsOf(row).some((pair) => !seen.has(pair))).toBe(true);
          for (const pair of pairsOf(row)) seen.add(pair);
        }
      }),
    );
  });

  test('the same matrix gives the same rows', () => {
    fc.assert(
      fc.property(matrix, (rows) => {
        expect(choosePairs(rows)).toEqual(choosePairs(rows));
      }),
    );
  });
});

describe('the walks through the payment form', () => {
  test('are all methods in both flows, three languages and two sizes', () => {
    expect(walks).toHaveLength(7 * 2 * 3 * 2);
    expect(new Set(walks.map((walk) => JSON.stringify(walk))).size).toBe(walks.length);
  });

  test('each method meets each language among the few, and so does everything else', () => {
    // Seven methods in three languages are 21 at least.
    expect(pairedWalks.length).toBeGreaterThanOrEqual(21);
    expect(pairedWalks.length).toBeLessThanOrEqual(24);
    expect(new Set(pairedWalks.flatMap(pairsOf))).toEqual(new Set(walks.flatMap(pairsOf)));
  });
});
