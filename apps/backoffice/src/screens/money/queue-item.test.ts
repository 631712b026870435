import { expect, test } from 'vitest';
import { afterDone, chosenOf } from './queue-item.ts';

test('the next item follows one that is done, at the end the one before', () => {
  expect([
    afterDone(['a', 'b', 'c'], 'b'),
    afterDone(['a', 'b'], 'b'),
    afterDone(['a'], 'a'),
  ]).toEqual(['c', 'a', undefined]);
});

test('an item that is gone gives way to the first', () => {
  const idOf = (id: string) => id;
  expect([
    chosenOf(['a', 'b'], idOf, 'b'),
    chosenOf(['a', 'b'], idOf, 'z'),
    chosenOf([], idOf, 'z'),
  ]).toEqual(['b', 'a', undefined]);
});
