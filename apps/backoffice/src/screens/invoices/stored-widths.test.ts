import { expect, test } from 'vitest';
import { readColumnWidths, storeColumnWidths } from './stored-widths.ts';

function storageWith(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

// OFFICE-784
test('the widths that were set are kept', () => {
  const storage = storageWith(null);
  expect(readColumnWidths(storage)).toEqual({});
  storeColumnWidths(storage, { invoiceId: 180, amount: 96 });
  expect(readColumnWidths(storage)).toEqual({ invoiceId: 180, amount: 96 });
  storeColumnWidths(storage, {});
  expect(readColumnWidths(storage)).toEqual({});
});

test.each(['amount', 'amount:', 'amount:-90', 'amount:0', 'amount:99999', 'a b;c'])(
  '%j has no width',
  (text) => {
    expect(readColumnWidths(storageWith(text))).toEqual({});
  },
);
