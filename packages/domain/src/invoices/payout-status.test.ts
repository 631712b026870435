import { expect, test } from 'vitest';
import { payoutStatusByCode, payoutStatuses } from './index.ts';

test('the reference list of transactions counts from 1, and each is found by its code', () => {
  expect(payoutStatuses.map(({ id, code }) => `${id} ${code}`)).toEqual([
    '1 NEW',
    '2 SENT',
    '3 UNKNOWN',
    '4 PAID',
    '5 FAILED',
  ]);
  for (const status of payoutStatuses) expect(payoutStatusByCode(status.code)).toBe(status);
});
