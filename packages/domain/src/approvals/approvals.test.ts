import { expect, test } from 'vitest';
import { minorUnits } from '../money/index.ts';
import {
  approvalKind,
  approvalKinds,
  hasDayThreshold,
  isAboveThreshold,
  isAlwaysApproved,
  isDecidedByMerchants,
} from './index.ts';

test('each kind of approval has its own code and name', () => {
  const names = approvalKinds.map((code) => approvalKind(code).name);
  expect(new Set(names).size).toBe(approvalKinds.length);
  expect(approvalKinds.map((code) => approvalKind(code).code)).toEqual(approvalKinds);
});

// LEDGER-292
test('only the end of an unknown payout always needs a second person', () => {
  expect(approvalKinds.filter(isAlwaysApproved)).toEqual(['PAYOUT_END']);
});

// PEOPLE-546
test('people of a merchant decide about refunds, keys and roles', () => {
  expect(approvalKinds.filter(isDecidedByMerchants)).toEqual(['REFUND', 'ROLE', 'API_KEY']);
});

// PEOPLE-535
test('only status changes have a threshold for the sum of a day', () => {
  expect(approvalKinds.filter(hasDayThreshold)).toEqual(['STATUS_CHANGE']);
});

// PEOPLE-261
test.each([
  [100n, 100n, false],
  [101n, 100n, true],
  [1n, 0n, true],
  [0n, 0n, false],
  [9_007_199_254_740_991n, null, false],
])('%d with the threshold %s needs approval: %s', (amount, threshold, isNeeded) => {
  expect(
    isAboveThreshold(minorUnits(amount), threshold === null ? null : minorUnits(threshold)),
  ).toBe(isNeeded);
});
