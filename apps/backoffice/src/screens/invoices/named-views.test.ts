import { expect, test } from 'vitest';
import { MOST_VIEWS, type NamedView, dropView, planMove, readViews } from './named-views.ts';

const view = (name: string, terminal = 'all'): NamedView => ({
  name,
  address: `/invoices?terminal=${terminal}&statusIds=8&size=25`,
  hiddenColumns: ['statusDate'],
});

function storageWith(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
}

// OFFICE-623
test('a view of this browser is read until the server has it', () => {
  const storage = storageWith(JSON.stringify([view('Errors'), view('Large')]));
  expect(readViews(storage)).toEqual([view('Errors'), view('Large')]);
  dropView(storage, view('Errors'));
  expect(readViews(storage)).toEqual([view('Large')]);
  dropView(storage, view('Large'));
  expect(storage.getItem()).toBeNull();
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

// OFFICE-623
test('a view of this browser takes no name of the server, and one that the server has is not saved again', () => {
  const stored = [view('Errors', '7'), view('Errors 2'), view('Large'), view('x'.repeat(40))];
  const known = [view('Errors'), view('Large'), view('x'.repeat(40), '9')];
  expect(planMove(stored, known).map(({ saveAs }) => saveAs)).toEqual([
    'Errors 2',
    'Errors 2 2',
    undefined,
    `${'x'.repeat(38)} 2`,
  ]);
});
