import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minorUnits } from '../money/index.ts';
import {
  type FlowTypeCode,
  type InvoicePosition,
  flowTypes,
  invoicePosition,
  invoiceStatuses,
  isAmountFixed,
  positionDifference,
  positionMovements,
} from './index.ts';

const code = fc.constantFrom(...invoiceStatuses.map((status) => status.code));
const amount = fc.bigInt({ min: 0n, max: 10n ** 15n }).map(minorUnits);
const invoice = fc.record({
  flowType: fc.constantFrom(...flowTypes.map((flow) => flow.code)),
  amount,
  fee: amount,
});
const legs = ['suspense', 'merchantBalance', 'merchantReserve', 'paymentAccount', 'fees'] as const;
const sum = (position: InvoicePosition) => legs.reduce((total, leg) => total + position[leg], 0n);
const nothing: InvoicePosition = {
  suspense: minorUnits(0n),
  merchantBalance: minorUnits(0n),
  merchantReserve: minorUnits(0n),
  paymentAccount: minorUnits(0n),
  fees: minorUnits(0n),
};

describe('the books follow the status', () => {
  const deposit = { flowType: 'DEPOSIT', amount: minorUnits(1000n), fee: minorUnits(15n) } as const;
  const withdrawal = {
    flowType: 'WITHDRAWAL',
    amount: minorUnits(1000n),
    fee: minorUnits(15n),
  } as const;

  test('DONE moves a deposit out of suspense, to the merchant and to fees', () => {
    const position = { ...nothing, suspense: -1000n, merchantBalance: 985n, fees: 15n };
    expect(invoicePosition('DONE', deposit)).toEqual(position);
  });

  test('no other status of a deposit has anything booked', () => {
    for (const status of invoiceStatuses.filter((each) => each.code !== 'DONE')) {
      expect(invoicePosition(status.code, deposit)).toEqual(nothing);
    }
  });

  // LEDGER-20
  test('a withdrawal holds amount and fee in reserve from IN_PROGRESS to ERROR', () => {
    const position = { ...nothing, merchantBalance: -1015n, merchantReserve: 1015n };
    for (const status of ['IN_PROGRESS', 'PENDING', 'PAYED', 'ERROR'] as const) {
      expect(invoicePosition(status, withdrawal)).toEqual(position);
    }
  });

  test('DONE has paid a withdrawal from its account, and its fee', () => {
    const position = { ...nothing, merchantBalance: -1015n, paymentAccount: 1000n, fees: 15n };
    expect(invoicePosition('DONE', withdrawal)).toEqual(position);
  });

  test('a withdrawal that is new, canceled or declined holds nothing', () => {
    for (const status of ['NEW', 'CANCELED', 'DECLINED'] as const) {
      expect(invoicePosition(status, withdrawal)).toEqual(nothing);
    }
  });

  test('every position and every posting sums to zero', () => {
    fc.assert(
      fc.property(code, code, invoice, (from, to, row) => {
        const before = invoicePosition(from, row);
        expect(sum(before)).toBe(0n);
        expect(sum(positionDifference(before, invoicePosition(to, row)))).toBe(0n);
      }),
    );
  });

  // LEDGER-16
  test('the postings of any path through statuses add up to the position of the last one', () => {
    fc.assert(
      fc.property(fc.array(code, { minLength: 1 }), invoice, (walk, row) => {
        let before = invoicePosition('NEW', row);
        const booked = { ...nothing };
        for (const status of walk) {
          const after = invoicePosition(status, row);
          const posting = positionDifference(before, after);
          for (const leg of legs) Object.assign(booked, { [leg]: booked[leg] + posting[leg] });
          before = after;
        }
        expect(booked).toEqual(before);
      }),
    );
  });
});

test('an amount is committed once it is booked, or reserved for a payout', () => {
  const fixed = (flow: FlowTypeCode) =>
    invoiceStatuses.map(({ code: of }) => of).filter((of) => isAmountFixed(of, flow));
  expect(fixed('DEPOSIT')).toEqual(['DONE']);
  expect(fixed('WITHDRAWAL')).toEqual(['IN_PROGRESS', 'PENDING', 'PAYED', 'DONE', 'ERROR']);
});

// LEDGER-237
test('the movements of a difference are above zero and add up to it', () => {
  fc.assert(
    fc.property(code, code, invoice, (from, to, one) => {
      const difference = positionDifference(invoicePosition(from, one), invoicePosition(to, one));
      const movements = positionMovements(difference);
      const moved = (leg: keyof InvoicePosition) =>
        movements.reduce(
          (total, { from: loser, to: gainer, amount: each }) =>
            total + (gainer === leg ? each : 0n) - (loser === leg ? each : 0n),
          0n,
        );
      expect(movements.every(({ amount: each }) => each > 0n)).toBe(true);
      expect(legs.map(moved)).toEqual(legs.map((leg) => difference[leg]));
    }),
  );
});

test('what one place loses is spread over those that gain, and no movement is empty', () => {
  const difference = {
    ...nothing,
    suspense: minorUnits(-3n),
    paymentAccount: minorUnits(-2n),
    merchantBalance: minorUnits(4n),
    fees: minorUnits(1n),
  };
  expect(positionMovements(difference)).toEqual([
    { from: 'suspense', to: 'merchantBalance', amount: 3n },
    { from: 'paymentAccount', to: 'merchantBalance', amount: 1n },
    { from: 'paymentAccount', to: 'fees', amount: 1n },
  ]);
});
