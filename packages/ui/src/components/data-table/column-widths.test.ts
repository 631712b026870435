import { expect, test } from 'vitest';
import { clampWidth, maxWidth, minWidth, withWidth } from './column-widths.ts';
import { tracks } from './columns.ts';

test.each([
  [100.4, 100],
  [3, minWidth],
  [5000, maxWidth],
])('a width of %d is kept as %d', (width, kept) => {
  expect(clampWidth(width)).toBe(kept);
});

test('a width is set, replaced, and taken back without the others', () => {
  const widths = withWidth({ id: 90 }, 'amount', 120);
  expect(widths).toEqual({ id: 90, amount: 120 });
  expect(withWidth(widths, 'id', 80)).toEqual({ id: 80, amount: 120 });
  expect(withWidth(widths, 'id', undefined)).toEqual({ amount: 120 });
});

test('a column has the width that was set, and else that of its size', () => {
  const cell = () => null;
  const columns = [
    { id: 'id', header: 'ID', cell },
    { id: 'note', header: 'Note', cell, size: 'fill' },
    { id: 'amount', header: 'Amount', cell, size: 12 },
  ] as const;
  expect(tracks(columns, { note: 200, gone: 80 })).toBe('minmax(max-content, auto) 200px 12ch');
});
