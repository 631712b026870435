import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { expect, test } from 'vitest';
import { makeTransfer } from '../../../fixtures/transfers.ts';
import { candidateReasons } from './candidate-reasons.ts';

const transfer = makeTransfer();
const [likeliest] = transfer.candidates;
if (!likeliest) throw new Error('the fixture has no candidate');
const reasons = (differences: Partial<typeof likeliest>) =>
  candidateReasons({ ...likeliest, ...differences }, transfer);

// ROUTING-33
test('the exact amount on the same account is the first reason', () => {
  expect(reasons({})).toEqual(['same account', 'exact amount', 'made 11 min before the money']);
});

test('a name in the report stands before all', () => {
  expect(reasons({ isNamed: true })[0]).toBe('named by the report');
});

test.each([
  [12_600_000, '1\u202F000.00\u00A0UZS less than is missing'],
  [12_400_000, '1\u202F000.00\u00A0UZS more than is missing'],
  [0, 'nothing is missing'],
])('money for a deposit that misses %d says: %s', (missing, words) => {
  expect(reasons({ isExact: false, missing })[1]).toBe(words);
});

test('a deposit that ended says how long before the money', () => {
  const canceled = { ...invoiceStatusByCode('CANCELED'), code: 'CANCELED' as const };
  expect(reasons({ invoiceStatus: canceled })[2]).toBe('CANCELED 6 min before the money');
  const done = { ...invoiceStatusByCode('DONE'), code: 'DONE' as const };
  expect(reasons({ invoiceStatus: done })[2]).toContain('already paid');
});
