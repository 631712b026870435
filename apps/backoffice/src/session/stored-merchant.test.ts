import { expect, test } from 'vitest';
import { readStoredMerchant } from './stored-merchant.ts';

const storing = (text: string | null) => ({ getItem: () => text });

test.each([null, '', '0', '-1', '1.5', 'x', '9'.repeat(20)])('%j stored is no merchant', (text) => {
  expect(readStoredMerchant(storing(text))).toBeNull();
});

test('the chosen merchant is read by its id', () => {
  expect(readStoredMerchant(storing('12'))).toBe(12);
  const asked: string[] = [];
  readStoredMerchant({ getItem: (key) => (asked.push(key), null) });
  expect(asked).toEqual(['tiyin.selectedMerchantId']);
});
