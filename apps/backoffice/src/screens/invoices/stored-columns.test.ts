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
  storeHiddenColumns(storage, ids, ['createdDate']);
  expect(readHiddenColumns(storage, ids)).toEqual(['createdDate']);
});

// OFFICE-450
test('the merchant is hidden until the person shows it', () => {
  const storage = storageWith(null);
  const withMerchant = [...ids, 'merchant'];
  expect(readHiddenColumns(storage, withMerchant)).toEqual(['merchant']);
  storeHiddenColumns(storage, withMerchant, []);
  expect(readHiddenColumns(storage, withMerchant)).toEqual([]);
});

// OFFICE-460, OFFICE-472
test('a column that is new since the person chose is hidden if it is hidden at first', () => {
  const storage = storageWith(null);
  storeHiddenColumns(storage, ids, []);
  expect(readHiddenColumns(storage, [...ids, 'fee', 'lastError', 'later'])).toEqual([
    'fee',
    'lastError',
  ]);
});

test.each([['gone'], [''], ['-invoiceId,-createdDate,-amount']])(
  'where storage holds %j all are shown',
  (text) => {
    expect(readHiddenColumns(storageWith(text), ids)).toEqual([]);
  },
);
