import { describe, expect, test } from 'vitest';
import { defaultPageSize, pageSizes, totalPages } from './index.ts';

describe('page sizes', () => {
  // API-8, OFFICE-21
  test('are 5, 10, 15, 25 and 40, and 10 by default', () => {
    expect(pageSizes).toEqual([5, 10, 15, 25, 40]);
    expect(defaultPageSize).toBe(10);
  });

  test('make as many pages as are needed to hold everything', () => {
    expect([0, 1, 10, 11].map((total) => totalPages(total, 10))).toEqual([0, 1, 1, 2]);
    expect(totalPages(-1, 10)).toBe(0);
    for (const size of [0, -5, 2.5, Number.NaN]) {
      expect(() => totalPages(10, size)).toThrow(RangeError);
    }
  });
});
