import { expect, test } from 'vitest';
import { readHiddenColumns, storeHiddenColumns } from './stored-columns.ts';

const ids = ['invoiceId', 'createdDate', 'amount'];

function storageWith(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

// OFFICE-25
test('the columns that were put away stay away', () => {
  const storage = storageWith(null);
  expect(readHiddenColumns(storage, ids)).toEqual([]);
  storeHiddenColumns(storage, ['createdDate']);
  expect(readHiddenColumns(storage, ids)).toEqual(['createdDate']);
});

// OFFICE-450
test('the merchant is hidden until the person shows it', () => {
  const storage = storageWith(null);
  expect(readHiddenColumns(storage, [...ids, 'merchant'])).toEqual(['merchant']);
  storeHiddenColumns(storage, []);
  expect(readHiddenColumns(storage, [...ids, 'merchant'])).toEqual([]);
});

test.each([['gone'], [''], ['invoiceId,createdDate,amount']])(
  'where storage holds %j all are shown',
  (text) => {
    expect(readHiddenColumns(storageWith(text), ids)).toEqual([]);
  },
);
