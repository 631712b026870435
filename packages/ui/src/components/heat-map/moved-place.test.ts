import { expect, test } from 'vitest';
import { movedPlace } from './moved-place.ts';

const size = [7, 24] as const;
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey });

test.each([
  ['ArrowLeft', [3, 4]],
  ['ArrowRight', [3, 6]],
  ['ArrowUp', [2, 5]],
  ['ArrowDown', [4, 5]],
  ['Home', [3, 0]],
  ['End', [3, 23]],
  ['PageUp', [0, 5]],
  ['PageDown', [6, 5]],
  ['Tab', undefined],
] as const)('%s leads to %j', (key, place) => {
  expect(movedPlace(press(key), [3, 5], size, false)).toEqual(place);
});

test('Control leads to the first and the last cell of all', () => {
  expect(movedPlace(press('Home', true), [3, 5], size, false)).toEqual([0, 0]);
  expect(movedPlace(press('End', true), [3, 5], size, false)).toEqual([6, 23]);
});

test('no key leaves the grid', () => {
  expect(movedPlace(press('ArrowUp'), [0, 0], size, false)).toEqual([0, 0]);
  expect(movedPlace(press('ArrowRight'), [6, 23], size, false)).toEqual([6, 23]);
});

test('from right to left, Left leads to the next column', () => {
  expect(movedPlace(press('ArrowLeft'), [3, 5], size, true)).toEqual([3, 6]);
});
