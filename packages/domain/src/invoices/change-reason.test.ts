import { describe, expect, it } from 'vitest';
import { minorUnits } from '../money/index.ts';
import { invoiceStatuses, isReason, isReasonRequired } from './index.ts';

const quiet = {
  isTest: true,
  vouchedAmount: minorUnits(0n),
  balanceChange: minorUnits(0n),
} as const;
const codes = invoiceStatuses.map(({ code }) => code);

// INVOICE-211
describe('a reason is required', () => {
  it('where money is booked that no provider reported, in test, too', () => {
    expect(isReasonRequired({ ...quiet, to: 'DONE', vouchedAmount: minorUnits(1n) })).toBe(true);
  });

  it("where it takes from the merchant's balance, and not where it adds to it", () => {
    expect(isReasonRequired({ ...quiet, to: 'PENDING', balanceChange: minorUnits(-1n) })).toBe(
      true,
    );
    expect(isReasonRequired({ ...quiet, to: 'PENDING', balanceChange: minorUnits(1n) })).toBe(
      false,
    );
  });

  it('where it ends an invoice in production', () => {
    const ends = (isTest: boolean) =>
      codes.filter((to) => isReasonRequired({ ...quiet, to, isTest }));
    expect(ends(false)).toEqual(['DONE', 'DECLINED', 'CANCELED']);
    expect(ends(true)).toEqual([]);
  });
});

it('a reason has 3 to 500 characters without the blanks around it', () => {
  expect(['ok', ' ok ', '   ', '', 'x'.repeat(501)].filter(isReason)).toEqual([]);
  expect(isReason(` ${'x'.repeat(500)}\n`)).toBe(true);
  expect(isReason('fee')).toBe(true);
  // Two units of UTF-16 each, and one character of the contract's `maxLength`.
  expect(isReason('👍'.repeat(500))).toBe(true);
  expect(['👍👍', '👍'.repeat(501)].filter(isReason)).toEqual([]);
});
