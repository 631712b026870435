import { expect, test } from 'vitest';
import { placeSheet, placeStart } from './place-sheet.ts';

const view = { top: 0, bottom: 800 };

test('a sheet stands below what it belongs to', () => {
  expect(placeSheet({ top: 100, bottom: 140 }, 340, view)).toEqual({ top: 144, maxHeight: 648 });
});

test('where there is more room above, it stands there, right at it', () => {
  expect(placeSheet({ top: 600, bottom: 640 }, 340, view)).toEqual({ top: 256, maxHeight: 588 });
});

test('it stays below where above there is even less', () => {
  expect(placeSheet({ top: 300, bottom: 340 }, 700, view)).toEqual({ top: 344, maxHeight: 448 });
});

test('it never leaves what of the page is in view, as above a keyboard on the screen', () => {
  const { top, maxHeight } = placeSheet({ top: 300, bottom: 340 }, 340, { top: 0, bottom: 380 });
  expect(top).toBe(8);
  expect(maxHeight).toBe(288);
});

test('a sheet wider than what it belongs to stays in the view', () => {
  expect(placeStart(16, 200, 320)).toBe(16);
  expect(placeStart(200, 200, 320)).toBe(112);
  expect(placeStart(200, 400, 320)).toBe(8);
  expect(placeStart(0, 320, 320)).toBe(0);
});
