import { expect, test } from 'vitest';
import { makeNote } from '../../../fixtures/notes.ts';
import { joinNotes, withEarlier } from './note-pages.ts';

const noted = (...ids: number[]) => ids.map((id) => makeNote({ id }));
const idsOf = (notes: readonly { readonly id: number }[]) => notes.map(({ id }) => id);

// OFFICE-470
test('earlier notes stand before the newest, each once', () => {
  const newest = noted(3, 4);
  expect(idsOf(joinNotes(undefined, newest))).toEqual([3, 4]);
  const earlier = withEarlier(newest, { data: noted(1, 2), next: null });
  expect(earlier.next).toBeNull();
  // One was added since, and moved another off the newest page.
  expect(idsOf(joinNotes(earlier, noted(4, 5)))).toEqual([1, 2, 3, 4, 5]);
});
