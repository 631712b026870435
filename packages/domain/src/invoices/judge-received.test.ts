import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minorUnits } from '../money/index.ts';
import {
  awaitedAmount,
  excessAmount,
  invoiceStatuses,
  judgeReceived,
  matchWindowMs,
  missingAmount,
  overPayments,
  type PaymentRules,
  type ReceivingDeposit,
  restAwaitedUntil,
  shortPayments,
  topUpMs,
} from './index.ts';

const usual: PaymentRules = { shortPayment: 'TOP_UP', overPayment: 'ACCEPT_AMOUNT' };
const plain = { withinGrace: true, wasRefused: false, wasMovedByPerson: false };
const deposit = (change: Partial<ReceivingDeposit> = {}): ReceivingDeposit => ({
  status: 'PENDING',
  amount: minorUnits(1_000n),
  received: minorUnits(900n),
  facts: plain,
  rules: usual,
  ...change,
});

describe('money that is less than the amount', () => {
  // INVOICE-221
  test.each(['IN_PROGRESS', 'PENDING', 'CANCELED', 'DECLINED'] as const)(
    'is a part of it in %s, and the rest is awaited',
    (status) => {
      expect(judgeReceived(deposit({ status }))).toEqual({
        path: status === 'PENDING' ? [] : ['PENDING'],
        status: 'PENDING',
        amount: 1_000n,
        booked: 0n,
        missing: 100n,
        excess: 0n,
        awaitsRest: true,
      });
    },
  );

  // INVOICE-222
  test('is the amount where its terminal accepts it', () => {
    const rules = { ...usual, shortPayment: 'ACCEPT' } as const;
    expect(judgeReceived(deposit({ rules }))).toMatchObject({
      path: ['PAYED', 'DONE'],
      amount: 900n,
      booked: 900n,
      missing: 0n,
    });
  });

  // INVOICE-24
  test('is for a person where its terminal leaves it to one', () => {
    const rules = { ...usual, shortPayment: 'PERSON' } as const;
    expect(judgeReceived(deposit({ rules }))).toMatchObject({
      status: 'ERROR',
      amount: 1_000n,
      booked: 0n,
      missing: 100n,
      awaitsRest: false,
    });
  });

  test.each([{ wasRefused: true }, { wasMovedByPerson: true }])(
    'is for a person after %j, and nothing more is awaited',
    (fact) => {
      for (const shortPayment of shortPayments) {
        const rules = { ...usual, shortPayment };
        const facts = { ...plain, ...fact };
        expect(judgeReceived(deposit({ rules, facts }))).toMatchObject({
          status: 'ERROR',
          amount: 1_000n,
          awaitsRest: false,
        });
      }
    },
  );
});

describe('money that is more than the amount', () => {
  test.each([
    ['ACCEPT_AMOUNT', { status: 'DONE', amount: 1_000n, booked: 1_000n, excess: 150n }],
    ['ACCEPT_ALL', { status: 'DONE', amount: 1_150n, booked: 1_150n, excess: 0n }],
    ['PERSON', { status: 'ERROR', amount: 1_000n, booked: 0n, excess: 150n }],
  ] as const)('under %s', (overPayment, outcome) => {
    const rules = { ...usual, overPayment };
    expect(judgeReceived(deposit({ received: minorUnits(1_150n), rules }))).toMatchObject(outcome);
  });

  test.each(['DONE', 'ERROR'] as const)('moves nothing in %s', (status) => {
    for (const overPayment of overPayments) {
      const rules = { ...usual, overPayment };
      const outcome = judgeReceived(deposit({ status, received: minorUnits(1_150n), rules }));
      expect(outcome).toMatchObject({ path: [], status, amount: 1_000n, booked: 0n, excess: 150n });
    }
  });
});

describe('whatever came', () => {
  const sums = fc.record({
    status: fc.constantFrom(...invoiceStatuses.map(({ code }) => code)),
    amount: fc.bigInt({ min: 1n, max: 10n ** 15n }).map(minorUnits),
    received: fc.bigInt({ min: 1n, max: 10n ** 15n }).map(minorUnits),
    facts: fc.record({
      withinGrace: fc.boolean(),
      wasRefused: fc.boolean(),
      wasMovedByPerson: fc.boolean(),
    }),
    rules: fc.record({
      shortPayment: fc.constantFrom(...shortPayments),
      overPayment: fc.constantFrom(...overPayments),
    }),
  });

  test('no unit is lost: what is received is booked or stays in suspense', () => {
    fc.assert(
      fc.property(sums, (input) => {
        const { amount, booked, missing, excess, status } = judgeReceived(input);
        expect(input.received + missing - excess).toBe(amount);
        expect(missing === 0n || excess === 0n).toBe(true);
        expect(booked === 0n || booked === amount).toBe(true);
        expect(booked <= input.received).toBe(true);
        expect(booked > 0n && status !== 'DONE').toBe(false);
        expect(booked > 0n && missing > 0n).toBe(false);
        // Only what is booked changes the amount.
        expect(amount !== input.amount && booked === 0n).toBe(false);
      }),
    );
  });

  test('exact money is the same under all rules', () => {
    fc.assert(
      fc.property(sums, (input) => {
        const exact = { ...input, received: input.amount };
        expect(judgeReceived(exact)).toEqual(judgeReceived({ ...exact, rules: usual }));
      }),
    );
  });

  test('parts in any order and number come to the same sum', () => {
    const parts = fc.array(fc.bigInt({ min: 1n, max: 500n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, (each) => {
        const amount = each.reduce((sum, part) => sum + part, 0n);
        let received = 0n;
        let status: ReceivingDeposit['status'] = 'IN_PROGRESS';
        let booked = 0n;
        for (const part of each) {
          received += part;
          const outcome = judgeReceived(
            deposit({ status, amount: minorUnits(amount), received: minorUnits(received) }),
          );
          ({ status } = outcome);
          booked += outcome.booked;
          if (received < amount) expect(outcome.awaitsRest).toBe(true);
        }
        expect([status, booked]).toEqual(['DONE', amount]);
      }),
    );
  });

  test('the next transfer is expected to bring what is missing, else the whole amount', () => {
    expect(awaitedAmount({ amount: minorUnits(1_000n), received: minorUnits(0n) })).toBe(1_000n);
    expect(awaitedAmount({ amount: minorUnits(1_000n), received: minorUnits(900n) })).toBe(100n);
    expect(awaitedAmount({ amount: minorUnits(1_000n), received: minorUnits(1_200n) })).toBe(
      1_000n,
    );
    expect(missingAmount({ amount: minorUnits(1_000n), received: minorUnits(1_200n) })).toBe(0n);
    expect(excessAmount({ amount: minorUnits(1_000n), received: minorUnits(900n) })).toBe(0n);
  });

  test('the rest is awaited for half an hour, and no shorter than the customer knows', () => {
    expect(topUpMs).toBe(30 * 60_000);
    expect(restAwaitedUntil(1_000, undefined)).toBe(1_000 + topUpMs);
    expect(restAwaitedUntil(1_000, matchWindowMs)).toBe(matchWindowMs);
    expect(restAwaitedUntil(matchWindowMs, matchWindowMs)).toBe(matchWindowMs + topUpMs);
  });
});
