import { expect, test } from 'vitest';
import { readCurrencies, storeCurrencies } from './stored-currencies.ts';

function storageWith(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

// OFFICE-442
test('the totals have room for as many currencies as they had last', () => {
  const storage = storageWith(null);
  storeCurrencies(storage, 3);
  expect(readCurrencies(storage)).toBe(3);
});

test('a list without invoices changes nothing', () => {
  const storage = storageWith('2');
  storeCurrencies(storage, 0);
  expect(readCurrencies(storage)).toBe(2);
});

test.each([[null], [''], ['0'], ['1.5'], ['many'], ['1000000']])(
  'where storage holds %j the number is not known',
  (text) => {
    expect(readCurrencies(storageWith(text))).toBeUndefined();
  },
);
