import { expect, test } from 'vitest';
import { readNeighbours, storeNeighbours } from './stored-neighbours.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

// OFFICE-454
test('an invoice has the neighbours of the list that was shown last', () => {
  const kept = storage();
  expect(readNeighbours(kept, 'b')).toBeUndefined();
  storeNeighbours(kept, ['a', 'b', 'c']);
  expect(readNeighbours(kept, 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(readNeighbours(kept, 'a')).toEqual({ previous: undefined, next: 'b' });
  expect(readNeighbours(kept, 'c')).toEqual({ previous: 'b', next: undefined });
  expect(readNeighbours(kept, 'd')).toBeUndefined();
});
