import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paginationRange } from './pagination-range.ts';

describe('paginationRange', () => {
  const show = (page: number, total: number, siblings?: number) =>
    paginationRange(page, total, siblings)
      .map((entry) => (entry === 'ellipsis' ? '…' : entry))
      .join(' ');

  test.each([
    [1, 0, ''],
    [1, 1, '1'],
    [3, 6, '1 2 3 4 5 6'],
    [1, 7, '1 2 3 4 5 … 7'],
    [4, 7, '1 … 3 4 5 … 7'],
    [7, 7, '1 … 3 4 5 6 7'],
    [3, 10, '1 2 3 4 5 … 10'],
    [5, 10, '1 … 4 5 6 … 10'],
    [8, 10, '1 … 6 7 8 9 10'],
    [0, 10, '1 2 3 4 5 … 10'],
    [99, 10, '1 … 6 7 8 9 10'],
  ])('page %d of %d shows %s', (page, total, expected) => {
    expect(show(page, total)).toBe(expected);
  });

  test('other sibling counts widen or narrow the window', () => {
    expect(show(5, 10, 0)).toBe('1 … 5 … 10');
    expect(show(2, 6, 0)).toBe('1 2 3 … 6');
    expect(show(10, 20, 2)).toBe('1 … 8 9 10 11 12 … 20');
    expect(show(1, 8, 2)).toBe('1 2 3 4 5 6 7 8');
  });

  // OFFICE-22
  test('first, last and current are always there, in order, without a double, each gap once', () => {
    const pages = fc
      .integer({ min: 1, max: 10_000 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(pages, fc.integer({ min: 0, max: 4 }), ([page, total], siblings) => {
        const range = paginationRange(page, total, siblings);
        const numbers = range.filter((entry) => entry !== 'ellipsis');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, total]));
        const gaps = numbers.filter((entry, index) => entry - (numbers[index - 1] ?? 0) > 1);
        expect(range.length - numbers.length).toBe(gaps.length);
      }),
    );
  });
});
