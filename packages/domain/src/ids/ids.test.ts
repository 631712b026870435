import { expect, test } from 'vitest';
import { asId, type CallbackId, type MerchantId } from './index.ts';

// LEDGER-238
test('an id is the value that it names', () => {
  expect(asId<MerchantId>(7)).toBe(7);
  expect(asId<CallbackId>('c-1')).toBe('c-1');
});
