import { expect, test } from 'vitest';
import { placeSheet, placeStart } from './place-sheet.ts';

const view = { top: 0, bottom: 800 };

test('a sheet is placed below its anchor', () => {
  expect(placeSheet({ top: 100, bottom: 140 }, 340, view)).toEqual({ top: 144, maxHeight: 648 });
});

test('a sheet is placed above, next to its anchor, if there is more room', () => {
  expect(placeSheet({ top: 600, bottom: 640 }, 340, view)).toEqual({ top: 256, maxHeight: 588 });
});

test('it stays below where above there is even less', () => {
  expect(placeSheet({ top: 300, bottom: 340 }, 700, view)).toEqual({ top: 344, maxHeight: 448 });
});

test('a sheet stays in the visible part of the page, for example above an on-screen keyboard', () => {
  const { top, maxHeight } = placeSheet({ top: 300, bottom: 340 }, 340, { top: 0, bottom: 380 });
  expect(top).toBe(8);
  expect(maxHeight).toBe(288);
});

test('a sheet wider than its anchor stays in the view', () => {
  expect(placeStart(16, 200, 320)).toBe(16);
  expect(placeStart(200, 200, 320)).toBe(112);
  expect(placeStart(200, 400, 320)).toBe(8);
  expect(placeStart(0, 320, 320)).toBe(0);
});
