import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DepositPosition,
  depositPosition,
  invoiceStatuses,
  positionDifference,
} from './index.ts';

const code = fc.constantFrom(...invoiceStatuses.map((status) => status.code));
const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
const sum = ({ suspense, merchantBalance, fees }: DepositPosition) =>
  suspense + merchantBalance + fees;

describe('the books follow the status (decision 11)', () => {
  test('DONE moves the amount out of suspense, to the merchant and to fees', () => {
    const position = { suspense: -1000n, merchantBalance: 985n, fees: 15n };
    expect(depositPosition('DONE', 1000n, 15n)).toEqual(position);
  });

  test('no other status has anything booked', () => {
    for (const status of invoiceStatuses.filter((each) => each.code !== 'DONE')) {
      const position = depositPosition(status.code, 1000n, 15n);
      expect(position).toEqual({ suspense: 0n, merchantBalance: 0n, fees: 0n });
    }
  });

  test('every position and every posting sums to zero', () => {
    fc.assert(
      fc.property(code, code, amount, amount, (from, to, total, fee) => {
        const before = depositPosition(from, total, fee);
        const after = depositPosition(to, total, fee);
        expect(sum(before)).toBe(0n);
        expect(sum(positionDifference(before, after))).toBe(0n);
      }),
    );
  });

  test('what any walk through statuses posts adds up to the position it ends in', () => {
    fc.assert(
      fc.property(fc.array(code, { minLength: 1 }), amount, amount, (walk, total, fee) => {
        let before = depositPosition('NEW', total, fee);
        const booked = { suspense: 0n, merchantBalance: 0n, fees: 0n };
        for (const status of walk) {
          const after = depositPosition(status, total, fee);
          const posting = positionDifference(before, after);
          booked.suspense += posting.suspense;
          booked.merchantBalance += posting.merchantBalance;
          booked.fees += posting.fees;
          before = after;
        }
        expect(booked).toEqual(before);
      }),
    );
  });
});
