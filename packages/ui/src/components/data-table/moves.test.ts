import { expect, test } from 'vitest';
import { moveIn } from './moves.ts';

const extent = { rowCount: 30, columnCount: 4, firstRow: 0, pageRows: 10 } as const;
const middle = { row: 15, column: 2 };
const press = (key: string, held: { ctrlKey?: boolean; altKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('every move stays inside the grid', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home'];
  const corners = [
    { row: 0, column: 0 },
    { row: 29, column: 3 },
  ];
  for (const corner of corners) {
    for (const key of [...keys, 'End']) {
      const next = moveIn(press(key), corner, extent);
      expect(next?.row).toBeGreaterThanOrEqual(0);
      expect(next?.row).toBeLessThan(30);
      expect(next?.column).toBeGreaterThanOrEqual(0);
      expect(next?.column).toBeLessThan(4);
    }
  }
});

test('a page is as many rows as are in view', () => {
  expect(moveIn(press('PageDown'), middle, extent)).toEqual({ row: 25, column: 2 });
  expect(moveIn(press('PageUp'), middle, extent)).toEqual({ row: 5, column: 2 });
});

test('Home and End stay in the row, with Ctrl they go to the corners', () => {
  expect(moveIn(press('Home'), middle, extent)).toEqual({ row: 15, column: 0 });
  expect(moveIn(press('End', { ctrlKey: true }), middle, extent)).toEqual({ row: 29, column: 3 });
});

test("keys that are the browser's lead nowhere", () => {
  expect(moveIn(press('ArrowLeft', { altKey: true }), middle, extent)).toBeNull();
  expect(moveIn(press('ArrowDown', { ctrlKey: true }), middle, extent)).toBeNull();
  expect(moveIn(press('a'), middle, extent)).toBeNull();
  expect(moveIn(press('ArrowDown'), middle, { ...extent, rowCount: 0 })).toBeNull();
});

test('above the first row are the headings, reached by one step and no leap', () => {
  const headed = { ...extent, firstRow: -1 } as const;
  expect(moveIn(press('ArrowUp'), { row: 0, column: 2 }, headed)).toEqual({ row: -1, column: 2 });
  expect(moveIn(press('PageUp'), { row: 3, column: 2 }, headed)).toEqual({ row: 0, column: 2 });
  expect(moveIn(press('Home', { ctrlKey: true }), middle, headed)).toEqual({ row: 0, column: 0 });
  expect(moveIn(press('PageUp'), { row: -1, column: 2 }, headed)).toEqual({ row: -1, column: 2 });
  expect(moveIn(press('ArrowDown'), { row: -1, column: 2 }, headed)).toEqual({ row: 0, column: 2 });
});

test('without rows the headings are all there is', () => {
  const bare = { ...extent, rowCount: 0, firstRow: -1 } as const;
  expect(moveIn(press('ArrowDown'), { row: -1, column: 0 }, bare)).toEqual({ row: -1, column: 0 });
});
