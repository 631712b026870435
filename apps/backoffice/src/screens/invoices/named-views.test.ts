import { expect, test } from 'vitest';
import { MOST_VIEWS, readViews, storeViews, withView, type NamedView } from './named-views.ts';

const view = (name: string): NamedView => ({
  name,
  address: '/invoices?terminal=all&statusIds=8&size=25',
  hiddenColumns: ['statusDate'],
});

function storageWith(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

// OFFICE-24
test('a stored view is read again', () => {
  const storage = storageWith(null);
  expect(readViews(storage)).toEqual([]);
  storeViews(storage, [view('Errors')]);
  expect(readViews(storage)).toEqual([view('Errors')]);
});

test.each([
  '{',
  '{}',
  '"x"',
  '[1, null, {"name": "x"}]',
  '[{"name":"x","address":"https://evil"}]',
])('an invalid view is left out: %s', (text) => {
  expect(readViews(storageWith(text))).toEqual([]);
});

test('there are never more than people can oversee', () => {
  const many = Array.from({ length: MOST_VIEWS + 1 }, (_, index) => view(`View ${index}`));
  expect(readViews(storageWith(JSON.stringify(many)))).toHaveLength(MOST_VIEWS);
});

test('a view takes the place of the one that had its name, and all stand by name', () => {
  const changed = { ...view('Errors'), hiddenColumns: [] };
  expect(withView([view('Large'), view('Errors')], changed)).toEqual([changed, view('Large')]);
});
