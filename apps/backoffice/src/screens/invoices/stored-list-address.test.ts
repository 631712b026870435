import { expect, test } from 'vitest';
import { readListAddress, storeListAddress } from './stored-list-address.ts';

function storageWith(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

test('the way back leads to the list that was left, with its page, size and terminal', () => {
  const storage = storageWith(null);
  storeListAddress(storage, '/invoices?terminal=7&page=3&size=25');
  expect(readListAddress(storage)).toBe('/invoices?terminal=7&page=3&size=25');
});

test.each([null, '', '/invoices', 'https://evil.example?terminal=7', '/login?terminal=7'])(
  'where storage holds %j the way back leads to the list as it starts',
  (text) => {
    expect(readListAddress(storageWith(text))).toBe('/invoices');
  },
);
