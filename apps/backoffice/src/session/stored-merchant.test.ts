import { expect, test } from 'vitest';
import { readStoredMerchant } from './stored-merchant.ts';

// OFFICE-10
test.each([
  [null, null],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['abc', null],
  ['2147483648', null],
  ['7', 7],
])('the stored merchant %j is %j', (text, merchantId) => {
  expect(readStoredMerchant({ getItem: () => text })).toBe(merchantId);
});
